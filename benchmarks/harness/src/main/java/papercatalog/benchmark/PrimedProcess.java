package papercatalog.benchmark;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.amazonaws.services.lambda.crac.Core;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.amazonaws.services.lambda.runtime.api.client.runtimeapi.JniHelper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import papercatalog.lambda.EngineProcess;
import papercatalog.lambda.NativeRuntimeClient;

/**
 * A process that makes a handler as before a snapshot, has its hooks run (or not), and then asks
 * it, directly: between Lambda's runtime client and the handler nothing is ours.
 */
final class PrimedProcess {
  private PrimedProcess() {}

  /**
   * What such a process saw, in milliseconds.
   *
   * @param hook what the hooks took, the snapshot's own price
   */
  record Outcome(double hook, double first, double warm) {}

  /**
   * Runs one.
   *
   * @param nativeClient which Lambda's runtime has loaded by the time of the hooks
   */
  static Outcome run(
      Contender contender, boolean primed, Effort effort, URI engine, Path nativeClient)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-Dorg.crac.Core.Compat=com.amazonaws.services.lambda.crac",
                NativeRuntimeClient.option(nativeClient),
                "-cp",
                System.getProperty("java.class.path"),
                PrimedProcess.class.getName(),
                contender.handler(),
                Boolean.toString(primed),
                Integer.toString(effort.warmUp()),
                Integer.toString(effort.requests()),
                contender.event())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("AWS_LAMBDA_INITIALIZATION_TYPE", "snap-start");
    builder.environment().put("AWS_REGION", "us-east-1");
    builder.environment().put("AWS_ACCESS_KEY_ID", "local");
    builder.environment().put("AWS_SECRET_ACCESS_KEY", "local");
    builder.environment().put("AWS_ENDPOINT_URL_DYNAMODB", engine.toString());
    builder.environment().put("TABLE_NAME", EngineProcess.TABLE);
    Process process = builder.start();
    List<Double> figures =
        new String(process.getInputStream().readAllBytes(), UTF_8)
            .lines()
            .map(Double::valueOf)
            .toList();
    return new Outcome(figures.get(0), figures.get(1), figures.get(2));
  }

  /** Prints what the hooks took, the first request and the median of the warm ones. */
  public static void main(String[] arguments) throws Exception {
    RequestStreamHandler handler =
        Class.forName(arguments[0])
            .asSubclass(RequestStreamHandler.class)
            .getConstructor()
            .newInstance();
    JniHelper.load();
    long start = System.nanoTime();
    if (Boolean.parseBoolean(arguments[1])) {
      Core.getGlobalContext().beforeCheckpoint(null);
    }
    System.out.println((System.nanoTime() - start) / 1e6);
    int warmUp = Integer.parseInt(arguments[2]);
    double[] warm = new double[Integer.parseInt(arguments[3])];
    byte[] event = arguments[4].getBytes(UTF_8);
    System.out.println(request(handler, event));
    for (int i = 0; i < warmUp + warm.length; i++) {
      warm[i % warm.length] = request(handler, event);
    }
    System.out.println(Start.median(warm));
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
