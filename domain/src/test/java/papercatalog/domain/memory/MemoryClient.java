package papercatalog.domain.memory;

import module java.base;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
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
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/**
 * A client whose requests a function answers. Other operations than those of the catalog fail.
 *
 * @param answers returns the response of a request, or throws as a client does
 * @param endpoint the engine's; none as on AWS
 */
public record MemoryClient(
    Function<DynamoDbRequest, DynamoDbResponse> answers, Optional<URI> endpoint)
    implements DynamoDbClient {
  /** Names no endpoint, as on AWS. */
  public MemoryClient(Function<DynamoDbRequest, DynamoDbResponse> answers) {
    this(answers, Optional.empty());
  }

  @Override
  public CreateTableResponse createTable(CreateTableRequest request) {
    return (CreateTableResponse) answers.apply(request);
  }

  @Override
  public DescribeTableResponse describeTable(DescribeTableRequest request) {
    return (DescribeTableResponse) answers.apply(request);
  }

  @Override
  public DeleteTableResponse deleteTable(DeleteTableRequest request) {
    return (DeleteTableResponse) answers.apply(request);
  }

  @Override
  public DynamoDbWaiter waiter() {
    return DynamoDbWaiter.builder().client(this).build();
  }

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

  @Override
  public DynamoDbServiceClientConfiguration serviceClientConfiguration() {
    var configuration = DynamoDbServiceClientConfiguration.builder();
    endpoint.ifPresent(configuration::endpointOverride);
    return configuration.build();
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
