package papercatalog.benchmarks.synthetic;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.write.BatchWrite;

/** Writes the items of many papers into a new table, with several threads. */
public record TableFill(CatalogTable table) {
  private static final int THREADS = 4;
  private static final int BATCH = 250;

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
    BatchWrite writes = new BatchWrite(table);
    List<Item> batch = new ArrayList<>();
    for (int number = first; number < papers; number += THREADS) {
      batch.addAll(items.apply(number));
      if (batch.size() >= BATCH || number + THREADS >= papers) {
        writes.write(batch, List.of());
        batch.clear();
      }
    }
  }
}
