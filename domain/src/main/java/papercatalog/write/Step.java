package papercatalog.write;

import java.util.Optional;
import java.util.function.Supplier;
import papercatalog.error.CatalogException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One action of a transaction, with what it means when its condition fails, if it has one. DynamoDB
 * answers a cancelled transaction with one reason per action, in order.
 */
record Step(TransactWriteItem action, Optional<Supplier<CatalogException>> whenRefused) {
  /** An action without a condition. */
  static Step of(TransactWriteItem action) {
    return new Step(action, Optional.empty());
  }

  /** An action with a condition. */
  static Step of(TransactWriteItem action, Supplier<CatalogException> whenRefused) {
    return new Step(action, Optional.of(whenRefused));
  }
}
