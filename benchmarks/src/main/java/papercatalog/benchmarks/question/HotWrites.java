package papercatalog.benchmarks.question;

import static papercatalog.benchmarks.question.AuthorDesign.OWN_INDEX;
import static papercatalog.benchmarks.question.AuthorDesign.SHARED;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.simulation.AdmittedLoad;
import papercatalog.benchmarks.simulation.Design;
import papercatalog.benchmarks.simulation.Flow;
import papercatalog.benchmarks.simulation.Key;
import papercatalog.benchmarks.simulation.Limits;
import papercatalog.benchmarks.simulation.Load;
import papercatalog.benchmarks.simulation.Span;
import papercatalog.benchmarks.simulation.Threshold;
import papercatalog.benchmarks.simulation.Zipf;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.benchmarks.synthetic.SyntheticPapers;
import papercatalog.benchmarks.synthetic.SyntheticPapers.Shape;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;

/**
 * Simulates the maximum rate of an import into one collection. Each paper writes to the table and
 * to the indexes under its collection, the year of its change, its authors, its topics and its
 * identifier. The write fails if one index is throttled.
 */
final class HotWrites {
  private static final double HIGHEST = 2_000;
  private static final Span AFTER_SPLITS = Span.of(5).after(15);

  /** For low rates, where chance matters. */
  private static final Span LONG = Span.of(150).after(5);

  private static final double BEGUN = 0.01;
  private static final int PARTS = 100;
  private static final int AUTHORS = Shape.USUAL.authors();
  private static final int OTHER_KEYS = 10_000;
  private static final int TOPICS = 20;

  /** The items of a paper with four authors and two topics. */
  private static final PublishedItems PAPER =
      PublishedItems.of(
          TableSchema.DECLARED,
          new SyntheticPapers(Shape.USUAL)
              .paper(0, List.of(new TopicName("databases"), new TopicName("storage"))));

  private HotWrites() {}

  static Report report() {
    Limits deployed = Limits.WRITES.withMaximum(AuthorThrottling.MAXIMUM).spent();
    List<Report.Row> rows = new ArrayList<>();
    rows.add(row("as deployed", deployed, HIGHEST / 20, LONG));
    rows.add(row("no maximum, a new table", Limits.WRITES, HIGHEST, AFTER_SPLITS));
    rows.add(
        row("no maximum, after splits", Limits.WRITES.splittingAfter(2), HIGHEST, AFTER_SPLITS));
    return new Report(
            "open-questions-hot-writes",
            "New papers a second that an import into one collection comes to",
            List.of(SHARED.toString(), OWN_INDEX.toString()),
            rows)
        .computed();
  }

  private static Report.Row row(String label, Limits limits, double highest, Span span) {
    return new Report.Row(
        label,
        List.of(reached(SHARED, limits, highest, span), reached(OWN_INDEX, limits, highest, span)));
  }

  private static double reached(AuthorDesign design, Limits limits, double highest, Span span) {
    return Threshold.lowest(
        highest,
        PARTS,
        papers -> {
          Load load = new Load(flows(papers), 1);
          AdmittedLoad outcome = simulated(design).under(load, limits, span);
          return load.flows().stream().anyMatch(flow -> outcome.refused(flow) > BEGUN);
        });
  }

  private static Design simulated(AuthorDesign design) {
    Map<String, String> indexes = new HashMap<>();
    indexes.put("table", "table");
    Map<String, KeyPrefix> lists =
        Map.of(
            "collection", KeyPrefix.COLLECTION,
            "changes", KeyPrefix.CHANGES,
            "identifiers", KeyPrefix.IDENTIFIER,
            "authors", KeyPrefix.AUTHOR,
            "topics", KeyPrefix.TOPIC);
    lists.forEach((flow, list) -> indexes.put(flow, design.schema().index(list).name()));
    return new Design(design.toString(), indexes);
  }

  /** Each index entry takes one unit; the table takes the remaining units. */
  private static List<Flow> flows(double papers) {
    double entries = TableSchema.DECLARED.indexes().stream().mapToDouble(PAPER::writeUnits).sum();
    double table = PAPER.writeUnits() - entries;
    int authors = Shape.USUAL.byline();
    return List.of(
        spread("table", papers, table, OTHER_KEYS, 0),
        Flow.of("collection", papers, 1, Key.hashed("COLLECTION#nature", 1)),
        Flow.of("changes", papers, 1, Key.hashed("CHANGES#2026", 1)),
        spread("identifiers", papers, 1, OTHER_KEYS, 0),
        spread("authors", papers * authors, 1, AUTHORS, 1),
        spread("topics", papers * 2, 1, TOPICS, 1));
  }

  private static Flow spread(
      String name, double perSecond, double units, int keys, double exponent) {
    return new Flow(
        name, perSecond, units, Key.hashed(name + "#", keys, 1), new Zipf(keys, exponent));
  }
}
