package papercatalog.benchmark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import papercatalog.figures.Report;
import papercatalog.lambda.EngineProcess;
import papercatalog.schema.AccessPattern;

/** Starts of each function and each floor, in the plain zip and with a JVM of their own. */
record ColdStart(Zips zips) implements Part {
  private static final StartComparison COMPARISON =
      new StartComparison("cold-start", "Cold start to first answer", "bare SDK", false);

  @Override
  public List<Report> run(Effort effort) throws IOException, InterruptedException {
    try (EngineProcess engine = EngineProcess.startWithSample()) {
      return List.of(COMPARISON.of(contenders(effort.patterns()), effort, engine));
    }
  }

  /** The first is the floor that the others are divided by. */
  private List<Contender> contenders(List<AccessPattern> patterns) {
    List<Contender> contenders = new ArrayList<>();
    contenders.add(Contender.floor("BareGetItem", "bare SDK, GetItem", zips.floor()));
    contenders.add(Contender.floor("BareQuery", "bare SDK, Query", zips.floor()));
    contenders.add(Contender.floor("Constant", "constant answer", zips.floor()));
    for (AccessPattern pattern : patterns) {
      contenders.add(Contender.of(pattern, "", zips.functions()));
    }
    zips.aot("constant-aot")
        .ifPresent(zip -> contenders.add(Contender.floor("Constant", "constant answer, AOT", zip)));
    zips.aot("sdk-aot")
        .ifPresent(
            zip -> contenders.add(Contender.floor("BareGetItem", "bare SDK, GetItem, AOT", zip)));
    zips.aot("aot")
        .ifPresent(
            zip -> {
              for (AccessPattern pattern : patterns) {
                contenders.add(Contender.of(pattern, ", AOT", zip));
              }
            });
    return contenders;
  }
}
