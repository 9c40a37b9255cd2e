package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.en.EnglishAnalyzer;
import papercatalog.domain.pattern.SearchPattern;

/**
 * A part of a query: a word, a {@code "phrase"}, or one of them after {@code -}, {@code author:},
 * {@code title:}, {@code venue:}, {@code topic:}, {@code collection:} or {@code year:}.
 *
 * @param field of the index; {@link #ANY} for all fields of text
 * @param text as the user wrote it, without quotation marks; of years {@code 2015}, {@code
 *     2015..2020}, {@code 2015..} or {@code ..2020}
 * @param phrase whether the words must be adjacent, and the last one whole
 * @param negated whether papers with it are left out
 */
record Clause(String field, String text, boolean phrase, boolean negated) {
  static final String ANY = "";

  /** Words that are looked for; the others are ignored. */
  static final int MAX_WORDS = 64;

  private static final int SHORTEST_PREFIX = 2;

  private static final Pattern CLAUSE =
      Pattern.compile(
          """
          (?<not>-(?=TEXT))?
          ((?<field>title|author|venue|topic|collection|year(?=:YEARS)):(?=TEXT))?
          (QUOTE(?<phrase>OTHER*+)QUOTE(?!TEXT) | (?<words>TEXT++))"""
              .replace("YEARS", "QUOTE?(\\d{4}(\\.\\.(\\d{4})?)?|\\.\\.\\d{4})QUOTE?(?!TEXT)")
              .replace("TEXT", "[^\\p{Z}\\p{Cc}]")
              .replace("QUOTE", "[\"\u201c\u201d\u201e]")
              .replace("OTHER", "[^\"\u201c\u201d\u201e]"),
          Pattern.COMMENTS);

  /**
   * The clauses of a query; a paper must meet all of them. Every text is a query: text that cannot
   * be parsed is words. Text beyond {@link SearchPattern#LONGEST_QUERY} is ignored.
   */
  static List<Clause> parse(String query) {
    String read = query.substring(0, Math.min(SearchPattern.LONGEST_QUERY, query.length()));
    return CLAUSE
        .matcher(Normalizer.normalize(read, Normalizer.Form.NFC))
        .results()
        .map(Clause::of)
        .toList();
  }

  private static Clause of(MatchResult found) {
    String phrase = found.group("phrase");
    return new Clause(
        Objects.requireNonNullElse(found.group("field"), ANY),
        phrase == null ? found.group("words") : phrase,
        phrase != null,
        found.group("not") != null);
  }

  /**
   * The words of a query as names have them, each once, without those that are too frequent to mean
   * anything. A phrase counts as one. The last word may be the begin of a longer one; all others
   * are phrases.
   */
  static List<Clause> words(List<Clause> query) {
    Map<String, Clause> distinct = new LinkedHashMap<>(); // a record's hash code is slow at a start
    for (Iterator<Clause> all = query.iterator(); all.hasNext(); ) {
      Clause clause = all.next();
      List<String> texts =
          clause.isText() ? Words.texts(PaperFields.AUTHOR, clause.text) : List.of();
      boolean together = clause.phrase || clause.negated;
      boolean last = !all.hasNext() && !together;
      for (String text : together ? List.of(String.join(" ", texts)) : texts) {
        boolean open = last && text.equals(texts.getLast()) && text.length() >= SHORTEST_PREFIX;
        distinct.putIfAbsent(
            clause.field + ":" + text + !open + clause.negated,
            new Clause(clause.field, text, !open, clause.negated));
      }
    }
    Collection<Clause> words = distinct.values();
    words.removeIf(word -> word.text.isEmpty());
    if (words.stream().anyMatch(word -> !word.negated && !word.isStopWord())) {
      words.removeIf(Clause::isStopWord);
    }
    return words.stream().limit(MAX_WORDS).toList();
  }

  private boolean isStopWord() {
    return field.equals(ANY)
        && !negated
        && phrase
        && EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(text);
  }

  /** Whether the text is words. */
  boolean isText() {
    return field.equals(ANY) || PaperFields.WEIGHTS.containsKey(field);
  }
}
