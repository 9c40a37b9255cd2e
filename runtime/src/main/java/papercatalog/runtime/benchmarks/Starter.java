package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.LostCache;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;
import papercatalog.runtime.packaging.TlsFront;

/** Starts contenders over one engine; unpacks each zip once. */
final class Starter implements AutoCloseable {
  private final Map<String, String> variables;
  private final List<String> options;
  private final Path directory;
  private final Map<Path, TaskRoot> roots = new HashMap<>();

  /** The options come after those of each packaging. */
  Starter(Map<String, String> variables, List<String> options) throws IOException {
    this.variables = variables;
    this.options = options;
    directory = Files.createTempDirectory("benchmark");
  }

  static Starter through(TlsFront front) throws IOException {
    Map<String, String> variables = new HashMap<>(EngineProcess.variables(front.endpoint()));
    variables.put("NODE_EXTRA_CA_CERTS", front.pem().toString());
    variables.put("SSL_CERT_FILE", front.authorities().toString()); // read by Go
    return new Starter(variables, front.trust());
  }

  private FunctionProcess start(Contender contender) throws IOException {
    Packaging packaging = contender.packaging();
    TaskRoot root = roots.get(packaging.zip());
    if (root == null) {
      root = TaskRoot.unpack(packaging.zip());
      roots.put(packaging.zip(), root);
    }
    List<String> command = packaging.command(root.directory(), contender.handler(), options);
    return new FunctionProcess(
        command,
        root.directory(),
        contender.handler(),
        variables,
        directory.resolve("function.log"));
  }

  Map<Contender, List<Start>> measure(Collection<Contender> contenders, Workload workload)
      throws IOException, InterruptedException {
    return workload.inRounds(
        contenders, contender -> measure(contender, workload.warmUp(), workload.requests()));
  }

  Start measure(Contender contender, int warmUp, int requests)
      throws IOException, InterruptedException {
    try (FunctionProcess process = start(contender)) {
      FunctionProcess.TimedAnswer first = process.firstAnswer(contender.event());
      double cold = checked(first);
      checkLog(process.log());
      double coldCpu = process.cpu();
      for (int i = 0; i < warmUp; i++) {
        checked(process.invoke(contender.event()));
      }
      double before = process.cpu();
      double[] latencies = new double[requests];
      for (int i = 0; i < requests; i++) {
        latencies[i] = checked(process.invoke(contender.event()));
      }
      double cpu = (process.cpu() - before) / requests;
      return new Start(
          cold, first.ready(), coldCpu, Start.median(latencies), cpu, process.resident());
    }
  }

  /** Fails if a JVM ran without its AOT cache, which only its log shows. */
  private static void checkLog(Path log) throws IOException {
    if (LostCache.in(log)) {
      throw new IllegalStateException("The cache was not loaded: " + Files.readString(log));
    }
  }

  /** Returns the time of a 200; fails for any other answer. */
  private static double checked(FunctionProcess.TimedAnswer answer) {
    if (!answer.text().startsWith("{\"statusCode\":200")) {
      throw new IllegalStateException("Not the answer to be measured: " + answer.text());
    }
    return answer.milliseconds();
  }

  @Override
  public void close() throws IOException {
    roots.values().forEach(TaskRoot::close);
    new TaskRoot(directory).close();
  }
}
