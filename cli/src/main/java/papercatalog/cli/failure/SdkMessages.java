package papercatalog.cli.failure;

import module java.base;

import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;

public final class SdkMessages {
  private SdkMessages() {}

  /** The service's message, or else the first sentence of the SDK's. */
  public static String firstSentence(SdkException e) {
    if (e instanceof AwsServiceException answered && answered.awsErrorDetails() != null) {
      return answer(answered);
    }
    return networkFailure(e)
        .map(failure -> String.valueOf(failure.getMessage()))
        .orElseGet(() -> String.valueOf(e.getMessage()).split("(?<=\\.) |\n", 2)[0]);
  }

  static String answer(AwsServiceException e) {
    Optional<AwsErrorDetails> details = Optional.ofNullable(e.awsErrorDetails());
    return Stream.of(
            details.map(AwsErrorDetails::errorCode), details.map(AwsErrorDetails::errorMessage))
        .flatMap(Optional::stream)
        .reduce((code, message) -> code + ": " + message)
        .orElseGet(() -> "HTTP " + e.statusCode());
  }

  private static Optional<IOException> networkFailure(Throwable e) {
    return Stream.iterate(e, Objects::nonNull, Throwable::getCause)
        .filter(IOException.class::isInstance)
        .map(IOException.class::cast)
        .findFirst();
  }
}
