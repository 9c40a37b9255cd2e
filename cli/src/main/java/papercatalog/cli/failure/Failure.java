package papercatalog.cli.failure;

import module java.base;

import papercatalog.citations.style.UnusableStyle;
import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.IndexUnavailable;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.InvalidValue;
import papercatalog.search.index.UnusableIndex;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** A failure in the operator's terms; its code is the API's where that has one. */
public record Failure(String code, String message, Remedy remedy) {
  public static final String UNEXPECTED = "unexpected";
  public static final String INPUT_OUTPUT = "input-output";

  private static final String REFUSED = "refused";
  private static final String NOT_SENT = "not-sent";

  public static final String OTHER_SCHEMA =
      "Back it up with the release that wrote it and restore the file into a new table:"
          + " docs/moving.md shows how.";

  public enum Remedy {
    NONE,
    /** Wait until DynamoDB accepts requests: it rejected this one, so nothing is lost. */
    WAIT,
    /** Retry soon: another write was faster. */
    RACE,
    /** Retry a few times; the result is unknown if all attempts fail. */
    REPEAT
  }

  public Failure(String code, String message) {
    this(code, message, Remedy.NONE);
  }

  /** Returns whether the table caused the failure, so that the next entry would fail too. */
  public boolean ofTheTable() {
    return remedy == Remedy.REPEAT
        || code.equals(REFUSED)
        || code.equals(NOT_SENT)
        || code.equals(SchemaMismatch.CODE);
  }

  public boolean lostRace() {
    return code.equals(RevisionConflict.CODE) || code.equals(PaperAlreadyExists.CODE);
  }

  public static Failure of(Exception e) {
    return switch (e) {
      case CommandFailed failed -> new Failure(failed.code, failed.getMessage());
      case CatalogException failure -> of(failure);
      case InvalidValue invalid -> new Failure("invalid-value", invalid.getMessage());
      case UnusableStyle unusable -> new Failure("unusable-style", unusable.getMessage());
      case UnusableIndex unusable -> new Failure("unusable-index", unusable.getMessage());
      case AwsServiceException refused -> new Failure(REFUSED, SdkMessages.answer(refused));
      case SdkException failed -> new Failure(NOT_SENT, String.valueOf(failed.getMessage()));
      case UncheckedIOException broken -> of(broken.getCause());
      case IOException broken when broken.getCause() instanceof SdkException refused -> of(refused);
      case FileSystemException broken ->
          new Failure(INPUT_OUTPUT, broken.getFile() + ": " + reason(broken));
      case IOException broken -> new Failure(INPUT_OUTPUT, reason(broken));
      default -> new Failure(UNEXPECTED, e.toString());
    };
  }

  /** Why a file cannot be read or written, without its name. */
  public static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "there is no such file";
      case AccessDeniedException _ -> "permission denied";
      case FileSystemException broken when broken.getReason() != null -> broken.getReason();
      default -> e.getMessage() == null ? e.toString() : e.getMessage();
    };
  }

  private static Failure of(CatalogException e) {
    String code = e.code();
    String message = e.getMessage();
    return switch (e) {
      case PaperAlreadyExists _ ->
          new Failure(code, message + " Without --new, publish revises it.");
      case PaperWithdrawn _ ->
          new Failure(code, message + " Publish it with --reinstate to bring it back.");
      case RevisionConflict _ ->
          new Failure(
              code, message + " Look at the current revision, and publish your change again.");
      case DamagedRecord _ ->
          new Failure(
              code, message + " Run verify for details; delete the paper and publish it again.");
      case SchemaMismatch _ -> new Failure(code, message + " " + OTHER_SCHEMA);
      case WriteConflict _ -> new Failure(code, message, Remedy.RACE);
      case Throttled _ -> new Failure(code, message + throttlingReasons(e.getCause()), Remedy.WAIT);
      case TableUnavailable _ ->
          new Failure(
              code,
              message + " It may have been written or not: run the command again.",
              Remedy.REPEAT);
      case IndexUnavailable _ -> new Failure(code, message, Remedy.REPEAT);
      case PaperNotFound _,
          VersionNotFound _,
          AuthorNotFound _,
          NameMoved _,
          ItemTooLarge _,
          InvalidParameters _,
          InvalidCursor _,
          CursorScopeMismatch _ ->
          new Failure(code, message);
    };
  }

  /** The throttled tables and indexes with the reasons that DynamoDB returned. */
  private static String throttlingReasons(Throwable cause) {
    Stream<String> reasons =
        switch (cause) {
          case ThrottlingException e -> e.throttlingReasons().stream().map(Failure::text);
          case ProvisionedThroughputExceededException e ->
              e.throttlingReasons().stream().map(Failure::text);
          case TransactionCanceledException e ->
              e.cancellationReasons().stream().map(reason -> reason.message());
          case null, default -> Stream.of();
        };
    String text = reasons.filter(Objects::nonNull).distinct().collect(Collectors.joining("; "));
    return text.isEmpty() ? "" : " " + text;
  }

  private static String text(ThrottlingReason reason) {
    return reason.reason() + " of " + reason.resource();
  }
}
