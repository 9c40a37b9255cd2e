package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TermRangeQuery;
import papercatalog.search.index.LuceneQuery.Clause;

/** What a reader marked as required or excluded: phrases, fields and filters. */
final class StrictClause {
  /** Names in the middle that a query may leave out; two names in another order count as two. */
  private static final int SKIPPED = 4;

  private StrictClause() {}

  /** The papers that meet a clause; the last one of a query may be the beginning of a word. */
  static Query of(Clause clause, IndexedWords indexed, boolean last) throws IOException {
    String field = clause.field();
    if (LuceneQuery.FILTERS.contains(field)) {
      return filter(field, clause.text());
    }
    List<String> texts = words(clause);
    if (texts.isEmpty()) {
      return clause.negated() ? MatchNoDocsQuery.INSTANCE : MatchAllDocsQuery.INSTANCE;
    }
    List<String> stems = new ArrayList<>();
    for (String word : texts) {
      stems.add(indexed.stem(word));
    }
    if (field.equals(PaperFields.AUTHOR) && texts.size() > 1) {
      return name(clause.text());
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    boolean everywhere = field.equals(LuceneQuery.ANY);
    boolean prose = field.equals(PaperFields.TITLE);
    Set<Query> phrases = new LinkedHashSet<>();
    if (everywhere || prose) {
      phrases.add(phrase(everywhere ? PaperFields.TEXT : field, stems, 0));
    }
    if (!prose) {
      phrases.add(phrase(everywhere ? PaperFields.TEXT : field, texts, 0));
    }
    if (everywhere) {
      phrases.add(phrase(PaperFields.OTHER, texts, 0));
    }
    if (last && !clause.phrase() && !clause.negated() && !everywhere && texts.size() == 1) {
      phrases.add(new PrefixQuery(new Term(field, texts.getFirst())));
    }
    phrases.forEach(it -> any.add(it, Occur.SHOULD));
    return any.build();
  }

  /**
   * The papers of an author by the parts of the name, {@code Vale, Ruth} or {@code Ruth Vale}:
   * names between them are skipped, and an initial stands for a given name on either side.
   */
  private static Query name(String text) {
    int comma = text.indexOf(',');
    List<String> words = new ArrayList<>(some(text.substring(comma + 1)));
    int given = words.size() - 1;
    if (comma >= 0) {
      given = words.size();
      words.addAll(some(text.substring(0, comma)));
    }
    List<String> initials = new ArrayList<>(words);
    boolean abbreviated = given > 0;
    for (int i = 0; i < given; i++) {
      String word = words.get(i);
      initials.set(i, word.substring(0, word.offsetByCodePoints(0, 1)));
      abbreviated &= initials.get(i).equals(word);
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    any.add(phrase(PaperFields.AUTHOR, words, SKIPPED), Occur.SHOULD);
    String field = abbreviated ? PaperFields.INITIALS : PaperFields.AUTHOR;
    any.add(phrase(field, initials, SKIPPED), Occur.SHOULD);
    return any.build();
  }

  /** The words that must be there, in their order. */
  static List<String> words(Clause clause) {
    return some(clause.text());
  }

  private static List<String> some(String text) {
    return Words.texts(text).stream().limit(IndexedQuery.MAX_WORDS).toList();
  }

  static Query phrase(String field, List<String> terms, int slop) {
    return terms.size() == 1
        ? new TermQuery(new Term(field, terms.getFirst()))
        : new PhraseQuery(slop, field, terms.toArray(String[]::new));
  }

  private static Query filter(String field, String text) {
    if (!field.equals(PaperFields.YEAR)) {
      String slug = text.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
      return new TermQuery(new Term(field, slug));
    }
    List<String> years =
        Stream.of(text.split("\\.\\.", -1)).map(it -> it.isEmpty() ? null : it).toList();
    return TermRangeQuery.newStringRange(field, years.getFirst(), years.getLast(), true, true);
  }
}
