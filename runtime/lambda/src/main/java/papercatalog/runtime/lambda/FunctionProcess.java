package papercatalog.runtime.lambda;

import module java.base;

/**
 * A function in a process with Lambda's environment and a runtime that asks {@link
 * LocalRuntimeApi}.
 */
public final class FunctionProcess implements AutoCloseable {
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);

  private final LocalRuntimeApi api = new LocalRuntimeApi();
  private final Process process;
  private final long started;
  private final File log;

  /**
   * Starts the command of a {@link Packaging} in its unpacked zip, with more than Lambda's
   * variables.
   */
  public FunctionProcess(
      List<String> command, Path root, String handler, Map<String, String> variables, Path log)
      throws IOException {
    this.log = log.toFile();
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.to(this.log));
    builder.environment().clear();
    builder.environment().putAll(environment(api, root, handler));
    builder.environment().putAll(variables);
    started = System.nanoTime();
    process = builder.start();
  }

  /** An answer, the time until it, and the time until the function asked for its first event. */
  public record TimedAnswer(String text, double milliseconds, double ready) {}

  /** The environment variables with Region, credentials and endpoint of a local engine. */
  public static Map<String, String> access(URI engine) {
    return Map.of(
        "AWS_REGION", "us-east-1",
        "AWS_DEFAULT_REGION", "us-east-1",
        "AWS_ACCESS_KEY_ID", "local",
        "AWS_SECRET_ACCESS_KEY", "local",
        "AWS_SESSION_TOKEN", "local",
        "AWS_ENDPOINT_URL_DYNAMODB", engine.toString());
  }

  /** The first answer, timed from the start of the process. */
  public TimedAnswer firstAnswer(String event) throws InterruptedException {
    api.offer(LocalRuntimeApi.Event.of(event));
    return answer(started);
  }

  public TimedAnswer invoke(String event) throws InterruptedException {
    long start = System.nanoTime();
    api.offer(LocalRuntimeApi.Event.of(event));
    return answer(start);
  }

  /** Processor time so far, in milliseconds. */
  public double cpu() {
    return ProcessFigures.processorTime(process.pid());
  }

  /** Resident memory in MB. */
  public double resident() {
    return ProcessFigures.residentMegabytes(process.pid());
  }

  public Path log() {
    return log.toPath();
  }

  /** Asks the process to stop and waits until it has. */
  public void end() throws InterruptedException {
    process.destroy();
    process.waitFor();
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    process.onExit().join();
    api.close();
  }

  private TimedAnswer answer(long start) throws InterruptedException {
    LocalRuntimeApi.Call answer = null;
    double ready = Double.NaN;
    long end = System.nanoTime() + LONGEST_WAIT.toNanos();
    while (!isTold(answer) && System.nanoTime() < end && process.isAlive()) {
      answer = api.calls().poll(100, TimeUnit.MILLISECONDS);
      if (answer != null && Double.isNaN(ready) && answer.kind().equals("next")) {
        ready = (answer.nanoTime() - start) / 1e6;
      }
    }
    if (!isTold(answer) || !answer.kind().equals("response")) {
      throw new IllegalStateException(
          isTold(answer) ? "Failed: " + answer.body() : "No answer; see " + log);
    }
    return new TimedAnswer(answer.body(), (answer.nanoTime() - start) / 1e6, ready);
  }

  private static boolean isTold(LocalRuntimeApi.Call call) {
    return call != null && call.method().equals("POST");
  }

  public static Map<String, String> environment(LocalRuntimeApi api, Path root, String handler) {
    return Map.ofEntries(
        Map.entry("AWS_LAMBDA_RUNTIME_API", api.authority()),
        Map.entry("AWS_LAMBDA_FUNCTION_NAME", handler),
        Map.entry("AWS_LAMBDA_FUNCTION_VERSION", "1"),
        Map.entry("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "1024"),
        Map.entry("AWS_LAMBDA_INITIALIZATION_TYPE", "on-demand"),
        Map.entry("AWS_LAMBDA_LOG_FORMAT", "JSON"),
        Map.entry("AWS_LAMBDA_LOG_LEVEL", "INFO"),
        Map.entry("LAMBDA_TASK_ROOT", root.toString()),
        Map.entry("_HANDLER", handler),
        Map.entry("PATH", "/usr/local/bin:/usr/bin:/bin"),
        Map.entry("LANG", "en_US.UTF-8"),
        Map.entry("TZ", ":UTC"));
  }
}
