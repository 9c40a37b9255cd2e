package papercatalog.benchmark;

import java.io.IOException;
import java.util.List;
import papercatalog.figures.Report;

/** One of the benchmarks. */
@FunctionalInterface
interface Part {
  /** Measures. */
  List<Report> run(Effort effort) throws IOException, InterruptedException;
}
