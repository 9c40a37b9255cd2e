package papercatalog.search.index;

import module java.base;

import org.apache.lucene.facet.FacetsCollector;
import org.apache.lucene.facet.FacetsCollectorManager;
import org.apache.lucene.facet.LabelAndValue;
import org.apache.lucene.facet.StringDocValuesReaderState;
import org.apache.lucene.facet.StringValueFacetCounts;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiReader;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MultiCollectorManager;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TopFieldCollectorManager;
import org.apache.lucene.search.TopFieldDocs;
import org.apache.lucene.util.Bits;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.PageRequest;
import papercatalog.search.index.SearchRequest.Ranking;

/** An open generation of the index. It never changes. */
public final class Generation {
  private static final SortField BY_POSITION =
      new SortField(PaperFields.POSITION, SortField.Type.STRING, true);
  private static final Sort NEWEST = new Sort(BY_POSITION);
  private static final Sort RELEVANCE = new Sort(SortField.FIELD_SCORE, BY_POSITION);

  private static final int FACET_VALUES = 20;

  private final Manifest manifest;
  private final IndexReader reader;
  private final IndexSearcher searcher;
  private final Map<String, StringDocValuesReaderState> facets = new LinkedHashMap<>();

  /**
   * @param reader closed when the last use ends
   */
  Generation(Manifest manifest, IndexReader reader) throws IOException {
    this.manifest = manifest;
    this.reader = reader;
    searcher = new IndexSearcher(reader);
    searcher.setQueryCache(null); // a function answers too few queries for it
    for (String field : PaperFields.FACETS) {
      facets.put(field, new StringDocValuesReaderState(reader, field));
    }
  }

  /** Before the first. */
  static Generation none() {
    try {
      return new Generation(Manifest.EMPTY, new MultiReader());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  long number() {
    return manifest.generation();
  }

  /** Number of papers. */
  public int papers() {
    return reader.numDocs();
  }

  IndexReader reader() {
    return reader;
  }

  /** The papers that meet a query. */
  public SearchPage search(SearchRequest request) throws IOException {
    PageRequest page = request.page();
    Query query = LuceneQuery.of(request.text(), page.from(), page.until());
    FieldDoc after =
        page.cursor().isEmpty() || reader.maxDoc() == 0
            ? null
            : request.end(page.cursor().get(), reader.maxDoc() - 1);
    Object[] found =
        searcher.search(
            query,
            new MultiCollectorManager(
                new TopFieldCollectorManager(
                    request.ranking() == Ranking.NEWEST ? NEWEST : RELEVANCE,
                    page.limit() + 1,
                    after,
                    Integer.MAX_VALUE),
                new FacetsCollectorManager()));
    TopFieldDocs top = (TopFieldDocs) found[0];
    List<PaperId> hits = new ArrayList<>();
    Optional<String> next = Optional.empty();
    for (ScoreDoc hit : top.scoreDocs) {
      if (hits.size() == page.limit()) {
        FieldDoc last = (FieldDoc) top.scoreDocs[page.limit() - 1];
        next = Optional.of(request.cursor(last));
      } else {
        hits.add(id(hit.doc));
      }
    }
    return new SearchPage(
        hits, top.totalHits.value(), facets((FacetsCollector) found[1]), next, manifest.asOf());
  }

  /**
   * Gives each paper with a number, in an order that is the same for the whole generation.
   *
   * @param field a number: {@link PaperFields#REVISION} or {@link PaperFields#UPDATED}
   * @param from number of papers to skip
   * @param limit maximum number of papers
   */
  public void papers(String field, int from, int limit, BiConsumer<PaperId, Long> each)
      throws IOException {
    int at = 0;
    for (LeafReaderContext leaf : reader.leaves()) {
      LeafReader segment = leaf.reader();
      SortedDocValues ids = DocValues.getSorted(segment, PaperFields.ID);
      NumericDocValues numbers = DocValues.getNumeric(segment, field);
      Bits kept = segment.getLiveDocs(); // null when none was deleted
      for (int document = 0; document < segment.maxDoc(); document++) {
        if (kept == null || kept.get(document)) {
          if (at >= from && at - from < limit && numbers.advanceExact(document)) {
            each.accept(id(ids, document), numbers.longValue());
          }
          at++;
        }
      }
    }
  }

  private Map<String, Map<String, Long>> facets(FacetsCollector found) throws IOException {
    Map<String, Map<String, Long>> counts = new LinkedHashMap<>();
    for (var facet : facets.entrySet()) {
      Map<String, Long> values = new LinkedHashMap<>();
      for (LabelAndValue value :
          new StringValueFacetCounts(facet.getValue(), found)
              .getTopChildren(FACET_VALUES, facet.getKey())
              .labelValues) {
        values.put(value.label, value.value.longValue());
      }
      counts.put(facet.getKey(), values);
    }
    return counts;
  }

  private PaperId id(int document) throws IOException {
    LeafReaderContext segment = reader.leaves().get(ReaderUtil.subIndex(document, reader.leaves()));
    return id(DocValues.getSorted(segment.reader(), PaperFields.ID), document - segment.docBase);
  }

  private static PaperId id(SortedDocValues ids, int document) throws IOException {
    if (!ids.advanceExact(document)) {
      throw new IllegalStateException("A document of the index has no id");
    }
    return new PaperId(ids.lookupOrd(ids.ordValue()).utf8ToString());
  }
}
