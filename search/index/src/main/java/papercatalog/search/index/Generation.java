package papercatalog.search.index;

import module java.base;

import org.apache.lucene.facet.FacetsCollector;
import org.apache.lucene.facet.StringDocValuesReaderState;
import org.apache.lucene.facet.StringValueFacetCounts;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiReader;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.Cursor;
import papercatalog.domain.read.IndexedPaper;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.read.Scope;
import papercatalog.domain.read.SearchPage;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.Positions;
import papercatalog.search.index.RankedHits.End;

/** An open generation of the index. It never changes. */
public final class Generation extends IndexSearcher {
  private static final Sort BEST_THEN_NEWEST = bestThenLast(PaperFields.POSITION);
  private static final Sort LAST_ADDED = bestThenLast(PaperFields.ADDED);

  /** Only the first field decides: Lucene returns those that it sorts by. */
  private static final Sort STORED =
      new Sort(
          SortField.FIELD_DOC,
          new SortField(PaperFields.ID, SortField.Type.STRING),
          new SortField(PaperFields.REVISION, SortField.Type.LONG),
          new SortField(PaperFields.UPDATED, SortField.Type.LONG));

  private static final int FACET_VALUES = 20;

  /** With this many papers that have every word, the search looks for no others. */
  private static final int ENOUGH = 25;

  /** Papers below this share of the best score are left out: they have few of the words. */
  private static final float TAIL = 1 / 3f;

  /** The best papers, which are never left out: the best one may be much better than good ones. */
  private static final int KEPT = 10;

  /** The papers that a reference may mean; its request reads them with those of the page. */
  private static final int CANDIDATES = PageRequest.DEFAULT_LIMIT;

  private final Manifest manifest;
  private final Map<String, StringDocValuesReaderState> facets = new LinkedHashMap<>();

  Generation(Manifest manifest, IndexReader reader) throws IOException {
    super(reader);
    this.manifest = manifest;
    setQueryCache(null); // a function answers too few queries for it
    for (String field : manifest.files().isEmpty() ? List.<String>of() : PaperFields.FACETS) {
      facets.put(field, new StringDocValuesReaderState(reader, field));
    }
  }

  /** The generation before the first: without papers, facets and time. */
  static Generation none() {
    try {
      return new Generation(Manifest.EMPTY, new MultiReader());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** 0 before anything was indexed. */
  public long number() {
    return manifest.generation();
  }

  public int papers() {
    return getIndexReader().numDocs();
  }

  /**
   * The papers that meet a query. Their cursor never expires by date. By relevance it is exact in
   * one generation: scores differ a little in a later one, in which a paper may come twice or not
   * at all.
   */
  public Found search(LuceneQuery query, Ranking ranking, PageRequest page) throws IOException {
    IndexedWords indexed = new IndexedWords(getIndexReader());
    IndexedQuery bound = new IndexedQuery(query, indexed, page);
    Scope scope = Scope.dated(ranking.name(), query.text, page);
    Optional<End> end = Optional.empty();
    if (page.cursor().isPresent()) {
      end = Optional.of(End.of(Cursor.decode(page.cursor().get(), scope)));
    }
    boolean decides = query.isReference() && end.isEmpty();
    Map<AuthorHandle, Integer> people = end.isEmpty() ? indexed.people(query.name()) : Map.of();
    int others = people.size() + (decides ? CANDIDATES : 0);
    int limit = Math.min(page.limit(), BatchRead.MAX_KEYS - others);
    FieldDoc after =
        end.isEmpty() ? null : end.get().document(Math.max(0, getIndexReader().maxDoc() - 1));
    Hits found = hits(bound.every(), 0, ranking, limit, after);
    long every = found.total();
    if (every < ENOUGH && bound.canRelax()) {
      ScoreDoc[] best = search(bound.any(), KEPT).scoreDocs;
      float floor =
          best.length == 0 ? 0 : Math.min(best[0].score * TAIL, best[best.length - 1].score);
      found = hits(bound.ranked(), floor, ranking, limit, after);
    }
    List<PaperId> candidates = new ArrayList<>();
    if (decides) {
      for (ScoreDoc hit : search(bound.ranked(), CANDIDATES, BEST_THEN_NEWEST).scoreDocs) {
        candidates.add(Positions.paperAt(RankedHits.position((FieldDoc) hit)));
      }
    }
    RankedHits hits = new RankedHits(found.best(), scope, limit);
    SearchPage papers =
        new SearchPage(
            hits.page(end.isEmpty() ? Optional.empty() : end.get().meant()),
            found.total(),
            found.isExact(),
            bound.unknown().isEmpty() ? every : 0,
            bound.replaced(),
            bound.unknown(),
            people,
            facets(found.facets),
            number() > 0 ? Optional.of(manifest.asOf()) : Optional.empty());
    return new Found(papers, bound.marks(), candidates, hits);
  }

  private static Sort bestThenLast(String field) {
    return new Sort(SortField.FIELD_SCORE, new SortField(field, SortField.Type.STRING, true));
  }

  private Hits hits(Query query, float floor, Ranking ranking, int limit, FieldDoc after)
      throws IOException {
    Sort sort = ranking == Ranking.ADDED ? LAST_ADDED : BEST_THEN_NEWEST;
    CollectorManager<Hits, Hits> hits =
        new Hits(floor, ranking == Ranking.RELEVANCE, sort, limit + 2, after);
    return search(query, hits);
  }

  /** Papers in an order that never changes, without the first of them. */
  public List<IndexedPaper> papers(int from, int limit) throws IOException {
    Query all = MatchAllDocsQuery.INSTANCE;
    FieldDoc after = null;
    if (from > 0) {
      int last = search(all, from).scoreDocs[from - 1].doc;
      BytesRef afterIds = new BytesRef("~");
      after = new FieldDoc(last, 0, new Object[] {last, afterIds, 0L, 0L});
    }
    List<IndexedPaper> papers = new ArrayList<>();
    for (ScoreDoc paper : searchAfter(after, all, limit, STORED).scoreDocs) {
      Object[] fields = ((FieldDoc) paper).fields;
      Instant updated = Instant.ofEpochSecond((Long) fields[3]);
      papers.add(new IndexedPaper(new PaperId(text(fields[1])), (Long) fields[2], updated));
    }
    return papers;
  }

  private static String text(Object field) {
    return ((BytesRef) field).utf8ToString();
  }

  private Map<String, Map<String, Long>> facets(FacetsCollector found) throws IOException {
    Map<String, Map<String, Long>> counts = new LinkedHashMap<>();
    for (var facet : facets.entrySet()) {
      Map<String, Long> values = new LinkedHashMap<>();
      for (var value :
          new StringValueFacetCounts(facet.getValue(), found)
              .getTopChildren(FACET_VALUES, facet.getKey())
              .labelValues) {
        values.put(value.label, value.value.longValue());
      }
      counts.put(facet.getKey(), values);
    }
    return counts;
  }
}
