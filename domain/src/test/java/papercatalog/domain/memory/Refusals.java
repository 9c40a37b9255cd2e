package papercatalog.domain.memory;

import module java.base;

import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** The exceptions of DynamoDB's client, as it builds them from answers. */
public final class Refusals {
  private static final int BAD_REQUEST = 400;

  private Refusals() {}

  static DynamoDbException invalid(String message) {
    return refused("ValidationException", message);
  }

  /** The refusal of a request by an on-demand table. */
  public static DynamoDbException throttled() {
    return refused("ThrottlingException", "Throughput exceeds the current capacity");
  }

  static ResourceNotFoundException notFound() {
    return ResourceNotFoundException.builder()
        .awsErrorDetails(details("ResourceNotFoundException", "There is no such table"))
        .statusCode(BAD_REQUEST)
        .build();
  }

  static ResourceInUseException inUse() {
    return ResourceInUseException.builder()
        .awsErrorDetails(details("ResourceInUseException", "The table exists"))
        .statusCode(BAD_REQUEST)
        .build();
  }

  private static DynamoDbException refused(String code, String message) {
    return (DynamoDbException)
        DynamoDbException.builder()
            .awsErrorDetails(details(code, message))
            .statusCode(BAD_REQUEST)
            .message(message)
            .build();
  }

  static ConditionalCheckFailedException conditionFailed(Map<String, AttributeValue> shown) {
    return ConditionalCheckFailedException.builder()
        .item(shown)
        .awsErrorDetails(details("ConditionalCheckFailedException", "The condition failed"))
        .statusCode(BAD_REQUEST)
        .build();
  }

  /** A cancelled transaction, with the reasons of its actions in their order. */
  public static TransactionCanceledException cancelled(List<CancellationReason> reasons) {
    return TransactionCanceledException.builder()
        .cancellationReasons(reasons)
        .awsErrorDetails(details("TransactionCanceledException", "Transaction cancelled"))
        .statusCode(BAD_REQUEST)
        .build();
  }

  static IdempotentParameterMismatchException mismatch() {
    return IdempotentParameterMismatchException.builder()
        .awsErrorDetails(details("IdempotentParameterMismatchException", "Another request"))
        .statusCode(BAD_REQUEST)
        .build();
  }

  private static AwsErrorDetails details(String code, String message) {
    return AwsErrorDetails.builder()
        .errorCode(code)
        .errorMessage(message)
        .serviceName("DynamoDb")
        .build();
  }
}
