package papercatalog.transfer;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papercatalog.error.AuthorNotFound;
import papercatalog.error.CatalogException;
import papercatalog.error.CursorScopeMismatch;
import papercatalog.error.InvalidCursor;
import papercatalog.error.InvalidParameters;
import papercatalog.error.PaperAlreadyExists;
import papercatalog.error.PaperNotFound;
import papercatalog.error.PaperWithdrawn;
import papercatalog.error.TableUnavailable;
import papercatalog.error.Throttled;
import papercatalog.error.TooManyItems;
import papercatalog.error.WriteConflict;
import papercatalog.model.InvalidValue;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Why something was not done, in an operator's words: the one place that translates what the
 * catalog throws.
 *
 * @param code for programs, the API's where it has one: {@code paper-withdrawn}
 * @param message a sentence that says what to do about it, where something can be done
 * @param remedy what the tool itself can do about it
 */
public record Failure(String code, String message, Remedy remedy) {
  /** What helps. */
  public enum Remedy {
    /** Nothing but another command. */
    NONE,
    /** Waiting, for as long as it takes: nothing is lost and DynamoDB says so itself. */
    WAIT,
    /** Trying again at once or soon: somebody else was quicker. */
    RACE,
    /** Trying again a few times; after that nobody knows whether it was done. */
    REPEAT
  }

  /** What a command or an import met. */
  public static Failure of(RuntimeException e) {
    return switch (e) {
      case CatalogException failure -> of(failure);
      case InvalidValue invalid -> new Failure("invalid-value", invalid.getMessage(), Remedy.NONE);
      case AwsServiceException refused -> new Failure("refused", words(refused), Remedy.NONE);
      case SdkException failed ->
          new Failure("not-sent", String.valueOf(failed.getMessage()), Remedy.NONE);
      default -> new Failure("unexpected", e.toString(), Remedy.NONE);
    };
  }

  private static Failure of(CatalogException e) {
    return switch (e) {
      case PaperAlreadyExists _ ->
          new Failure(
              "paper-exists", e.getMessage() + " Without --new it is revised.", Remedy.NONE);
      case PaperNotFound _ -> new Failure("paper-not-found", e.getMessage(), Remedy.NONE);
      case AuthorNotFound _ -> new Failure("author-not-found", e.getMessage(), Remedy.NONE);
      case PaperWithdrawn withdrawn ->
          new Failure(
              "paper-withdrawn",
              withdrawn.getMessage()
                  + " It stays so, unless --reinstate says that it is to come back.",
              Remedy.NONE);
      case TooManyItems _ -> new Failure("too-many-items", e.getMessage(), Remedy.NONE);
      case WriteConflict _ -> new Failure("write-conflict", e.getMessage(), Remedy.RACE);
      case Throttled _ ->
          new Failure("throttled", e.getMessage() + throttlingReasons(e.getCause()), Remedy.WAIT);
      case TableUnavailable _ ->
          new Failure(
              "unavailable",
              e.getMessage() + " It may have been written or not: run the command again.",
              Remedy.REPEAT);
      case InvalidParameters _ -> new Failure("invalid-parameters", e.getMessage(), Remedy.NONE);
      case InvalidCursor _ -> new Failure("invalid-cursor", e.getMessage(), Remedy.NONE);
      case CursorScopeMismatch _ ->
          new Failure("cursor-scope-mismatch", e.getMessage(), Remedy.NONE);
    };
  }

  /** Which table or index is the narrow place, and why, where DynamoDB tells. */
  private static String throttlingReasons(Throwable cause) {
    String reasons =
        switch (cause) {
          case ThrottlingException e -> words(e.throttlingReasons());
          case ProvisionedThroughputExceededException e -> words(e.throttlingReasons());
          case TransactionCanceledException e ->
              e.cancellationReasons().stream()
                  .map(reason -> reason.message())
                  .filter(Objects::nonNull)
                  .distinct()
                  .collect(Collectors.joining("; "));
          case null, default -> "";
        };
    return reasons.isEmpty() ? "" : " " + reasons;
  }

  private static String words(List<ThrottlingReason> reasons) {
    return reasons.stream()
        .map(reason -> reason.reason() + " of " + reason.resource())
        .distinct()
        .collect(Collectors.joining("; "));
  }

  private static String words(AwsServiceException e) {
    return Stream.of(
            Optional.ofNullable(e.awsErrorDetails()).map(details -> details.errorCode()),
            Optional.ofNullable(e.awsErrorDetails()).map(details -> details.errorMessage()))
        .flatMap(Optional::stream)
        .reduce((code, message) -> code + ": " + message)
        .orElseGet(() -> String.format(Locale.ROOT, "HTTP %d", e.statusCode()));
  }
}
