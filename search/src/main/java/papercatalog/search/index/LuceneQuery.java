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
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.table.Positions;
import papercatalog.search.index.Clause.Target;

/**
 * A query for Lucene. A paper needs every word in some field; what counts is its best field, and
 * most of all the same title.
 */
public final class LuceneQuery {
  private static final float TIE = 0.1f;
  private static final float TITLE_PHRASE = 5;
  private static final float EXACT_TITLE = 100;

  /** Words that may stand between those of a title. */
  private static final int SLOP = 2;

  private final BooleanQuery.Builder all = new BooleanQuery.Builder();

  private LuceneQuery() {}

  /**
   * The papers that meet a query, from one date until the end of another. All papers meet a query
   * that names none; one that only excludes gives everything else.
   */
  public static Query of(
      ParsedQuery query, Optional<PublicationDate> from, Optional<PublicationDate> until) {
    LuceneQuery lucene = new LuceneQuery();
    lucene.all.add(MatchAllDocsQuery.INSTANCE, Occur.FILTER);
    QueryWord.of(query).forEach(lucene::add);
    query.clauses().forEach(lucene::addFilter);
    lucene.addTitle(query);
    if (from.isPresent() || until.isPresent()) {
      lucene.all.add(published(from, until), Occur.FILTER);
    }
    return lucene.all.build();
  }

  private void add(QueryWord word) {
    List<Query> fields = new ArrayList<>();
    for (Map.Entry<String, Float> field : PaperFields.WEIGHTS.entrySet()) {
      if (word.target() == Target.ANY || field.getKey().equals(name(word.target()))) {
        fields.add(new BoostQuery(inField(word, field.getKey()), field.getValue()));
        if (word.prefix()) {
          fields.add(new PrefixQuery(new Term(field.getKey(), word.names().getFirst())));
        }
      }
    }
    all.add(new DisjunctionMaxQuery(fields, TIE), word.negated() ? Occur.MUST_NOT : Occur.MUST);
  }

  private static Query inField(QueryWord word, String field) {
    List<String> terms = PaperFields.words(field) == Words.PROSE ? word.prose() : word.names();
    return terms.size() == 1
        ? new TermQuery(new Term(field, terms.getFirst()))
        : new PhraseQuery(field, terms.toArray(String[]::new));
  }

  private void addFilter(Clause clause) {
    Optional<Query> filter =
        switch (clause.target()) {
          case ANY, TITLE, AUTHOR, VENUE -> Optional.empty();
          case TOPIC, COLLECTION ->
              Optional.of(new TermQuery(new Term(name(clause.target()), slug(clause.text()))));
          case YEAR -> clause.years().map(years -> published(years.first(), years.last()));
        };
    filter.ifPresent(it -> all.add(it, clause.negated() ? Occur.MUST_NOT : Occur.FILTER));
  }

  /** Ranks papers first whose title is the query, and then those whose title has it. */
  private void addTitle(ParsedQuery query) {
    String text =
        query.clauses().stream()
            .filter(clause -> clause.target() == Target.ANY && !clause.negated())
            .map(Clause::text)
            .collect(Collectors.joining(" "));
    List<String> words = Words.PROSE.texts(text);
    if (words.isEmpty()) {
      return;
    }
    Query exact = new TermQuery(new Term(PaperFields.EXACT_TITLE, PaperFields.exactTitle(text)));
    all.add(new BoostQuery(new ConstantScoreQuery(exact), EXACT_TITLE), Occur.SHOULD);
    if (words.size() > 1 && words.size() <= QueryWord.MAX_WORDS) {
      Query phrase = new PhraseQuery(SLOP, PaperFields.TITLE, words.toArray(String[]::new));
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

  private static String slug(String text) {
    return text.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  private static String name(Target target) {
    return target.name().toLowerCase(Locale.ROOT);
  }
}
