package papercatalog.cli.transfer;

import java.util.Iterator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import papercatalog.bibliography.entry.Entry;
import papercatalog.bibliography.entry.Rejected;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.record.IdentifierHolders;
import papercatalog.domain.table.RetryPolicy;
import papercatalog.domain.write.Publisher;
import papercatalog.domain.write.Replacing;

/**
 * Publishes the entries of a file, a bounded number at a time. An entry is read when there is room
 * for it and not before, so that memory does not grow with the file.
 *
 * <p>Running it again resumes it: what is there already is left as it is.
 */
public final class Importer {
  /** After so many entries in a row that met a table out of order, the rest would too. */
  private static final int MAX_TABLE_FAILURES = 25;

  /**
   * How to import.
   *
   * @param replacing what a paper may take the place of
   * @param concurrency entries in flight
   * @param retries the pauses between attempts
   */
  public record Settings(Replacing replacing, int concurrency, RetryPolicy retries) {}

  /** Follows an import; its methods are never called at the same time. */
  public interface Listener {
    /** An entry came to its end. */
    void done(EntryResult result);

    /** DynamoDB keeps throttling, and why. */
    void waiting(String reason);
  }

  private final Publisher publisher;
  private final SharedIdentifiers shared;
  private final Settings settings;
  private final Throttling throttling = new Throttling(System::nanoTime);
  private final InFlight inFlight = new InFlight();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private ImportSummary summary = ImportSummary.NONE;
  private int tableFailures;

  /**
   * An importer for one run.
   *
   * @param holders who has the identifiers of what is written
   */
  public Importer(Publisher publisher, IdentifierHolders holders, Settings settings) {
    this.publisher = publisher;
    this.shared = new SharedIdentifiers(holders);
    this.settings = settings;
  }

  /**
   * Publishes all entries, in no particular order but for those of one record.
   *
   * @return once every entry that was read has come to its end
   * @throws InterruptedException when interrupted; what is in flight ends first
   */
  public ImportSummary run(Iterator<Entry> entries, Listener listener) throws InterruptedException {
    EntryWriter writer =
        new EntryWriter(
            publisher, shared, settings, stopped, failure -> throttled(failure, listener));
    Semaphore room = new Semaphore(settings.concurrency());
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      room.acquire();
      while (!stopping() && entries.hasNext()) {
        Entry entry = entries.next();
        if (entry instanceof Rejected rejected) {
          done(EntryResult.rejected(rejected), listener);
        } else {
          RecordName record = EntryWriter.record(entry);
          inFlight.take(record);
          threads.execute(
              () -> {
                try {
                  done(writer.write(entry), listener);
                } finally {
                  inFlight.release(record);
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

  /** How far it is. */
  public synchronized ImportSummary summary() {
    return summary;
  }

  /** Whether it stopped before the end because the table kept failing. */
  public synchronized boolean gaveUp() {
    return tableFailures >= MAX_TABLE_FAILURES;
  }

  private synchronized void throttled(Failure failure, Listener listener) {
    if (throttling.lasts()) {
      listener.waiting(failure.message());
    }
  }

  private synchronized void done(EntryResult result, Listener listener) {
    summary = summary.plus(result);
    listener.done(result);
    boolean ofTheTable = result.failure().filter(Failure::ofTheTable).isPresent();
    tableFailures = ofTheTable ? tableFailures + 1 : 0;
    if (tableFailures == MAX_TABLE_FAILURES) {
      stop();
    }
  }

  private boolean stopping() {
    return stopped.getCount() == 0;
  }
}
