package papercatalog.template;

import com.amazonaws.services.lambda.runtime.LambdaLogger;
import com.amazonaws.services.lambda.runtime.api.client.AWSLambda;
import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.utilslite.SdkInternalThreadLocal;

/**
 * A function as Lambda runs it: AWS's own Java runtime in a JVM of its own, which finds the code,
 * the handler string and the environment where it finds them in Lambda, and asks this class for
 * events, as it asks Lambda's runtime API.
 *
 * <p>It starts as it does for a SnapStart version: initialized, restored. A class loader in this
 * JVM would be less: there a function has neither an environment nor a start of its own.
 */
final class LambdaRuntime implements AutoCloseable {
  private static final String API = "/2018-06-01/runtime/";
  private static final File LOG = new File("target/functions.log");
  private static final long PATIENCE_SECONDS = 30;

  private final BlockingQueue<byte[]> events = new LinkedBlockingQueue<>();
  private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer api;
  private final Process process;

  /**
   * Whatever the runtime reported last.
   *
   * @param kind {@code response}, or {@code error} of an invocation or of the start
   */
  private record Answer(String kind, String body) {}

  /**
   * Starts the runtime.
   *
   * @param code the directory that the zip is unpacked in
   * @param nativeClient the JVM's option for it
   * @param environment the function's, and what Lambda adds to it
   */
  LambdaRuntime(Path code, String nativeClient, String handler, Map<String, String> environment)
      throws IOException {
    api = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    api.setExecutor(threads);
    api.createContext(API, this::serve);
    api.start();
    try {
      process = start(code, nativeClient, handler, environment);
    } catch (IOException e) {
      stopServing();
      throw e;
    }
  }

  /** Hands over one event and waits for the answer. */
  String invoke(byte[] event) throws InterruptedException {
    events.add(event);
    Answer answer = null;
    for (int i = 0; answer == null && i < PATIENCE_SECONDS * 10 && process.isAlive(); i++) {
      answer = answers.poll(100, TimeUnit.MILLISECONDS);
    }
    if (answer == null || !answer.kind.equals("response")) {
      throw new AssertionError(answer == null ? "no answer, see " + LOG : answer.body);
    }
    return answer.body;
  }

  @Override
  public void close() {
    process.destroyForcibly();
    stopServing();
  }

  private void stopServing() {
    api.stop(0);
    threads.shutdownNow();
  }

  private Process start(
      Path code, String nativeClient, String handler, Map<String, String> environment)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                nativeClient,
                "-Dorg.crac.Core.Compat=com.amazonaws.services.lambda.crac",
                "-classpath",
                runtimeClassPath(),
                AWSLambda.class.getName(),
                handler)
            .directory(code.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(LOG));
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder
        .environment()
        .putAll(
            Map.of(
                "AWS_LAMBDA_RUNTIME_API",
                "127.0.0.1:" + api.getAddress().getPort(),
                "AWS_LAMBDA_INITIALIZATION_TYPE",
                "snap-start",
                "AWS_LAMBDA_FUNCTION_NAME",
                handler,
                "AWS_LAMBDA_FUNCTION_VERSION",
                "1",
                "AWS_LAMBDA_FUNCTION_MEMORY_SIZE",
                "1024",
                "AWS_LAMBDA_LOG_FORMAT",
                "JSON",
                "LAMBDA_TASK_ROOT",
                code.toString(),
                "_HANDLER",
                handler));
    return builder.start();
  }

  private static String runtimeClassPath() {
    return Stream.of(
            AWSLambda.class, LambdaLogger.class, PojoSerializer.class, SdkInternalThreadLocal.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath())
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath().substring(API.length());
      if (path.equals("invocation/next")) {
        byte[] event = events.take();
        exchange.getResponseHeaders().putAll(invocationHeaders());
        exchange.sendResponseHeaders(200, event.length);
        exchange.getResponseBody().write(event);
      } else if (path.equals("restore/next")) {
        exchange.sendResponseHeaders(200, -1);
      } else {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        answers.add(new Answer(path.substring(path.lastIndexOf('/') + 1), body));
        exchange.sendResponseHeaders(202, -1);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static Map<String, List<String>> invocationHeaders() {
    long deadline = System.currentTimeMillis() + PATIENCE_SECONDS * 1_000;
    return Map.of(
        "Content-Type", List.of("application/json"),
        "Lambda-Runtime-Aws-Request-Id", List.of("1"),
        "Lambda-Runtime-Deadline-Ms", List.of(Long.toString(deadline)),
        "Lambda-Runtime-Invoked-Function-Arn", List.of("arn:aws:lambda:::function:x"));
  }
}
