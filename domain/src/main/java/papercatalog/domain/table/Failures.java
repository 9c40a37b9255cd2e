package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.core.exception.SdkException;

public final class Failures {
  private static final int SERVER_ERROR = 500;

  private Failures() {}

  /**
   * A {@link Throttled} or {@link TableUnavailable}; any other exception, a fault of the
   * deployment, unchanged.
   */
  public static RuntimeException translate(SdkException e) {
    if (e instanceof AwsServiceException answered) {
      if (answered.isThrottlingException()) {
        return new Throttled(e);
      }
      return answered.statusCode() >= SERVER_ERROR ? new TableUnavailable(e) : e;
    }
    return outOfReach(e) ? new TableUnavailable(e) : e;
  }

  private static boolean outOfReach(SdkException e) {
    return e instanceof ApiCallTimeoutException
        || e instanceof ApiCallAttemptTimeoutException
        || e instanceof Crc32MismatchException
        || Stream.iterate(e.getCause(), Objects::nonNull, Throwable::getCause)
            .anyMatch(IOException.class::isInstance);
  }
}
