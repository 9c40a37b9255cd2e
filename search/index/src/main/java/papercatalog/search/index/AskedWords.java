package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.en.EnglishAnalyzer;
import papercatalog.search.index.LuceneQuery.Clause;
import papercatalog.search.index.Words.Word;

/** The words of a query, before an index says which of them papers have. */
final class AskedWords {
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

  /** How often each word is asked for. */
  final Map<String, Integer> counts = new LinkedHashMap<>();

  /** A word with a hyphen, by each of its halves, as one word. */
  final Map<String, String> compounds = new HashMap<>();

  /** Words that every paper should have. */
  final Set<String> required = new HashSet<>();

  final Set<String> marked = new HashSet<>();

  /** The words that may be a title, in their order. */
  final List<String> title = new ArrayList<>();

  /** The last word, of which only the beginning may be typed; empty if it is whole. */
  String open = "";

  AskedWords(LuceneQuery query) {
    List<List<Clause>> groups = query.groups();
    for (int i = 0; i < groups.size(); i++) {
      for (Clause clause : groups.get(i)) {
        if (!clause.negated() && !LuceneQuery.FILTERS.contains(clause.field())) {
          add(clause, isLoose(groups.get(i)), query.prose, i == groups.size() - 1);
        }
      }
    }
    if (counts.isEmpty() && groups.stream().allMatch(AskedWords::isLoose)) {
      title.forEach(word -> counts.merge(word, 1, Integer::sum)); // only words that are ignored
      marked.addAll(title);
    }
    if (required.isEmpty() && groups.stream().allMatch(it -> isLoose(it) || isExclusion(it))) {
      required.addAll(counts.keySet());
    }
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
    for (var compound : Words.compounds(found, clause.text()).entrySet()) {
      int second = found.indexOf(compound.getKey());
      compounds.put(found.get(second - 1).text(), compound.getValue());
      compounds.put(compound.getKey().text(), compound.getValue());
    }
    for (Word word : found) {
      String text = YEAR.matcher(word.text()).replaceFirst("$1"); // 1968 of 1968b
      boolean ends = word.end() == clause.text().length();
      boolean opens = last && !prose && loose && ends && text.length() >= SHORTEST_PREFIX;
      if (opens || !EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(text)) {
        counts.merge(text, 1, Integer::sum);
        boolean dotted = word.end() - word.start() == 2 * text.length() - 1; // "L", "C.A.R"
        boolean initial = dotted && clause.text().startsWith(".", word.end());
        boolean number = YEAR.matcher(text).matches() || (prose && isNumber(text));
        if (loose && !initial && !number && !ASIDE.contains(text)) {
          required.add(text);
        }
        if (clause.field().equals(LuceneQuery.ANY) && !ASIDE.contains(text)) {
          marked.add(text);
        }
        open = opens ? text : open;
      }
      if (clause.field().equals(LuceneQuery.ANY)) {
        title.add(text);
      }
    }
  }

  private static boolean isNumber(String text) {
    return text.chars().allMatch(c -> Character.isDigit(c) || c == '.' || c == ',');
  }

  /** The content words of a title, or else all. */
  static List<String> contentWords(List<String> title) {
    List<String> contentWords =
        title.stream()
            .filter(it -> !ASIDE.contains(it))
            .filter(it -> !EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(it))
            .toList();
    return contentWords.isEmpty() ? title : contentWords;
  }
}
