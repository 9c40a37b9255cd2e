package papercatalog.search.index;

import module java.base;

import org.apache.lucene.facet.FacetsCollector;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.search.Collector;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.search.FilterScorable;
import org.apache.lucene.search.LeafCollector;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.TopFieldCollector;
import org.apache.lucene.search.TopFieldCollectorManager;

/**
 * Collects the papers of a query whose score is at least the floor. Above {@link #COUNTED} papers
 * with every word, and {@link #RELAXED} with most, Lucene skips those that cannot be on the page.
 * Superseded papers are below all others.
 */
final class Hits implements Collector, CollectorManager<Hits, Hits> {
  /** Counting more papers would take longer than finding the best. */
  private static final int COUNTED = 100_000;

  private static final int RELAXED = 10_000;

  private final float floor;
  private final boolean ranked;
  private final TopFieldCollector top;
  final FacetsCollector facets = new FacetsCollector();
  private long total;
  private boolean exact = true;

  Hits(float floor, boolean ranked, Sort sort, int limit, FieldDoc after) {
    this.floor = floor;
    this.ranked = ranked;
    int counted = floor > 0 ? RELAXED : COUNTED;
    this.top = new TopFieldCollectorManager(sort, limit, after, counted).newCollector();
  }

  long total() {
    return total;
  }

  /** Whether all papers were counted. */
  boolean isExact() {
    return exact;
  }

  List<FieldDoc> best() {
    List<FieldDoc> best = new ArrayList<>();
    for (ScoreDoc hit : top.topDocs().scoreDocs) {
      best.add((FieldDoc) hit);
    }
    return best;
  }

  @Override
  public ScoreMode scoreMode() {
    return ranked || floor > 0 ? ScoreMode.TOP_SCORES : ScoreMode.COMPLETE_NO_SCORES;
  }

  @Override
  public LeafCollector getLeafCollector(LeafReaderContext leaf) throws IOException {
    LeafCollector topOfLeaf = top.getLeafCollector(leaf);
    LeafCollector facetsOfLeaf = facets.getLeafCollector(leaf);
    NumericDocValues superseded = DocValues.getNumeric(leaf.reader(), PaperFields.SUPERSEDED);
    return new LeafCollector() {
      private Scorable scorer;
      private boolean below;

      @Override
      public void setScorer(Scorable given) throws IOException {
        scorer = given;
        if (floor > 0) {
          given.setMinCompetitiveScore(floor);
        }
        topOfLeaf.setScorer(
            new FilterScorable(given) {
              @Override
              public float score() throws IOException {
                float score = ranked ? in.score() : 1;
                return below ? -1 / (1 + score) : score;
              }

              @Override
              public void setMinCompetitiveScore(float score) throws IOException {
                if (ranked && score > floor) {
                  in.setMinCompetitiveScore(score);
                  exact = false;
                }
              }
            });
      }

      @Override
      public void collect(int paper) throws IOException {
        if (floor == 0 || scorer.score() >= floor) {
          below = superseded.advanceExact(paper);
          topOfLeaf.collect(paper);
          facetsOfLeaf.collect(paper);
          total++;
        }
      }

      @Override
      public void finish() throws IOException {
        topOfLeaf.finish();
        facetsOfLeaf.finish();
      }
    };
  }

  /** A search is not split. */
  @Override
  public Hits newCollector() {
    return this;
  }

  @Override
  public Hits reduce(Collection<Hits> only) {
    return this;
  }
}
