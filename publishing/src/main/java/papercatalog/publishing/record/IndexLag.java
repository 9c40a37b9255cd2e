package papercatalog.publishing.record;

import module java.base;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** How long a walk of an index waits until the index has what was written before. */
public final class IndexLag {
  /** A generous upper bound. DynamoDB promises none. */
  private static final Duration MAX = Duration.ofSeconds(2);

  private static final Pattern LOOPBACK = Pattern.compile("localhost|127\\..*|\\[::1]");

  private IndexLag() {}

  /** Zero for an engine on this machine, whose indexes change with their table. */
  public static Duration of(DynamoDbClient client) {
    return client
        .serviceClientConfiguration()
        .endpointOverride()
        .filter(IndexLag::isLocal)
        .map(_ -> Duration.ZERO)
        .orElse(MAX);
  }

  /** Whether an engine is on this machine. */
  public static boolean isLocal(URI endpoint) {
    return LOOPBACK.matcher(endpoint.getHost()).matches();
  }
}
