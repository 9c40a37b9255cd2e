package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.error.Throttled;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Reads many items by key, {@link #MAX_KEYS} per request; retries unprocessed keys. */
public final class BatchRead {
  public static final int MAX_KEYS = 100;

  private final CatalogTable table;
  private final boolean consistent;
  private final Retry policy;
  private final Function<Map<String, AttributeValue>, Item> reader;
  private final Function<BatchGetItemRequest, BatchGetItemResponse> client;

  /** Reads for operators: strongly consistent and patient. */
  public BatchRead(CatalogTable table) {
    this(
        table,
        true,
        Retry.OF_REQUESTS,
        table::item,
        request -> table.call(client -> client.batchGetItem(request)));
  }

  private BatchRead(
      CatalogTable table,
      boolean consistent,
      Retry policy,
      Function<Map<String, AttributeValue>, Item> reader,
      Function<BatchGetItemRequest, BatchGetItemResponse> client) {
    this.table = table;
    this.consistent = consistent;
    this.policy = policy;
    this.reader = reader;
    this.client = client;
  }

  /**
   * Reads for readers: eventually consistent, with one retry of unprocessed keys. Keys of items
   * stay as stored, since only operators look at those of other catalogs. {@code client} counts
   * requests.
   */
  public static BatchRead forReaders(
      CatalogTable table, Function<BatchGetItemRequest, BatchGetItemResponse> client) {
    return new BatchRead(table, false, Retry.OF_REQUESTS.withAttempts(2), Item::new, client);
  }

  public Optional<Item> item(ItemKey key) {
    return Optional.ofNullable(items(List.of(key)).get(key));
  }

  /** The items that exist. Takes each key once, and fails as {@link #read}. */
  public Map<ItemKey, Item> items(List<ItemKey> keys) {
    Map<ItemKey, Item> items = new HashMap<>();
    for (int from = 0; from < keys.size(); from += MAX_KEYS) {
      read(keys.subList(from, Math.min(from + MAX_KEYS, keys.size())), Long.MAX_VALUE, items);
    }
    return items;
  }

  /**
   * Reads items until there are enough; returns the keys that have not been read. DynamoDB stops at
   * 16 MB. Throttled when it keeps leaving keys unprocessed.
   *
   * @param keys at most {@link #MAX_KEYS}, each once; without any, no request is sent
   * @param enough number of bytes after which unprocessed keys are not retried
   */
  public Set<ItemKey> read(List<ItemKey> keys, long enough, Map<ItemKey, Item> items) {
    List<Map<String, AttributeValue>> open = keys.stream().map(table::key).toList();
    Retry.Attempts attempts = policy.begin();
    while (!open.isEmpty()) {
      BatchGetItemResponse response = client.apply(request(open));
      for (Map<String, AttributeValue> found :
          response.responses().getOrDefault(table.name(), List.of())) {
        items.put(key(found), reader.apply(found));
      }
      KeysAndAttributes unprocessed = response.unprocessedKeys().get(table.name());
      open = unprocessed == null ? List.of() : unprocessed.keys();
      if (!open.isEmpty()) {
        // Sizes are added up only here: they took a tenth of a first read of 25 papers.
        if (items.values().stream().mapToLong(Item::bytes).sum() >= enough) {
          break;
        }
        if (!attempts.another()) {
          throw new Throttled(
              new IllegalStateException("DynamoDB left " + open.size() + " keys unprocessed"));
        }
      }
    }
    return open.stream().map(this::key).collect(Collectors.toSet());
  }

  private ItemKey key(Map<String, AttributeValue> stored) {
    return new ItemKey(
        table.namespace().own(stored.get(TableSchema.PARTITION_KEY).s()),
        stored.get(TableSchema.SORT_KEY).s());
  }

  private BatchGetItemRequest request(List<Map<String, AttributeValue>> keys) {
    KeysAndAttributes.Builder asked = KeysAndAttributes.builder().keys(keys);
    if (consistent) {
      asked.consistentRead(true);
    }
    return BatchGetItemRequest.builder()
        .requestItems(Map.of(table.name(), asked.build()))
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
        .build();
  }
}
