package papercatalog.search.index;

import module java.base;

import org.apache.lucene.util.automaton.CharacterRunAutomaton;
import org.apache.lucene.util.automaton.LevenshteinAutomata;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.search.index.Words.Word;

/**
 * A reference as people print it, in any style. It means a paper if it has most of the words of the
 * title near each other, all of its numbers, and the name of an author with the year; without the
 * year, nearly all words. Of a short title it must have all words together, between punctuation. It
 * may begin with the title, without authors. A title that follows another one is that of a volume.
 * A text that is a title means its paper.
 */
public final class PrintedReference {
  private static final int SHORTEST = 5;

  /** Titles with fewer words are part of other titles. */
  private static final int SHORT_TITLE = 4;

  private static final double MOST = 0.8;
  private static final double NEARLY_ALL = 0.95;

  /** Numbers of parts, issues and versions: {@code Part IV} is not {@code Part I}. */
  private static final Predicate<String> NUMBER = Pattern.compile("\\d+|[ivx]+").asMatchPredicate();

  /** Words that a reference may have between those of a title. */
  private static final int SLACK = 2;

  /** Words before a title that are no names of its authors, for a title to be there. */
  private static final int ANOTHER_TITLE = 3;

  /** Shorter words are other words after one edit, not misspelled ones. */
  private static final int SHORTEST_CORRECTED = 5;

  private static final Pattern YEAR = Pattern.compile("(?<![\\d-])(1[5-9]|20)\\d\\d(?!\\d)");

  /**
   * What sentences rarely have: a year between marks, initials, volumes, numbers, pages, DOIs, and
   * the begin of a BibTeX entry.
   */
  private static final Pattern PRINTED =
      Pattern.compile(
          "[.,] \\d{4}[a-z]?[.,:;]|\\(\\d{4}[a-z]?\\)([.,:]| ['\u2018\u201c\"])|^\\s*@\\w+\\{"
              + "|\\b\\p{Lu}\\.|\\p{L}+ \\p{Lu}{1,3}[,.(]|\\b([Vv]ol|[Nn]o|pp?)\\. *\\d"
              + "|\\d *[-\u2013] *\\d|\\d *\\(\\d+\\)|\\d:\\d|\\b10\\.\\d{4}");

  /** What BibTeX writes around the values of an entry. */
  private static final Pattern FIELDS =
      Pattern.compile("@\\w++\\s*+\\{[^,{=]*+,|\\b\\w++\\s*+=(?=\\s*+[{\"\\d])");

  private final String text;
  private final List<Word> words;
  private final List<String> all;

  /** By words of the reference, since a paper may have thousands of authors. */
  private final Map<String, Predicate<String>> misspelled = new HashMap<>();

  public PrintedReference(String text) {
    this.text = FIELDS.matcher(text).replaceAll(" ");
    this.words = Words.of(this.text);
    this.all = american(words);
  }

  /** Whether a text is a reference rather than words to search for. */
  public static boolean is(String text) {
    return YEAR.matcher(text).find()
        && PRINTED.matcher(text).find()
        && text.split("\\s+", SHORTEST + 1).length > SHORTEST;
  }

  /** The paper that the reference means, if it is one of these; its successor if that fits too. */
  public Optional<Paper> of(List<Paper> papers) {
    return papers.stream()
        .flatMap(paper -> score(paper).stream().mapToObj(score -> Map.entry(score, paper)))
        .max(
            Map.Entry.<Double, Paper>comparingByKey()
                .thenComparing(scored -> scored.getValue().status().listed()))
        .map(Map.Entry::getValue);
  }

  /** From 0 to 1 for the paper that the reference means; empty for another paper. */
  public OptionalDouble score(Paper paper) {
    List<String> title = american(Words.of(paper.title()));
    boolean whole = title.equals(all) || american(Words.of(paper.fullTitle())).equals(all);
    if (whole && !all.isEmpty()) {
      return OptionalDouble.of(1);
    }
    List<String> read = corrected(title);
    List<String> contentWords = QueryWords.contentWords(title);
    if (common(contentWords, read) < MOST / 2 * contentWords.size()) {
      return OptionalDouble.empty(); // at once: to find the title's place takes longer
    }
    int exact = title.isEmpty() ? -1 : Collections.indexOfSubList(read, title);
    int at = exact >= 0 ? exact : nearest(title, read, title.size() + SLACK);
    List<String> near = read.subList(at, Math.min(at + title.size() + SLACK, read.size()));
    double share = common(contentWords, near) / (double) contentWords.size();
    List<String> outside = new ArrayList<>(all);
    if (exact >= 0) {
      outside.subList(exact, exact + title.size()).clear();
    }
    boolean named = paper.authors().stream().anyMatch(author -> names(author, outside, exact >= 0));
    int year = all.indexOf(paper.published().text().substring(0, 4));
    boolean together = exact >= 0 && isBetweenMarks(exact, title.size());
    boolean by = named || (together && IntStream.range(0, at).noneMatch(this::isNameOrTitle));
    boolean means =
        contentWords.size() < SHORT_TITLE
            ? together && by && year >= 0
            : share >= MOST
                && title.stream().filter(NUMBER).allMatch(near::contains)
                && (year >= 0 ? by : named && share >= NEARLY_ALL);
    double score = 0.6 * share + (named ? 0.2 : 0) + (year >= 0 ? 0.2 : 0);
    return (means && !followsAnotherTitle(at, year, paper))
            || (identifies(paper) && share >= MOST / 2)
        ? OptionalDouble.of(score)
        : OptionalDouble.empty();
  }

  /** Where words next to each other, of this number, have most words of a title. */
  private static int nearest(List<String> title, List<String> words, int size) {
    int nearest = 0;
    int most = 0;
    for (int at = 0; at < words.size(); at++) {
      int common = common(title, words.subList(at, Math.min(at + size, words.size())));
      nearest = common > most ? at : nearest;
      most = Math.max(common, most);
    }
    return nearest;
  }

  /** The number of words of a title that a text has as often. */
  private static int common(List<String> title, List<String> text) {
    List<String> left = new ArrayList<>(text);
    return (int)
        title.stream().filter(word -> left.remove(word) || left.remove(Stems.of(word))).count();
  }

  /** Its words, of which those that differ by one edit from a word of the title are that word. */
  private List<String> corrected(List<String> title) {
    List<String> corrected = new ArrayList<>(all);
    for (String word : title) {
      if (!all.contains(word)) {
        Predicate<String> misspelled = misspelled(word);
        corrected.replaceAll(it -> !title.contains(it) && misspelled.test(it) ? word : it);
      }
    }
    return corrected;
  }

  private static Predicate<String> misspelled(String word) {
    if (word.length() < SHORTEST_CORRECTED || !word.chars().allMatch(Character::isLetter)) {
      return _ -> false;
    }
    return new CharacterRunAutomaton(new LevenshteinAutomata(word, true).toAutomaton(1))::run;
  }

  private boolean identifies(Paper paper) {
    return paper.identifiers().entrySet().stream()
        .filter(
            it ->
                IdentifierScheme.of(it.getKey()).filter(IdentifierScheme::namesOneWork).isPresent())
        .map(it -> american(Words.of(it.getValue())))
        .anyMatch(it -> !it.isEmpty() && Collections.indexOfSubList(all, it) >= 0);
  }

  private static List<String> american(List<Word> words) {
    return words.stream().map(word -> Stems.american(word.text())).toList();
  }

  /** Whether words have the family name, to which a suffix such as Jr. does not belong. */
  private boolean names(Authorship author, List<String> words, boolean perhapsMisspelled) {
    String family = author.person().map(PersonName::family).orElse(author.name());
    List<String> name = american(Words.of(family));
    return !name.isEmpty()
        && (words.contains(name.getLast())
            || (perhapsMisspelled
                && words.stream().anyMatch(word -> isNearly(word, name.getLast()))));
  }

  private boolean isNearly(String word, String name) {
    return name.length() > SHORTEST_CORRECTED
        && misspelled.computeIfAbsent(word, PrintedReference::misspelled).test(name);
  }

  private boolean isBetweenMarks(int at, int size) {
    String before = text.substring(0, words.get(at).start()).stripTrailing();
    String after = text.substring(words.get(at + size - 1).end()).stripLeading();
    return (before.isEmpty() || isMark(before.charAt(before.length() - 1)))
        && (after.isEmpty() || isMark(after.charAt(0)));
  }

  /**
   * Whether words stand before a title that are neither names of its authors nor next to one. Words
   * behind the year are no names.
   */
  private boolean followsAnotherTitle(int at, int year, Paper paper) {
    Set<String> names =
        paper.authors().stream()
            .flatMap(author -> american(Words.of(author.name())).stream())
            .collect(Collectors.toSet());
    return paper.hasAllAuthors()
        && IntStream.range(0, at)
                .filter(this::isNameOrTitle)
                .filter(
                    i ->
                        (year >= 0 && year < i)
                            || Collections.disjoint(
                                all.subList(Math.max(0, i - 2), Math.min(at, i + 3)), names))
                .count()
            >= ANOTHER_TITLE;
  }

  private boolean isNameOrTitle(int at) {
    return all.get(at).length() > 1 && !NUMBER.test(all.get(at));
  }

  private static boolean isMark(char c) {
    return !Character.isLetterOrDigit(c) && c != '-';
  }
}
