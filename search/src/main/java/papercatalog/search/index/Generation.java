package papercatalog.search.index;

import module java.base;

import org.apache.lucene.facet.FacetResult;
import org.apache.lucene.facet.FacetsCollector;
import org.apache.lucene.facet.FacetsCollectorManager;
import org.apache.lucene.facet.LabelAndValue;
import org.apache.lucene.facet.StringDocValuesReaderState;
import org.apache.lucene.facet.StringValueFacetCounts;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
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
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.model.PaperId;
import papercatalog.search.index.SearchRequest.Ranking;

/** An open generation of the index. It never changes. */
public final class Generation {
  private static final SortField BY_POSITION =
      new SortField(PaperFields.POSITION, SortField.Type.STRING, true);
  private static final Sort NEWEST = new Sort(BY_POSITION);
  private static final Sort RELEVANCE = new Sort(SortField.FIELD_SCORE, BY_POSITION);

  private static final int FACET_VALUES = 20;

  private final Manifest manifest;
  private final Path folder;
  private final Directory directory;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final List<StringDocValuesReaderState> facets = new ArrayList<>();

  /** Opens a generation whose files are in a folder. */
  Generation(Manifest manifest, Path folder) throws IOException {
    this.manifest = manifest;
    this.folder = folder;
    directory = LocalFiles.lucene(folder);
    reader = DirectoryReader.open(directory);
    searcher = new IndexSearcher(reader);
    searcher.setQueryCache(null); // a function answers too few queries for it
    for (String field : PaperFields.FACETS) {
      facets.add(new StringDocValuesReaderState(reader, field));
    }
  }

  /** The number of the generation. */
  public long number() {
    return manifest.generation();
  }

  /** The index holds the papers as they were then, or later. */
  public Instant asOf() {
    return manifest.asOf();
  }

  /** Number of papers. */
  public int papers() {
    return reader.numDocs();
  }

  /** The papers that meet a query. */
  public SearchPage search(SearchRequest request) throws IOException {
    int limit = request.page().limit();
    Query query = LuceneQuery.of(request.query(), request.page().from(), request.page().until());
    Object[] found =
        searcher.search(
            query,
            new MultiCollectorManager(
                new TopFieldCollectorManager(
                    request.ranking() == Ranking.NEWEST ? NEWEST : RELEVANCE,
                    limit + 1,
                    after(request),
                    Integer.MAX_VALUE),
                new FacetsCollectorManager()));
    TopFieldDocs top = (TopFieldDocs) found[0];
    List<PaperId> hits = new ArrayList<>();
    Optional<String> next = Optional.empty();
    for (ScoreDoc hit : top.scoreDocs) {
      if (hits.size() == limit) {
        next = Optional.of(cursor((FieldDoc) top.scoreDocs[limit - 1]).encode(request));
      } else {
        hits.add(id(hit.doc));
      }
    }
    return new SearchPage(
        hits, top.totalHits.value(), facets((FacetsCollector) found[1]), next, asOf());
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
    for (LeafReaderContext segment : reader.leaves()) {
      int live = segment.reader().numDocs();
      if (at + live > from && at < from + limit) {
        SortedDocValues ids = DocValues.getSorted(segment.reader(), PaperFields.ID);
        NumericDocValues numbers = DocValues.getNumeric(segment.reader(), field);
        Bits kept = segment.reader().getLiveDocs(); // null when none was deleted
        for (int document = 0, n = at; document < segment.reader().maxDoc(); document++) {
          if (kept == null || kept.get(document)) {
            if (n >= from && n < from + limit && numbers.advanceExact(document)) {
              each.accept(id(ids, document), numbers.longValue());
            }
            n++;
          }
        }
      }
      at += live;
    }
  }

  boolean tryUse() {
    return reader.tryIncRef();
  }

  /** Ends a use; returns the folder when it was the last one. */
  Optional<Path> release() throws IOException {
    reader.decRef();
    if (reader.getRefCount() > 0) {
      return Optional.empty();
    }
    directory.close();
    return Optional.of(folder);
  }

  private Map<String, Map<String, Long>> facets(FacetsCollector found) throws IOException {
    Map<String, Map<String, Long>> counts = new LinkedHashMap<>();
    for (int i = 0; i < facets.size(); i++) {
      String field = PaperFields.FACETS.get(i);
      FacetResult top =
          new StringValueFacetCounts(facets.get(i), found).getTopChildren(FACET_VALUES, field);
      Map<String, Long> values = new LinkedHashMap<>();
      for (LabelAndValue value : top.labelValues) {
        values.put(value.label, value.value.longValue());
      }
      counts.put(field, values);
    }
    return counts;
  }

  private FieldDoc after(SearchRequest request) {
    if (request.page().cursor().isEmpty() || reader.maxDoc() == 0) {
      return null;
    }
    SearchCursor cursor = SearchCursor.decode(request.page().cursor().get(), request);
    BytesRef position = new BytesRef(cursor.position());
    return new FieldDoc(
        reader.maxDoc() - 1,
        cursor.score(),
        request.ranking() == Ranking.NEWEST
            ? new Object[] {position}
            : new Object[] {cursor.score(), position});
  }

  private static SearchCursor cursor(FieldDoc last) {
    BytesRef position = (BytesRef) last.fields[last.fields.length - 1];
    float score = last.fields.length > 1 ? (Float) last.fields[0] : 0;
    return new SearchCursor(score, position.utf8ToString());
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
