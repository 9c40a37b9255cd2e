package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.search.index.Words.Word;

/**
 * A reference as people print it, in any style. It means a paper if it has most of the words of the
 * title, and the name of an author or the year. Of a short title it must have all words together,
 * between punctuation, with the name and the year.
 */
public final class PrintedReference {
  private static final int SHORTEST = 5;

  /** Titles with fewer words are part of other titles. */
  private static final int SHORT_TITLE = 4;

  private static final double MOST = 0.8;
  private static final int LONGEST_RUN = 40;
  private static final Pattern YEAR = Pattern.compile("(?<![\\d-])(1[5-9]|20)\\d\\d(?!\\d)");

  /** What sentences rarely have: initials, "et al.", volumes, numbers, pages and DOIs. */
  private static final Pattern PRINTED =
      Pattern.compile(
          "\\b\\p{Lu}\\.|\\p{L}+ \\p{Lu}{1,3}[,.(]|\\bet al\\b|\\b([Vv]ol|[Nn]o|pp?)\\. *\\d"
              + "|\\d *[-\u2013] *\\d|\\d *\\(\\d+\\)|\\d:\\d|\\b10\\.\\d{4}");

  private final String text;
  private final List<Word> words;
  private final Set<String> texts;

  public PrintedReference(String text) {
    this.text = text;
    this.words = Words.of(text);
    this.texts = words.stream().map(Word::text).collect(Collectors.toSet());
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
    List<String> title = Words.texts(paper.title());
    List<String> contentWords = AskedWords.contentWords(title);
    double share = contentWords.stream().filter(this::has).count() / (double) contentWords.size();
    boolean named = paper.authors().stream().map(Authorship::name).anyMatch(this::names);
    boolean dated = texts.contains(paper.published().text().substring(0, 4));
    boolean identified = paper.identifiers().values().stream().anyMatch(text::contains);
    boolean together = isTogether(title);
    boolean means =
        contentWords.size() < SHORT_TITLE
            ? together && named && dated
            : share >= MOST && (named || (dated && together));
    double score = 0.6 * share + (named ? 0.2 : 0) + (dated ? 0.2 : 0);
    return means || (identified && share >= MOST / 2)
        ? OptionalDouble.of(score)
        : OptionalDouble.empty();
  }

  private boolean has(String word) {
    return texts.contains(word) || texts.contains(Stems.of(word));
  }

  private boolean names(String author) {
    List<String> name = Words.texts(author);
    return !name.isEmpty() && texts.contains(name.getLast());
  }

  private boolean isTogether(List<String> title) {
    List<String> all = words.stream().map(Word::text).toList();
    int at = title.isEmpty() ? -1 : Collections.indexOfSubList(all, title);
    if (at < 0) {
      return false;
    }
    String before = text.substring(0, words.get(at).start()).stripTrailing();
    String after = text.substring(words.get(at + title.size() - 1).end()).stripLeading();
    return (before.isEmpty() || isMark(before.charAt(before.length() - 1)))
        && (after.isEmpty() || isMark(after.charAt(0)));
  }

  private static boolean isMark(char c) {
    return !Character.isLetterOrDigit(c) && c != '-';
  }
}
