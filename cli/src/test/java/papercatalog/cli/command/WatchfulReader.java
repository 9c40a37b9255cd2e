package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.TestTable;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.publishing.TableContent;

/** Reads all lists repeatedly and gets every paper that they show. */
final class WatchfulReader implements AutoCloseable {
  /** Pauses this many times as long as it reads, to leave the engine to the writers. */
  private static final int PAUSES = 10;

  private final TestTable table;
  private final Catalog catalog;
  private final Set<PaperId> got = ConcurrentHashMap.newKeySet();
  private final Set<PaperId> lost = ConcurrentHashMap.newKeySet();
  private final AtomicInteger rounds = new AtomicInteger();
  private final Thread thread;
  private volatile boolean done;

  private WatchfulReader(TestTable table) {
    this.table = table;
    this.catalog = table.catalog();
    this.thread = Thread.ofPlatform().name("reader").unstarted(this::read);
  }

  static WatchfulReader start(TestTable table) {
    WatchfulReader reader = new WatchfulReader(table);
    reader.thread.start();
    return reader;
  }

  void assertSawOnlyPapersThatCanBeGot() {
    close();
    assertThat(lost).isEmpty();
    assertThat(rounds.get()).isPositive();
    assertThat(got).isNotEmpty();
  }

  private void read() {
    while (!done) {
      long start = System.nanoTime();
      for (Index index : TableSchema.DECLARED.indexes()) {
        TableContent.listed(table.client(), TestTable.NAME, index).stream()
            .map(PaperSummary::id)
            .distinct()
            .filter(id -> !got.contains(id))
            .forEach(this::get);
      }
      rounds.incrementAndGet();
      LockSupport.parkNanos(PAUSES * (System.nanoTime() - start));
    }
  }

  private void get(PaperId id) {
    try {
      catalog.get(AccessPatterns.GET_PAPER, id);
      got.add(id);
    } catch (PaperNotFound _) {
      lost.add(id);
    }
  }

  @Override
  public void close() {
    done = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The reader has not ended", e);
    }
  }
}
