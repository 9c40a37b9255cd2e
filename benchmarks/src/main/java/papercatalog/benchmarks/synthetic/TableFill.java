package papercatalog.benchmarks.synthetic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Writes the items of many papers into a new table, in batches and with several threads. */
public record TableFill(CatalogTable table) {
  private static final int BATCH = 25;
  private static final int THREADS = 4;

  /** Creates the table and writes the items of papers 0 to {@code papers - 1}. */
  public void write(int papers, IntFunction<List<Item>> items) throws InterruptedException {
    table.createIfAbsent();
    List<Future<?>> parts = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      for (int thread = 0; thread < THREADS; thread++) {
        int first = thread;
        parts.add(threads.submit(() -> writePart(first, papers, items)));
      }
      for (Future<?> part : parts) {
        part.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private void writePart(int first, int papers, IntFunction<List<Item>> items) {
    List<WriteRequest> batch = new ArrayList<>();
    for (int number = first; number < papers; number += THREADS) {
      for (Item item : items.apply(number)) {
        batch.add(WriteRequest.builder().putRequest(put -> put.item(item.attributes())).build());
        if (batch.size() == BATCH) {
          send(batch);
        }
      }
    }
    send(batch);
  }

  private void send(List<WriteRequest> batch) {
    Map<String, List<WriteRequest>> rest = Map.of(table.name(), List.copyOf(batch));
    while (!batch.isEmpty() && !rest.isEmpty()) {
      Map<String, List<WriteRequest>> next = rest;
      rest =
          table.client().batchWriteItem(request -> request.requestItems(next)).unprocessedItems();
    }
    batch.clear();
  }
}
