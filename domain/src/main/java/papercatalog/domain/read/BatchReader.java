package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.pattern.GetPattern;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;

/** Reads a batch. What cannot be read is missing, and does not keep a reader from the others. */
final class BatchReader<K, R> {
  /** Bytes of items that fill any answer: more than Lambda's 6 MB. */
  private static final long ENOUGH_BYTES = 6 * 1_024 * 1_024;

  private final CatalogTable table;
  private final GetPattern<K, R> each;
  private final Map<K, R> results = new HashMap<>();
  private final Map<K, BatchResult.Reason> reasons = new HashMap<>();
  private SchemaMismatch mismatch;

  BatchReader(CatalogTable table, GetPattern<K, R> each) {
    this.table = table;
    this.each = each;
  }

  /** Fails with SchemaMismatch when another release wrote all items, so that none can be shown. */
  BatchResult<K, R> read(List<K> named, Instant now) {
    List<K> distinct = named.stream().distinct().toList();
    Map<ItemKey, Item> items = new HashMap<>();
    Set<ItemKey> left =
        BatchRead.forReaders(table, this::batchGetItem)
            .read(distinct.stream().map(each::key).toList(), ENOUGH_BYTES, items);
    for (K one : distinct) {
      ItemKey key = each.key(one);
      if (left.contains(key)) {
        reasons.put(one, BatchResult.Reason.TOO_LARGE);
      } else {
        read(one, Optional.ofNullable(items.get(key)), now);
      }
    }
    if (results.isEmpty() && mismatch != null) {
      throw mismatch;
    }
    ReadMeter.countShown(results.size());
    return new BatchResult<>(distinct, results, reasons);
  }

  private void read(K one, Optional<Item> item, Instant now) {
    try {
      results.put(one, each.read(one, item, now));
    } catch (RuntimeException e) {
      BatchResult.Reason reason = BatchResult.Reason.of(e);
      reasons.put(one, reason);
      if (e instanceof SchemaMismatch found) {
        mismatch = found;
      } else if (reason == BatchResult.Reason.UNREADABLE) {
        ReadMeter.countUnreadable();
      }
    }
  }

  private BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    BatchGetItemResponse response = ReadMeter.timed(table, client -> client.batchGetItem(request));
    List<Map<String, AttributeValue>> items = response.responses().get(table.name());
    ReadMeter.count(
        response.hasConsumedCapacity() ? response.consumedCapacity().getFirst() : null,
        items == null ? 0 : items.size());
    return response;
  }
}
