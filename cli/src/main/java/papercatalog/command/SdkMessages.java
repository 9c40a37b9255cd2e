package papercatalog.command;

import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;

/** What the SDK's exceptions say, without request ids and counters. */
final class SdkMessages {
  private SdkMessages() {}

  /** AWS's own words, or the first sentence of the SDK's. */
  static String firstSentence(SdkException e) {
    if (e instanceof AwsServiceException answered && answered.awsErrorDetails() != null) {
      return Stream.of(
              answered.awsErrorDetails().errorCode(), answered.awsErrorDetails().errorMessage())
          .filter(Objects::nonNull)
          .reduce((code, message) -> code + ": " + message)
          .orElse("HTTP " + answered.statusCode());
    }
    return networkFailure(e)
        .map(e2 -> String.valueOf(e2.getMessage()))
        .orElseGet(() -> String.valueOf(e.getMessage()).split("(?<=\\.) |\n", 2)[0]);
  }

  /** The failure of the network below it, if it is one. */
  static Optional<IOException> networkFailure(Throwable e) {
    return Stream.iterate(e, Objects::nonNull, Throwable::getCause)
        .filter(IOException.class::isInstance)
        .map(IOException.class::cast)
        .findFirst();
  }
}
