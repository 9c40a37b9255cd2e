package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.search.index.Words.Word;

/**
 * A reference as people print it, in any style. It means a paper if it has most of the words of the
 * title, all of its numbers, and the name of an author with the year; without the year, nearly all
 * words. Of a short title it must have all words together, between punctuation. A title that
 * follows another one is that of a volume.
 */
public final class PrintedReference {
  private static final int SHORTEST = 5;

  /** Titles with fewer words are part of other titles. */
  private static final int SHORT_TITLE = 4;

  private static final double MOST = 0.8;
  private static final double NEARLY_ALL = 0.95;

  /** Numbers of parts, issues and versions: {@code Part IV} is not {@code Part I}. */
  private static final Predicate<String> NUMBER = Pattern.compile("\\d+|[ivx]+").asMatchPredicate();

  /** Words before a title that are no names of its authors, for a title to be there. */
  private static final int ANOTHER_TITLE = 4;

  private static final int LONGEST_RUN = 40;
  private static final Pattern YEAR = Pattern.compile("(?<![\\d-])(1[5-9]|20)\\d\\d(?!\\d)");

  /** What sentences rarely have: initials, "et al.", volumes, numbers, pages and DOIs. */
  private static final Pattern PRINTED =
      Pattern.compile(
          "\\b\\p{Lu}\\.|\\p{L}+ \\p{Lu}{1,3}[,.(]|\\bet al\\b|\\b([Vv]ol|[Nn]o|pp?)\\. *\\d"
              + "|\\d *[-\u2013] *\\d|\\d *\\(\\d+\\)|\\d:\\d|\\b10\\.\\d{4}");

  private final String text;
  private final List<Word> words;
  private final List<String> all;
  private final Set<String> texts;

  public PrintedReference(String text) {
    this.text = text;
    this.words = Words.of(text);
    this.all = american(words);
    this.texts = Set.copyOf(all);
  }

  /** Whether a text is a reference rather than words to search for. */
  public static boolean is(String text) {
    return YEAR.matcher(text).find()
        && PRINTED.matcher(text).find()
        && text.split("\\s+", SHORTEST + 1).length > SHORTEST;
  }

  /** The runs of words that may be the title, longest first. */
  static List<List<String>> runs(List<String> words, int shortest) {
    List<List<String>> runs = new ArrayList<>();
    for (int length = Math.min(LONGEST_RUN, words.size()); length >= shortest; length--) {
      for (int from = 0; from + length <= words.size(); from++) {
        runs.add(words.subList(from, from + length));
      }
    }
    return runs;
  }

  /** The paper that the reference means, if it is one of these. */
  public Optional<Paper> of(List<Paper> papers) {
    return papers.stream()
        .filter(paper -> score(paper).isPresent())
        .max(Comparator.comparingDouble(paper -> score(paper).getAsDouble()));
  }

  /** From 0 to 1 for the paper that the reference means; empty for another paper. */
  public OptionalDouble score(Paper paper) {
    List<String> title = american(Words.of(paper.title()));
    List<String> contentWords = AskedWords.contentWords(title);
    int at = title.isEmpty() ? -1 : Collections.indexOfSubList(all, title);
    double share = contentWords.stream().filter(this::has).count() / (double) contentWords.size();
    boolean named = paper.authors().stream().anyMatch(this::names);
    boolean dated = texts.contains(paper.published().text().substring(0, 4));
    boolean identified = paper.identifiers().values().stream().anyMatch(text::contains);
    boolean together = at >= 0 && isBetweenMarks(at, title.size());
    boolean means =
        contentWords.size() < SHORT_TITLE
            ? together && named && dated
            : share >= MOST
                && title.stream().filter(NUMBER).allMatch(texts::contains)
                && (dated ? named || together : named && share >= NEARLY_ALL);
    double score = 0.6 * share + (named ? 0.2 : 0) + (dated ? 0.2 : 0);
    return (means && !(at >= 0 && followsAnotherTitle(at, paper)))
            || (identified && share >= MOST / 2)
        ? OptionalDouble.of(score)
        : OptionalDouble.empty();
  }

  private static List<String> american(List<Word> words) {
    return words.stream().map(word -> Stems.american(word.text())).toList();
  }

  private boolean has(String word) {
    return texts.contains(word) || texts.contains(Stems.of(word));
  }

  /** Whether it has the family name, to which a suffix such as Jr. does not belong. */
  private boolean names(Authorship author) {
    String family = author.person().map(PersonName::family).orElse(author.name());
    List<String> name = american(Words.of(family));
    return !name.isEmpty() && texts.contains(name.getLast());
  }

  private boolean isBetweenMarks(int at, int size) {
    String before = text.substring(0, words.get(at).start()).stripTrailing();
    String after = text.substring(words.get(at + size - 1).end()).stripLeading();
    return (before.isEmpty() || isMark(before.charAt(before.length() - 1)))
        && (after.isEmpty() || isMark(after.charAt(0)));
  }

  /** Whether words stand before a title that are neither names of its authors nor next to one. */
  private boolean followsAnotherTitle(int at, Paper paper) {
    Set<String> names =
        paper.authors().stream()
            .flatMap(author -> american(Words.of(author.name())).stream())
            .collect(Collectors.toSet());
    return paper.hasAllAuthors()
        && IntStream.range(0, at)
                .filter(i -> all.get(i).length() > 1 && !NUMBER.test(all.get(i)))
                .filter(
                    i ->
                        Collections.disjoint(
                            all.subList(Math.max(0, i - 2), Math.min(at, i + 3)), names))
                .count()
            >= ANOTHER_TITLE;
  }

  private static boolean isMark(char c) {
    return !Character.isLetterOrDigit(c) && c != '-';
  }
}
