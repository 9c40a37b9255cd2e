package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
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
import papercatalog.domain.model.Text;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Positions;

/**
 * A query for Lucene: words and {@code "phrases"}, also after {@code -}, {@code author:}, {@code
 * title:}, {@code venue:}, {@code topic:}, {@code collection:} or {@code year:}. Every text is a
 * query: text that cannot be parsed is words. A paper needs every word in some field; what counts
 * is its best field, and most of all the same title. The last word may be the begin of a longer
 * one. Other words that are too frequent to mean anything are ignored.
 */
public final class LuceneQuery {
  private static final String ANY = "";
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

  /** Words that are looked for, or excluded; the others are ignored. A phrase counts as one. */
  private static final int MAX_WORDS = 64;

  private static final int SHORTEST_PREFIX = 2;

  /** Words that may stand between those of a title. */
  private static final int SLOP = 2;

  private static final float TIE = 0.1f;
  private static final float TITLE_PHRASE = 5;
  private static final float EXACT_TITLE = 100;
  private static final QueryBuilder ANALYZED = new QueryBuilder(Words.ANALYZER);

  final String text;
  private final BooleanQuery.Builder all = new BooleanQuery.Builder();
  private final Set<Query> required = new HashSet<>();
  private final Set<Query> excluded = new HashSet<>();
  private final StringJoiner title = new StringJoiner(" ");
  private final CharArraySet marked = new CharArraySet(MAX_WORDS, false);
  private String prefix = "";

  public LuceneQuery(String text) {
    this.text = text;
    all.add(MatchAllDocsQuery.INSTANCE, Occur.FILTER);
    String read = text.substring(0, Math.min(SearchPattern.LONGEST_QUERY, text.length()));
    Matcher clause = CLAUSE.matcher(Text.composed(read));
    for (boolean found = clause.find(); found; ) {
      String field = Objects.requireNonNullElse(clause.group("field"), ANY);
      boolean phrase = clause.group("phrase") != null;
      String words = clause.group(phrase ? "phrase" : "words");
      boolean negated = clause.group("not") != null;
      found = clause.find();
      if (field.equals(ANY) || PaperFields.WEIGHTS.containsKey(field)) {
        add(field, words, phrase, negated, !found);
      } else {
        all.add(filter(field, words), negated ? Occur.MUST_NOT : Occur.FILTER);
      }
    }
    rankTitles(Words.spaced(title.toString()));
  }

  /**
   * The papers that meet the query between the dates of a page. All papers meet a query that names
   * none; one that only excludes gives everything else.
   */
  Query papers(PageRequest page) {
    Query undated = all.build();
    if (page.from().isEmpty() && page.until().isEmpty()) {
      return undated;
    }
    BytesRef first = new BytesRef(Positions.lowerBound(page.from()));
    BytesRef last = new BytesRef(Positions.upperBound(page.until()));
    Query dates =
        SortedDocValuesField.newSlowRangeQuery(PaperFields.POSITION, first, last, true, true);
    return new BooleanQuery.Builder().add(undated, Occur.MUST).add(dates, Occur.FILTER).build();
  }

  /** Whether papers must have this word of an abstract in any field. */
  boolean marks(CharSequence word) {
    return marked.contains(word) || (!prefix.isEmpty() && word.toString().startsWith(prefix));
  }

  /** Adds each word as names have it; a phrase and what is excluded as one. */
  private void add(String field, String text, boolean phrase, boolean negated, boolean last) {
    boolean any = field.equals(ANY) && !negated;
    List<String> texts = Words.texts(PaperFields.AUTHOR, text);
    boolean together = (phrase || negated) && !texts.isEmpty();
    Set<Query> words = negated ? excluded : required;
    for (String word : together ? List.of(String.join(" ", texts)) : texts) {
      boolean open =
          last && !together && word.equals(texts.getLast()) && word.length() >= SHORTEST_PREFIX;
      if (open || !any || !EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(word)) {
        Query query = inFields(field, word, open);
        if (words.size() < MAX_WORDS && words.add(query)) {
          all.add(query, negated ? Occur.MUST_NOT : Occur.MUST);
        }
        if (any) {
          marked.addAll(Words.texts(PaperFields.ABSTRACT, word));
          prefix = open ? word : prefix;
        }
      }
    }
    if (any) {
      title.add(text);
    }
  }

  private static Query inFields(String asked, String words, boolean prefix) {
    List<Query> fields = new ArrayList<>();
    PaperFields.WEIGHTS.forEach(
        (field, weight) -> {
          if (asked.equals(ANY) || asked.equals(field)) {
            fields.add(new BoostQuery(ANALYZED.createPhraseQuery(field, words), weight));
            if (prefix) {
              fields.add(new PrefixQuery(new Term(field, words)));
            }
          }
        });
    return new DisjunctionMaxQuery(fields, TIE);
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

  /** Ranks papers first whose title is the query, and then those whose title has it. */
  private void rankTitles(String text) {
    int words = Words.texts(PaperFields.TITLE, text).size();
    if (words > 0) {
      Query exact = new ConstantScoreQuery(new TermQuery(PaperFields.exactTitle(text)));
      all.add(new BoostQuery(exact, EXACT_TITLE), Occur.SHOULD);
    }
    if (words > 1 && words <= MAX_WORDS) {
      Query phrase = ANALYZED.createPhraseQuery(PaperFields.TITLE, text, SLOP);
      all.add(new BoostQuery(phrase, TITLE_PHRASE), Occur.SHOULD);
    }
  }
}
