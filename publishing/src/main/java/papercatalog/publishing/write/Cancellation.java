package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Translates the reasons of a cancelled transaction, of which DynamoDB gives one per action. */
final class Cancellation {
  private static final String CONDITION = "ConditionalCheckFailed";

  private Cancellation() {}

  static boolean refused(CancellationReason reason) {
    return CONDITION.equals(reason.code());
  }

  /** A {@link WriteConflict} or {@link Throttled}, which pass; any other failure unchanged. */
  static RuntimeException translate(TransactionCanceledException e, String what) {
    String first =
        e.cancellationReasons().stream()
            .map(CancellationReason::code)
            .filter(code -> !code.equals("None"))
            .findFirst()
            .orElse("");
    return switch (first) {
      case "TransactionConflict", CONDITION -> new WriteConflict(what);
      case "ThrottlingError", "ProvisionedThroughputExceeded" -> new Throttled(e);
      default -> e;
    };
  }
}
