package papercatalog.search.index;

import module java.base;

import papercatalog.search.index.Clause.Target;

/**
 * A word, or the words of a phrase, that papers must or must not have.
 *
 * @param prose the words as titles and abstracts have them
 * @param names the same as names have them
 * @param prefix whether a longer word is as good: that of a single word that may not be whole
 * @param negated whether papers with it are left out
 */
record QueryWord(
    Target target, List<String> prose, List<String> names, boolean prefix, boolean negated) {
  /** Words that are looked for; the others are ignored. */
  static final int MAX_WORDS = 64;

  private static final int SHORTEST_PREFIX = 2;

  /** The words of a query, each once, without those that are too frequent to mean anything. */
  static List<QueryWord> of(ParsedQuery query) {
    List<QueryWord> words = new ArrayList<>();
    for (int i = 0; i < query.clauses().size(); i++) {
      Clause clause = query.clauses().get(i);
      if (clause.target().isText()) {
        add(clause, i == query.clauses().size() - 1, words);
      }
    }
    if (words.stream().anyMatch(word -> !word.negated() && !word.isStopWord())) {
      words.removeIf(QueryWord::isStopWord);
    }
    return words.subList(0, Math.min(MAX_WORDS, words.size()));
  }

  private static void add(Clause clause, boolean last, List<QueryWord> words) {
    List<String> prose = Words.PROSE.texts(clause.text());
    List<String> names = Words.NAMES.texts(clause.text());
    if (prose.isEmpty()) {
      return;
    }
    if (clause.phrase() || clause.negated()) {
      words.add(new QueryWord(clause.target(), prose, names, false, clause.negated()));
      return;
    }
    Set<QueryWord> seen = new HashSet<>(words);
    for (int i = 0; i < prose.size(); i++) {
      boolean prefix = last && i == prose.size() - 1 && names.get(i).length() >= SHORTEST_PREFIX;
      QueryWord word =
          new QueryWord(
              clause.target(), List.of(prose.get(i)), List.of(names.get(i)), prefix, false);
      if (seen.add(word)) {
        words.add(word);
      }
    }
  }

  /** The last word is never one: it may be the begin of a longer one. */
  private boolean isStopWord() {
    return target == Target.ANY
        && !negated
        && !prefix
        && names.size() == 1
        && Words.isStopWord(names.getFirst());
  }
}
