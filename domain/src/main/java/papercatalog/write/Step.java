package papercatalog.write;

import java.util.function.Supplier;
import papercatalog.error.CatalogException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One action of a transaction, with what it means when its condition fails. DynamoDB answers a
 * cancelled transaction with one reason per action, in order.
 */
record Step(TransactWriteItem action, Supplier<CatalogException> whenRefused) {}
