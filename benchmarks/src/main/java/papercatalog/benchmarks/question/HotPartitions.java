package papercatalog.benchmarks.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.simulation.Design;
import papercatalog.benchmarks.simulation.Flow;
import papercatalog.benchmarks.simulation.Key;
import papercatalog.benchmarks.simulation.Limits;
import papercatalog.benchmarks.simulation.Load;
import papercatalog.benchmarks.simulation.Span;
import papercatalog.benchmarks.simulation.Zipf;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.KeyPrefix;

/**
 * Computes the maximum reads and writes of one collection, and the effect of sharding its key. A
 * write goes to one shard; a read queries all of them, since the newest papers may all be in one
 * shard.
 */
final class HotPartitions {
  private static final List<Integer> SHARDS = List.of(1, 2, 4, 8);
  private static final Design INDEX = new Design("GSI1", Map.of("asked", "GSI1"));
  private static final double TOO_MUCH = 30_000;
  private static final Span AT_ONCE = Span.of(5).after(1);
  private static final Span AFTER_SPLITS = Span.of(5).after(15);

  private HotPartitions() {}

  static Report report() {
    double units = PageUnits.of(KeyPrefix.COLLECTION, PageRequest.DEFAULT_LIMIT);
    List<Report.Row> rows = new ArrayList<>();
    for (int shards : SHARDS) {
      rows.add(
          new Report.Row(
              shards == 1 ? "1 key, as it is" : shards + " shards",
              List.of(
                  served(shards, 1, Limits.WRITES, false),
                  served(shards, 1, Limits.WRITES, true),
                  (double) shards,
                  shards * units,
                  served(shards, units, Limits.READS, false) / shards,
                  served(shards, units, Limits.READS, true) / shards)));
    }
    return new Report(
            "open-questions-hot-partitions",
            "One collection",
            List.of(
                "writes a second",
                "writes after splits",
                "requests a page",
                "read units a page",
                "pages a second",
                "pages after splits"),
            rows)
        .computed();
  }

  /** Requests per second that are served under overload, evenly over the shards. */
  private static double served(int shards, double units, Limits limits, boolean split) {
    Flow asked =
        new Flow(
            "asked",
            TOO_MUCH / units,
            units,
            Key.hashed("COLLECTION#nature#", shards, 1),
            new Zipf(shards, 0));
    Limits applied = limits.splittingAfter(split ? 2 : Double.POSITIVE_INFINITY);
    Load load = new Load(List.of(asked), 1);
    return INDEX.under(load, applied, split ? AFTER_SPLITS : AT_ONCE).perSecond(asked);
  }
}
