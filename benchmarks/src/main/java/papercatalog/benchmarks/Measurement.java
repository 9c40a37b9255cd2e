package papercatalog.benchmarks;

import java.io.IOException;
import java.util.List;
import papercatalog.benchmarks.figures.Report;
import papercatalog.local.lambda.EngineProcess;

/** One of the benchmarks. */
@FunctionalInterface
interface Measurement {
  /**
   * Measures.
   *
   * @param engine that holds the sample catalog, which stays as it is
   */
  List<Report> run(Effort effort, EngineProcess engine) throws IOException, InterruptedException;
}
