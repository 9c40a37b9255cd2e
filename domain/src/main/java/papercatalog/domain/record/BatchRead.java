package papercatalog.domain.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Failures;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Reads many items by key, 100 per request; retries the keys that DynamoDB leaves unprocessed. */
public final class BatchRead {
  private static final int MAX_KEYS = 100;

  private final CatalogTable table;

  public BatchRead(CatalogTable table) {
    this.table = table;
  }

  /**
   * The items that exist, strongly consistent.
   *
   * @param keys each once
   * @throws Throttled when DynamoDB keeps leaving keys unprocessed
   */
  public Map<ItemKey, Item> items(List<ItemKey> keys) {
    Map<ItemKey, Item> items = new HashMap<>();
    for (int from = 0; from < keys.size(); from += MAX_KEYS) {
      read(keys.subList(from, Math.min(from + MAX_KEYS, keys.size())), items);
    }
    return items;
  }

  private void read(List<ItemKey> keys, Map<ItemKey, Item> items) {
    List<Map<String, AttributeValue>> open =
        new ArrayList<>(keys.stream().map(table::key).toList());
    Attempts attempts = new Attempts();
    while (!open.isEmpty()) {
      BatchGetItemResponse response = request(open);
      for (Map<String, AttributeValue> found :
          response.responses().getOrDefault(table.name(), List.of())) {
        Item item = table.item(found);
        items.put(item.key(), item);
      }
      KeysAndAttributes unprocessed = response.unprocessedKeys().get(table.name());
      open = unprocessed == null ? List.of() : unprocessed.keys();
      if (!open.isEmpty() && !attempts.another()) {
        throw new Throttled(
            new IllegalStateException("DynamoDB left " + open.size() + " keys unprocessed"));
      }
    }
  }

  private BatchGetItemResponse request(List<Map<String, AttributeValue>> keys) {
    KeysAndAttributes asked = KeysAndAttributes.builder().keys(keys).consistentRead(true).build();
    try {
      return table
          .client()
          .batchGetItem(request -> request.requestItems(Map.of(table.name(), asked)));
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }
}
