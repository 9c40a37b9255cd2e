package papercatalog.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import papercatalog.benchmarks.figures.Report;
import papercatalog.functions.http.OursAlone;
import papercatalog.local.lambda.EngineProcess;

/** JMH benchmarks of this project's code without the network: time and allocation. */
record Micro() implements Measurement {
  private static final String ALLOCATION = "gc.alloc.rate.norm";

  @Override
  public List<Report> run(Effort effort, EngineProcess engine) {
    boolean smoke = effort.rounds() == 1;
    Options options =
        new OptionsBuilder()
            .include(OursAlone.class.getName())
            .forks(smoke ? 0 : 2)
            .warmupIterations(smoke ? 0 : 3)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(smoke ? 1 : 5)
            .measurementTime(smoke ? TimeValue.milliseconds(10) : TimeValue.seconds(1))
            .addProfiler(GCProfiler.class)
            .verbosity(VerboseMode.SILENT)
            .build();
    try {
      List<Report.Row> rows = new ArrayList<>();
      for (RunResult result : new Runner(options).run()) {
        rows.add(
            new Report.Row(
                result.getPrimaryResult().getLabel(),
                List.of(result.getPrimaryResult().getScore(), allocation(result))));
      }
      return List.of(
          new Report(
              "micro", "What is ours alone", List.of("microseconds", "bytes allocated"), rows));
    } catch (RunnerException e) {
      throw new IllegalStateException(e);
    }
  }

  private static double allocation(RunResult result) {
    return result.getSecondaryResults().values().stream()
        .filter(secondary -> secondary.getLabel().endsWith(ALLOCATION))
        .mapToDouble(secondary -> secondary.getScore())
        .findAny()
        .orElse(Double.NaN);
  }
}
