package papercatalog.domain;

import module java.base;

import papercatalog.domain.table.Item;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Puts items into a table without publishing them, as many at a time as DynamoDB takes. */
public final class ItemBatches {
  private static final int BATCH = 25;

  private ItemBatches() {}

  /** Puts them all; each key once. */
  public static void put(DynamoDbClient client, String table, List<Item> items) {
    for (int from = 0; from < items.size(); from += BATCH) {
      List<WriteRequest> puts =
          items.subList(from, Math.min(from + BATCH, items.size())).stream()
              .map(item -> PutRequest.builder().item(item.attributes()).build())
              .map(put -> WriteRequest.builder().putRequest(put).build())
              .toList();
      client.batchWriteItem(batch -> batch.requestItems(Map.of(table, puts)));
    }
  }
}
