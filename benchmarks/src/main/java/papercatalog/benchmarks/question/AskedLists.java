package papercatalog.benchmarks.question;

import java.util.List;
import papercatalog.benchmarks.simulation.AdmittedLoad;
import papercatalog.benchmarks.simulation.Flow;
import papercatalog.benchmarks.simulation.Key;
import papercatalog.benchmarks.simulation.Limits;
import papercatalog.benchmarks.simulation.Load;
import papercatalog.benchmarks.simulation.Span;
import papercatalog.benchmarks.simulation.Threshold;
import papercatalog.benchmarks.simulation.Zipf;
import papercatalog.domain.schema.KeyPrefix;

/**
 * Concurrent requests for pages of a collection and pages of authors.
 *
 * @param collections at the full rate of the stack's {@code throttleRate}
 * @param authors at a growing rate
 */
record AskedLists(Flow collections, Flow authors) {
  private static final double COLLECTION_PAGES = 50;
  private static final int AUTHORS = 10_000;

  /** The share of refused collection pages that counts as throttling. */
  private static final double BEGUN = 0.01;

  private static final int BEYOND = 3;
  private static final int PARTS = 200;

  /** One collection, and authors by Zipf's law; a hash places the authors. */
  static AskedLists popular(int limit, long salt) {
    return new AskedLists(
        collection(limit, Key.hashed("COLLECTION#nature", salt)),
        new Flow(
            "A3",
            1,
            PageUnits.of(KeyPrefix.AUTHOR, limit),
            Key.hashed("AUTHOR#", AUTHORS, salt),
            new Zipf(AUTHORS, 1)));
  }

  /** One collection, and one author with all requests for authors. */
  static AskedLists ofOneAuthor(int limit, double collectionPlace, double authorPlace) {
    return new AskedLists(
        collection(limit, new Key("COLLECTION#nature", collectionPlace)),
        Flow.of(
            "A3", 1, PageUnits.of(KeyPrefix.AUTHOR, limit), new Key("AUTHOR#one", authorPlace)));
  }

  private static Flow collection(int limit, Key key) {
    return Flow.of("A2", COLLECTION_PAGES, PageUnits.of(KeyPrefix.COLLECTION, limit), key);
  }

  private AdmittedLoad at(double authorPages, AuthorDesign design, Limits limits, Span span) {
    Load load = new Load(List.of(collections, authors.at(authorPages)), 1);
    return design.simulated().under(load, limits, span);
  }

  /**
   * The rate of author pages per second above which pages of the collection are refused; infinite
   * when they are not refused at three times the capacity of the index.
   */
  double threshold(AuthorDesign design, Limits limits, Span span) {
    double served = Math.min(limits.maximum(), limits.partitions() * limits.ofPartition());
    return Threshold.lowest(
        BEYOND * served / authors.units(),
        PARTS,
        rate -> at(rate, design, limits, span).refused(collections) > BEGUN);
  }
}
