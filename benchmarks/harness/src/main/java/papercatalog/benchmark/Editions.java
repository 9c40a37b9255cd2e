package papercatalog.benchmark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papercatalog.lambda.EngineProcess;
import papercatalog.lambda.Packaging;
import papercatalog.schema.AccessPattern;

/**
 * Each function of WP-002's patterns, cold and warm, divided by the same function of another
 * checkout of this project: what a change has cost. In rounds, in which the two start one after the
 * other.
 *
 * @param before the other checkout, built; it must read the items that this one writes
 */
record Editions(Zips before, Zips zips) implements Part {
  private static final Set<AccessPattern> WP_002 =
      EnumSet.range(AccessPattern.GET_PAPER, AccessPattern.GET_AUTHOR);

  private record Pair(Contender before, Contender after) {}

  private record Starts(Start before, Start after) {}

  @Override
  public List<Report> run(Effort effort) throws IOException, InterruptedException {
    List<Report.Row> rows = new ArrayList<>();
    try (EngineProcess engine = EngineProcess.startWithSample();
        Starter starter = new Starter(engine.endpoint(), List.of())) {
      for (Map.Entry<Pair, List<Starts>> measured : measure(effort, starter).entrySet()) {
        rows.add(row(measured.getKey().after().name(), measured.getValue()));
      }
    }
    return List.of(
        new Report(
            "editions",
            "After a change ÷ before it",
            List.of("cold ms", "÷ before", "CPU ÷ before", "warm ÷ before", "warm CPU ÷ before"),
            rows));
  }

  private Map<Pair, List<Starts>> measure(Effort effort, Starter starter)
      throws IOException, InterruptedException {
    Map<Pair, List<Starts>> starts = new LinkedHashMap<>();
    pairs(effort).forEach(pair -> starts.put(pair, new ArrayList<>()));
    for (int round = -effort.uncounted(); round < effort.rounds(); round++) {
      for (Map.Entry<Pair, List<Starts>> measured : starts.entrySet()) {
        Starts both =
            new Starts(
                start(measured.getKey().before(), effort, starter),
                start(measured.getKey().after(), effort, starter));
        if (round >= 0) {
          measured.getValue().add(both);
        }
      }
    }
    return starts;
  }

  private static Start start(Contender contender, Effort effort, Starter starter)
      throws IOException, InterruptedException {
    return starter.measure(contender, effort.warmUp(), effort.requests());
  }

  private List<Pair> pairs(Effort effort) {
    List<Pair> pairs = new ArrayList<>();
    for (AccessPattern pattern : effort.patterns()) {
      if (WP_002.contains(pattern)) {
        pairs.add(pair(pattern, "", before.functions(), zips.functions()));
        Optional<Packaging> aotBefore = before.aot("aot");
        Optional<Packaging> aot = zips.aot("aot");
        if (aotBefore.isPresent() && aot.isPresent()) {
          pairs.add(pair(pattern, ", AOT", aotBefore.get(), aot.get()));
        }
      }
    }
    return pairs;
  }

  private static Pair pair(
      AccessPattern pattern, String suffix, Packaging before, Packaging after) {
    return new Pair(Contender.of(pattern, suffix, before), Contender.of(pattern, suffix, after));
  }

  private static Report.Row row(String name, List<Starts> rounds) {
    List<Start> before = rounds.stream().map(Starts::before).toList();
    List<Start> after = rounds.stream().map(Starts::after).toList();
    return new Report.Row(
        name,
        List.of(
            Start.median(after, Start::cold),
            Start.ratio(after, before, Start::cold),
            Start.ratio(after, before, Start::coldCpu),
            Start.ratio(after, before, Start::warm),
            Start.ratio(after, before, Start::warmCpu)));
  }
}
