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

/**
 * The items of a batch, which one request reads. What cannot be read is missing, and does not keep
 * a reader from the others.
 */
final class BatchReader {
  /** Bytes of items that fill any answer: more than Lambda's 6 MB. */
  private static final long ENOUGH_BYTES = 6 * 1_024 * 1_024;

  private final CatalogTable table;
  private final Instant now;
  private final Map<ItemKey, Item> items = new HashMap<>();
  private final Set<ItemKey> left;
  private SchemaMismatch mismatch;
  private int shown;

  /** Takes each key once. */
  BatchReader(CatalogTable table, List<ItemKey> keys, Instant now) {
    this.table = table;
    this.now = now;
    left = BatchRead.forReaders(table, this::batchGetItem).read(keys, ENOUGH_BYTES, items);
  }

  /** Those of the items that a pattern reads. */
  <K, R> BatchResult<K, R> results(GetPattern<K, R> each, List<K> named) {
    Map<K, R> results = new HashMap<>();
    Map<K, BatchResult.AbsenceReason> reasons = new HashMap<>();
    for (K one : named) {
      ItemKey key = each.key(one);
      if (left.contains(key)) {
        reasons.put(one, BatchResult.AbsenceReason.TOO_LARGE);
        continue;
      }
      try {
        results.put(one, each.read(one, Optional.ofNullable(items.get(key)), now));
      } catch (RuntimeException e) {
        reasons.put(one, reason(e));
      }
    }
    shown += results.size();
    ReadMeter.countShown(results.size());
    return new BatchResult<>(named, results, reasons);
  }

  /** Fails with SchemaMismatch when another release wrote all items, so that none can be shown. */
  void requireReadable() {
    if (shown == 0 && mismatch != null) {
      throw mismatch;
    }
  }

  private BatchResult.AbsenceReason reason(RuntimeException failure) {
    BatchResult.AbsenceReason reason = BatchResult.AbsenceReason.of(failure);
    if (failure instanceof SchemaMismatch found) {
      mismatch = found;
    } else if (reason == BatchResult.AbsenceReason.UNREADABLE) {
      ReadMeter.countUnreadable();
    }
    return reason;
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
