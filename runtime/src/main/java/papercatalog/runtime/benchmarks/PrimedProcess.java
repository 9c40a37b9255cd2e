package papercatalog.runtime.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.amazonaws.services.lambda.crac.Core;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.amazonaws.services.lambda.runtime.api.client.runtimeapi.JniHelper;
import papercatalog.runtime.lambda.NativeRuntimeClient;
import papercatalog.runtime.lambda.TaskRoot;

/**
 * A process that creates a handler as before a snapshot, runs its hooks (or not) and then calls it
 * directly: none of our code runs between Lambda's runtime client and the handler.
 *
 * <p>Once warm, it measures the part of a first request that no hook can avoid: with a new handler
 * whose client has not connected, and after the garbage collection of Lambda's runtime, after which
 * the JVM checks each compiled method at its first call.
 *
 * @param libraries a directory of jars after those of this process
 */
record PrimedProcess(Contender contender, Path libraries, Map<String, String> variables) {
  /**
   * The measurements in milliseconds.
   *
   * @param hook duration of the hooks, which the snapshot pays
   * @param first first request after the hooks
   * @param warm median request of the warm process
   * @param warmAgain first request of another handler, in the same state but warm
   */
  record PrimedTimes(double hook, double first, double warm, double warmAgain) {}

  /** Runs a process; a primed one runs the hooks and Lambda's garbage collection first. */
  PrimedTimes run(boolean primed, Workload workload) throws IOException {
    try (TaskRoot temporary = TaskRoot.create()) {
      return run(primed, workload, temporary.directory());
    }
  }

  private PrimedTimes run(boolean primed, Workload workload, Path temporary) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(workload.options());
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-XX:+UseSerialGC",
            "-Dorg.crac.Core.Compat=com.amazonaws.services.lambda.crac",
            NativeRuntimeClient.option(),
            "-Djava.io.tmpdir=" + temporary,
            "-cp",
            System.getProperty("java.class.path") + File.pathSeparator + libraries.resolve("*"),
            PrimedProcess.class.getName(),
            contender.handler(),
            Boolean.toString(primed),
            Integer.toString(workload.warmUp()),
            Integer.toString(workload.requests()),
            Integer.toString(workload.rounds()),
            contender.event()));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("AWS_LAMBDA_INITIALIZATION_TYPE", "snap-start");
    builder.environment().putAll(variables);
    Process process = builder.start();
    List<Double> figures =
        new String(process.getInputStream().readAllBytes(), UTF_8)
            .lines()
            .filter(line -> !line.startsWith("{")) // skip the function's log
            .map(Double::valueOf)
            .toList();
    return new PrimedTimes(figures.get(0), figures.get(1), figures.get(2), figures.get(3));
  }

  /** Prints the members of an outcome, one per line. */
  public static void main(String[] arguments) throws Exception {
    RequestStreamHandler handler = handler(arguments[0]);
    boolean primed = Boolean.parseBoolean(arguments[1]);
    JniHelper.load();
    long start = System.nanoTime();
    if (primed) {
      Core.getGlobalContext().beforeCheckpoint(null);
    }
    System.out.println((System.nanoTime() - start) / 1e6);
    int warmUp = Integer.parseInt(arguments[2]);
    double[] warm = new double[Integer.parseInt(arguments[3])];
    byte[] event = arguments[5].getBytes(UTF_8);
    System.out.println(request(handler, event));
    for (int i = 0; i < warmUp + warm.length; i++) {
      warm[i % warm.length] = request(handler, event);
    }
    System.out.println(Start.median(warm));
    double[] again = new double[Integer.parseInt(arguments[4])];
    for (int i = 0; i < again.length; i++) {
      RequestStreamHandler another = handler(arguments[0]);
      if (primed) {
        System.gc();
      }
      again[i] = request(another, event);
    }
    System.out.println(Start.median(again));
  }

  private static RequestStreamHandler handler(String name) throws ReflectiveOperationException {
    return Class.forName(name)
        .asSubclass(RequestStreamHandler.class)
        .getConstructor()
        .newInstance();
  }

  private static double request(RequestStreamHandler handler, byte[] event) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    long start = System.nanoTime();
    handler.handleRequest(new ByteArrayInputStream(event), output, null);
    double milliseconds = (System.nanoTime() - start) / 1e6;
    if (!output.toString(UTF_8).startsWith("{\"statusCode\":200")) {
      throw new IllegalStateException("Not the answer to be measured: " + output);
    }
    return milliseconds;
  }
}
