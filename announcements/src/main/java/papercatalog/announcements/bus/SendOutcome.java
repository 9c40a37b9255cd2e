package papercatalog.announcements.bus;

import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;

/** The outcome of putting an event on the bus or sending a message to the queue. */
public sealed interface SendOutcome {
  record Taken() implements SendOutcome {}

  /** It was not accepted, but may be the next time. */
  record Busy(String reason) implements SendOutcome {}

  /** It will never be accepted. */
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
