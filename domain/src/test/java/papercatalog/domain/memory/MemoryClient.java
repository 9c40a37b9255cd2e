package papercatalog.domain.memory;

import module java.base;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * A client whose requests a function answers. Other operations than those of the catalog fail.
 *
 * @param answers returns the response of a request, or throws as a client does
 */
public record MemoryClient(Function<DynamoDbRequest, DynamoDbResponse> answers)
    implements DynamoDbClient {
  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return (GetItemResponse) answers.apply(request);
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    return (QueryResponse) answers.apply(request);
  }

  @Override
  public ScanResponse scan(ScanRequest request) {
    return (ScanResponse) answers.apply(request);
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    return (BatchGetItemResponse) answers.apply(request);
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    return (BatchWriteItemResponse) answers.apply(request);
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    return (PutItemResponse) answers.apply(request);
  }

  @Override
  public DeleteItemResponse deleteItem(DeleteItemRequest request) {
    return (DeleteItemResponse) answers.apply(request);
  }

  @Override
  public UpdateItemResponse updateItem(UpdateItemRequest request) {
    return (UpdateItemResponse) answers.apply(request);
  }

  @Override
  public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
    return (TransactWriteItemsResponse) answers.apply(request);
  }

  /** Names no endpoint, as on AWS. */
  @Override
  public DynamoDbServiceClientConfiguration serviceClientConfiguration() {
    return DynamoDbServiceClientConfiguration.builder().build();
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {
    // There is nothing to close.
  }
}
