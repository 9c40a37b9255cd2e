package papercatalog.announcements.bus;

import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;

/** What became of an event that was put on the bus, or of a message for the queue. */
public sealed interface SendOutcome {
  /** It is there. */
  record Taken() implements SendOutcome {}

  /** It is not, and may be the next time. */
  record Busy(String reason) implements SendOutcome {}

  /** It will never be taken. */
  record Refused(String code, String message) implements SendOutcome {}

  /** The outcome of a request that failed: an answer that blames the request is final. */
  static SendOutcome of(SdkException e) {
    String message = String.valueOf(e.getMessage());
    if (e instanceof AwsServiceException refusal && !isPassing(refusal)) {
      String code = refusal.awsErrorDetails() == null ? "" : refusal.awsErrorDetails().errorCode();
      return new Refused(code, message);
    }
    return new Busy(message);
  }

  private static boolean isPassing(AwsServiceException e) {
    return e.statusCode() >= 500
        || e.isThrottlingException()
        || e.isClockSkewException()
        || e.retryable();
  }
}
