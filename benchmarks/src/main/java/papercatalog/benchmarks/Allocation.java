package papercatalog.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.util.function.Function;
import papercatalog.benchmarks.floor.SameHttpClient;
import papercatalog.benchmarks.units.LastRequest;
import papercatalog.domain.client.ClientSettings;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Bytes that a warm request allocates, measured in this process.
 *
 * @param bare by the DynamoDB request with a default SDK client
 * @param function by the function that makes the request
 */
record Allocation(double bare, double function) {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @FunctionalInterface
  private interface Task {
    void run() throws IOException;
  }

  /**
   * Measures both.
   *
   * @param made creates the function over a client
   */
  static Allocation of(
      Function<DynamoDbClient, RequestStreamHandler> made, String event, int requests, URI engine)
      throws IOException {
    byte[] input = event.getBytes(UTF_8);
    LastRequest last = new LastRequest();
    try (DynamoDbClient seen = ClientSettings.forReads().at(engine).seenBy(last).open()) {
      ask(made.apply(seen), input);
    }
    try (DynamoDbClient bare = bare(engine);
        DynamoDbClient client = ClientSettings.forReads().at(engine).open()) {
      RequestStreamHandler function = made.apply(client);
      return new Allocation(
          bytes(() -> last.repeat(bare), requests), bytes(() -> ask(function, input), requests));
    }
  }

  /**
   * The client of the floors, with the endpoint set here because this process has no such
   * environment.
   */
  private static DynamoDbClient bare(URI engine) {
    return SameHttpClient.sdk()
        .region(Region.US_EAST_1)
        .endpointOverride(engine)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
  }

  private static void ask(RequestStreamHandler function, byte[] event) throws IOException {
    function.handleRequest(new ByteArrayInputStream(event), OutputStream.nullOutputStream(), null);
  }

  private static double bytes(Task task, int requests) throws IOException {
    for (int i = 0; i < requests; i++) {
      task.run();
    }
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < requests; i++) {
      task.run();
    }
    return (THREADS.getCurrentThreadAllocatedBytes() - before) / (double) requests;
  }
}
