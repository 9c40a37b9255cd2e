package papercatalog.publishing.maintenance;

import module java.base;

import papercatalog.domain.error.Throttled;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Retry;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Writes and removes items without conditions, 25 per request; retries those left unprocessed. Only
 * for a catalog without other writers.
 */
public record BatchWrite(CatalogTable table) {
  private static final int MAX_ITEMS = 25;

  /** Writes and removes items; each key once. */
  public void write(Collection<Item> puts, Collection<ItemKey> deletions) {
    List<WriteRequest> all = new ArrayList<>();
    for (Item item : puts) {
      all.add(WriteRequest.builder().putRequest(put -> put.item(table.stored(item))).build());
    }
    for (ItemKey key : deletions) {
      all.add(WriteRequest.builder().deleteRequest(delete -> delete.key(table.key(key))).build());
    }
    all.stream().gather(Gatherers.windowFixed(MAX_ITEMS)).forEach(this::write);
  }

  private void write(List<WriteRequest> requests) {
    List<WriteRequest> open = requests;
    Retry.Attempts attempts = Retry.OF_REQUESTS.begin();
    while (!open.isEmpty()) {
      open = unprocessed(open);
      if (!open.isEmpty() && !attempts.another()) {
        throw new Throttled(
            new IllegalStateException("DynamoDB left " + open.size() + " items unprocessed"));
      }
    }
  }

  private List<WriteRequest> unprocessed(List<WriteRequest> requests) {
    return table
        .call(
            client -> client.batchWriteItem(it -> it.requestItems(Map.of(table.name(), requests))))
        .unprocessedItems()
        .getOrDefault(table.name(), List.of());
  }
}
