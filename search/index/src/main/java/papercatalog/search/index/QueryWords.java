package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.en.EnglishAnalyzer;
import papercatalog.search.index.LuceneQuery.Clause;
import papercatalog.search.index.Words.Word;

/** The words of a query, before an index says which of them papers have. */
final class QueryWords {
  private static final int SHORTEST_PREFIX = 2;

  private static final Pattern YEAR = Pattern.compile("^(1[5-9]\\d\\d|20\\d\\d)[a-z]?$");

  /** The words of a question, and of a reference, that a paper need not have. */
  private static final Set<String> ASIDE =
      Set.of(
          ("about after all also am any been before between both can could did do does during each et"
                  + " for from had has have having he her here him his how i its me more most my no"
                  + " nor not on only or other our out over own pp same she should so some such than"
                  + " that them then there these they this those through too under until up us very"
                  + " vol was we were what when where which while who whom whose why will with would"
                  + " you your al")
              .split(" "));

  /** The words that may be a title, in their order. */
  final List<String> title = new ArrayList<>();

  /** The last word, of which only the beginning may be typed; empty if it is whole. */
  String open = "";

  /** Words next to each other that papers may have as one. */
  final Set<List<String>> pairs = new LinkedHashSet<>();

  private final Map<String, QueryWord> words = new LinkedHashMap<>();

  /**
   * A word that is asked for.
   *
   * @param required whether every paper should have it
   */
  record QueryWord(String text, int count, boolean required, boolean marked) {
    private QueryWord and(QueryWord again) {
      return new QueryWord(
          text, count + again.count, required || again.required, marked || again.marked);
    }

    private QueryWord asRequired() {
      return new QueryWord(text, count, true, marked);
    }
  }

  QueryWords(LuceneQuery query) {
    List<List<Clause>> groups = query.groups;
    for (int i = 0; i < groups.size(); i++) {
      for (Clause clause : groups.get(i)) {
        if (!clause.negated() && !LuceneQuery.FILTERS.contains(clause.field())) {
          add(clause, isLoose(groups.get(i)), query.prose, i == groups.size() - 1);
        }
      }
    }
    if (words.isEmpty() && groups.stream().allMatch(QueryWords::isLoose)) {
      // only words that are ignored
      title.forEach(it -> ask(new QueryWord(it, 1, false, true)));
    }
    if (!haveRequired() && groups.stream().allMatch(it -> isLoose(it) || isExclusion(it))) {
      words.replaceAll((_, word) -> word.asRequired());
    }
    for (int i = 1; i < title.size(); i++) {
      if (isRequired(title.get(i - 1)) && isRequired(title.get(i))) {
        pairs.add(title.subList(i - 1, i + 1));
      }
    }
  }

  /** Each word once. */
  Collection<QueryWord> each() {
    return words.values();
  }

  /** The title without words at its ends that papers need not have. */
  List<String> trimmedTitle() {
    List<String> required = required();
    return required.isEmpty()
        ? required
        : title.subList(
            title.indexOf(required.getFirst()), title.lastIndexOf(required.getLast()) + 1);
  }

  /** The words of the title that papers should have. */
  List<String> required() {
    return title.stream().filter(this::isRequired).toList();
  }

  /** The year behind the words of a citation, as of {@code (Sneath & Sokal, 1973)}. */
  Optional<String> lastYear() {
    return title.isEmpty() || isRequired(title.getLast())
        ? Optional.empty()
        : Optional.of(title.getLast()).filter(YEAR.asMatchPredicate());
  }

  boolean haveRequired() {
    return words.values().stream().anyMatch(QueryWord::required);
  }

  private boolean isRequired(String word) {
    return words.containsKey(word) && words.get(word).required();
  }

  /** Whether a clause is a word of its own, which papers may lack. */
  static boolean isLoose(List<Clause> alternatives) {
    return alternatives.size() == 1 && alternatives.getFirst().isWords();
  }

  private static boolean isExclusion(List<Clause> alternatives) {
    return alternatives.size() == 1 && alternatives.getFirst().negated();
  }

  private void add(Clause clause, boolean loose, boolean prose, boolean last) {
    List<Word> found = Words.of(clause.text());
    for (Word second : Words.compounds(found, clause.text()).keySet()) {
      pairs.add(List.of(found.get(found.indexOf(second) - 1).text(), second.text()));
    }
    boolean anywhere = clause.field().equals(LuceneQuery.ANY);
    for (Word word : found) {
      String text = YEAR.matcher(word.text()).replaceFirst("$1"); // 1968 of 1968b
      boolean aside = ASIDE.contains(text);
      boolean ends = word.end() == clause.text().length();
      boolean opens = last && !prose && loose && ends && text.length() >= SHORTEST_PREFIX;
      if (opens || !EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(text)) {
        boolean dotted = word.end() - word.start() == 2 * text.length() - 1; // "L", "C.A.R"
        boolean initial = dotted && clause.text().startsWith(".", word.end());
        boolean number = YEAR.matcher(text).matches() || (prose && isNumber(text));
        boolean required = loose && !initial && !number && !aside;
        ask(new QueryWord(text, 1, required, anywhere && !aside));
        open = opens ? text : open;
      }
      if (anywhere) {
        title.add(text);
      }
    }
  }

  private void ask(QueryWord word) {
    words.merge(word.text(), word, QueryWord::and);
  }

  private static boolean isNumber(String text) {
    return text.chars().allMatch(c -> Character.isDigit(c) || c == '.' || c == ',');
  }

  static boolean isContent(String word) {
    return !ASIDE.contains(word) && !EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(word);
  }

  /** The content words of a title, or else all. */
  static List<String> contentWords(List<String> title) {
    List<String> contentWords = title.stream().filter(QueryWords::isContent).toList();
    return contentWords.isEmpty() ? title : contentWords;
  }
}
