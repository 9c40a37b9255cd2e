package papercatalog.search.index;

import module java.base;

import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TermRangeQuery;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.QueryBuilder;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.table.Positions;

/**
 * A query for Lucene. A paper needs every word in some field; what counts is its best field, and
 * most of all the same title.
 */
final class LuceneQuery {
  private static final float TIE = 0.1f;
  private static final float TITLE_PHRASE = 5;
  private static final float EXACT_TITLE = 100;

  /** Words that may stand between those of a title. */
  private static final int SLOP = 2;

  private static final QueryBuilder ANALYZED = new QueryBuilder(Words.ANALYZER);

  private LuceneQuery() {}

  /**
   * The papers that meet a query, from one date until the end of another. All papers meet a query
   * that names none; one that only excludes gives everything else.
   */
  static Query of(String text, Optional<PublicationDate> from, Optional<PublicationDate> until) {
    List<Clause> clauses = Clause.parse(text);
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    all.add(MatchAllDocsQuery.INSTANCE, Occur.FILTER);
    for (Clause word : Clause.words(clauses)) {
      all.add(inFields(word), word.negated() ? Occur.MUST_NOT : Occur.MUST);
    }
    for (Clause clause : clauses) {
      filter(clause).ifPresent(it -> all.add(it, clause.negated() ? Occur.MUST_NOT : Occur.FILTER));
    }
    addTitle(clauses, all);
    if (from.isPresent() || until.isPresent()) {
      all.add(published(from, until), Occur.FILTER);
    }
    return all.build();
  }

  private static Query inFields(Clause word) {
    List<Query> fields = new ArrayList<>();
    PaperFields.WEIGHTS.forEach(
        (field, weight) -> {
          if (word.field().equals(Clause.ANY) || word.field().equals(field)) {
            Query words = ANALYZED.createPhraseQuery(field, word.text());
            fields.add(new BoostQuery(words, weight));
            if (!word.phrase()) {
              fields.add(new PrefixQuery(new Term(field, word.text())));
            }
          }
        });
    return new DisjunctionMaxQuery(fields, TIE);
  }

  private static Optional<Query> filter(Clause clause) {
    if (clause.isText()) {
      return Optional.empty();
    }
    if (!clause.field().equals(PaperFields.YEAR)) {
      String slug = clause.text().strip().toLowerCase(Locale.ROOT).replace(' ', '-');
      return Optional.of(new TermQuery(new Term(clause.field(), slug)));
    }
    List<String> years =
        Stream.of(clause.text().split("\\.\\.", -1)).map(it -> it.isEmpty() ? null : it).toList();
    return Optional.of(
        TermRangeQuery.newStringRange(
            PaperFields.YEAR, years.getFirst(), years.getLast(), true, true));
  }

  /** Ranks papers first whose title is the query, and then those whose title has it. */
  private static void addTitle(List<Clause> clauses, BooleanQuery.Builder all) {
    String text =
        clauses.stream()
            .filter(clause -> clause.field().equals(Clause.ANY) && !clause.negated())
            .map(Clause::text)
            .collect(Collectors.joining(" "));
    int words = Words.texts(PaperFields.TITLE, text).size();
    if (words > 0) {
      Query exact = new ConstantScoreQuery(new TermQuery(PaperFields.exactTitle(text)));
      all.add(new BoostQuery(exact, EXACT_TITLE), Occur.SHOULD);
    }
    if (words > 1 && words <= Clause.MAX_WORDS) {
      Query phrase = ANALYZED.createPhraseQuery(PaperFields.TITLE, text, SLOP);
      all.add(new BoostQuery(phrase, TITLE_PHRASE), Occur.SHOULD);
    }
  }

  private static Query published(Optional<PublicationDate> from, Optional<PublicationDate> until) {
    return SortedDocValuesField.newSlowRangeQuery(
        PaperFields.POSITION,
        new BytesRef(Positions.lowerBound(from)),
        new BytesRef(Positions.upperBound(until)),
        true,
        true);
  }
}
