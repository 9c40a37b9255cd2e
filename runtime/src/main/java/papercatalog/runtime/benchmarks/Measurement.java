package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.runtime.lambda.EngineProcess;

@FunctionalInterface
interface Measurement {
  /** Runs the benchmark. The engine has the sample catalog, which must not change. */
  List<Report> run(Workload workload, EngineProcess engine)
      throws IOException, InterruptedException;
}
