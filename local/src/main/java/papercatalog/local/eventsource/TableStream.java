package papercatalog.local.eventsource;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.CatalogTable;
import software.amazon.awssdk.services.dynamodb.model.DescribeStreamResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Shard;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

record TableStream(DynamoDbStreamsClient client, String arn) implements AutoCloseable {
  /** Enables the stream of the table unless it is enabled. */
  static TableStream of(CatalogTable table, URI endpoint) {
    return new TableStream(
        ClientSettings.forWrites().at(endpoint).configured(DynamoDbStreamsClient.builder()).build(),
        arn(table).orElseGet(() -> enable(table)));
  }

  private static Optional<String> arn(CatalogTable table) {
    return Optional.ofNullable(
            table.client().describeTable(it -> it.tableName(table.name())).table())
        .filter(it -> it.streamSpecification() != null && it.streamSpecification().streamEnabled())
        .map(it -> it.latestStreamArn());
  }

  private static String enable(CatalogTable table) {
    return table
        .client()
        .updateTable(
            request ->
                request
                    .tableName(table.name())
                    .streamSpecification(
                        stream ->
                            stream
                                .streamEnabled(true)
                                .streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)))
        .tableDescription()
        .latestStreamArn();
  }

  List<Shard> shards() {
    List<Shard> shards = new ArrayList<>();
    Optional<String> from = Optional.empty();
    do {
      String start = from.orElse(null);
      DescribeStreamResponse page =
          client.describeStream(request -> request.streamArn(arn).exclusiveStartShardId(start));
      shards.addAll(page.streamDescription().shards());
      from = Optional.ofNullable(page.streamDescription().lastEvaluatedShardId());
    } while (from.isPresent());
    return shards;
  }

  /**
   * An iterator after a sequence number, or from the start of the shard without one. Also from the
   * start if the engine refuses the number: the records after it have expired, or the engine was
   * started again and begins the shard with a later one. Then it reads some records again.
   */
  String iterator(String shard, Optional<String> after) {
    if (after.isPresent()) {
      try {
        return iterator(shard, ShardIteratorType.AFTER_SEQUENCE_NUMBER, after.get());
      } catch (DynamoDbException e) {
        if (e.statusCode() != 400) {
          throw e;
        }
      }
    }
    return iterator(shard, ShardIteratorType.TRIM_HORIZON, null);
  }

  private String iterator(String shard, ShardIteratorType type, String after) {
    return client
        .getShardIterator(
            request ->
                request.streamArn(arn).shardId(shard).shardIteratorType(type).sequenceNumber(after))
        .shardIterator();
  }

  /** Reads a page; without a next iterator, it is the last one of a closed shard. */
  GetRecordsResponse read(String iterator) {
    return client.getRecords(request -> request.shardIterator(iterator));
  }

  @Override
  public void close() {
    client.close();
  }
}
