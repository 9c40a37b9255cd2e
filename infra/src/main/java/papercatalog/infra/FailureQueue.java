package papercatalog.infra;

import software.amazon.awscdk.Duration;
import software.amazon.awscdk.services.sqs.Queue;
import software.amazon.awscdk.services.sqs.QueueEncryption;
import software.constructs.Construct;

/** A queue that keeps what failed for as long as SQS keeps anything. */
final class FailureQueue {
  private static final Duration KEPT = Duration.days(14);

  private FailureQueue() {}

  /** Makes it; it is reached through TLS only. */
  static Queue of(Construct scope, String id) {
    return Queue.Builder.create(scope, id)
        .retentionPeriod(KEPT)
        .encryption(QueueEncryption.SQS_MANAGED)
        .enforceSsl(true)
        .build();
  }
}
