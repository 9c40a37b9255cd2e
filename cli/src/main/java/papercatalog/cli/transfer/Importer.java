package papercatalog.cli.transfer;

import module java.base;

import papercatalog.cli.failure.Failure;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.people.People;
import papercatalog.publishing.record.IdentifierHolders;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

/**
 * Reads an entry only when it can start it, so memory does not grow with the file. A second run
 * leaves records alone that are stored already.
 */
public final class Importer {
  /** Consecutive failures of the table after which an import gives up. */
  private static final int MAX_TABLE_FAILURES = 25;

  /** {@code people} say whose the names in papers are. */
  public record ImportSettings(
      Replaceable replaceable, int concurrency, Retry retries, People people) {}

  private final Publisher publisher;
  private final SharedIdentifiers shared;
  private final ImportSettings settings;
  private final LastingThrottling throttling = new LastingThrottling(System::nanoTime);
  private final CountDownLatch stopped = new CountDownLatch(1);
  private ImportSummary summary = ImportSummary.NONE;
  private int tableFailures;

  public Importer(Publisher publisher, IdentifierHolders holders, ImportSettings settings) {
    this.publisher = publisher;
    this.shared = new SharedIdentifiers(holders);
    this.settings = settings;
  }

  /**
   * Publishes entries of different records. Returns or throws once every entry that was read is
   * finished. {@code waiting} receives the reason when DynamoDB keeps throttling.
   */
  public ImportSummary run(
      Iterator<Entry> entries, Consumer<EntryResult> done, Consumer<String> waiting)
      throws InterruptedException {
    EntryWriter writer =
        new EntryWriter(
            publisher, shared, settings, stopped, failure -> throttled(failure, waiting));
    Semaphore room = new Semaphore(settings.concurrency());
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      room.acquire();
      while (stopped.getCount() > 0 && entries.hasNext()) {
        Entry entry = entries.next();
        if (entry instanceof Rejected rejected) {
          Failure reason = new Failure("rejected", rejected.reason());
          done(EntryResult.failed(entry, EntryOutcome.REJECTED, reason), done);
        } else {
          threads.execute(
              () -> {
                try {
                  done(writer.write(entry), done);
                } finally {
                  room.release();
                }
              });
          room.acquire();
        }
      }
    }
    return summary();
  }

  /** Reads no more entries and starts no more attempts; {@link #run} returns soon. */
  public void stop() {
    stopped.countDown();
  }

  public synchronized ImportSummary summary() {
    return summary;
  }

  public synchronized boolean gaveUp() {
    return tableFailures >= MAX_TABLE_FAILURES;
  }

  private synchronized void throttled(Failure failure, Consumer<String> waiting) {
    if (throttling.lasts()) {
      waiting.accept(failure.message());
    }
  }

  private synchronized void done(EntryResult result, Consumer<EntryResult> done) {
    summary = summary.plus(result);
    done.accept(result);
    boolean ofTheTable = result.failure().filter(Failure::ofTheTable).isPresent();
    tableFailures = ofTheTable ? tableFailures + 1 : 0;
    if (tableFailures == MAX_TABLE_FAILURES) {
      stop();
    }
  }
}
