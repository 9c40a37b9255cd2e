package papercatalog.benchmarks;

import module java.base;

import papercatalog.local.lambda.EngineProcess;

@FunctionalInterface
interface Measurement {
  /** Runs the benchmark. The engine has the sample catalog, which must not change. */
  List<Report> run(Effort effort, EngineProcess engine) throws IOException, InterruptedException;
}
