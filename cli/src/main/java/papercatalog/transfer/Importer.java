package papercatalog.transfer;

import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import papercatalog.entry.AuthorEntry;
import papercatalog.entry.Entry;
import papercatalog.entry.PaperEntry;
import papercatalog.entry.Rejected;
import papercatalog.model.Author;
import papercatalog.model.Paper;
import papercatalog.table.Backoff;
import papercatalog.write.Publisher;
import papercatalog.write.Written;

/**
 * Publishes the entries of a file, a bounded number at a time. An entry is read when there is room
 * for it and not before, so that memory does not grow with the file.
 *
 * <p>Running it again resumes it: what is there already is left as it is.
 */
public final class Importer {
  /** After so many entries in a row that met a table out of order, the rest would too. */
  private static final int HOPELESS = 25;

  /** What an entry may replace. */
  public enum Mode {
    /** Whatever is there, but not a withdrawn paper. */
    PUBLISH,
    /** Nothing: it must be new. */
    CREATE,
    /** Whatever is there, a withdrawn paper too. */
    REINSTATE
  }

  /**
   * How to import.
   *
   * @param concurrency entries in flight
   * @param backoff between attempts
   */
  public record Settings(Mode mode, int concurrency, Backoff backoff) {}

  private final Publisher publisher;
  private final Settings settings;
  private final Throttling throttling = new Throttling(System::nanoTime);
  private final InFlight inFlight = new InFlight();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private Tally tally = Tally.NONE;
  private int hopeless;

  /** Who follows an import; told one thing at a time. */
  public interface Listener {
    /** An entry came to its end. */
    void ended(Ended ended);

    /** DynamoDB keeps throttling, and why. */
    void waiting(String reason);
  }

  /** An importer for one run. */
  public Importer(Publisher publisher, Settings settings) {
    this.publisher = publisher;
    this.settings = settings;
  }

  /**
   * Publishes all entries, in no particular order but for those of one record.
   *
   * @return once every entry that was read has ended
   * @throws InterruptedException when interrupted; what is in flight ends first
   */
  public Tally run(Iterator<Entry> entries, Listener listener) throws InterruptedException {
    Semaphore room = new Semaphore(settings.concurrency());
    try (ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      room.acquire();
      while (!stopping() && entries.hasNext()) {
        Entry entry = entries.next();
        if (entry instanceof Rejected rejected) {
          end(Ended.rejected(rejected), listener);
        } else {
          Write write = write(entry);
          inFlight.take(write.record());
          writers.execute(
              () -> {
                try {
                  end(carryOut(write, listener), listener);
                } finally {
                  inFlight.release(write.record());
                  room.release();
                }
              });
          room.acquire();
        }
      }
    }
    return tally();
  }

  /** Reads no more entries and starts no more attempts; {@link #run} returns soon. */
  public void stop() {
    stopped.countDown();
  }

  /** How far it is. */
  public synchronized Tally tally() {
    return tally;
  }

  /** Whether it stopped before the end because the table kept failing. */
  public synchronized boolean gaveUp() {
    return hopeless >= HOPELESS;
  }

  /**
   * One entry as something to do.
   *
   * @param claimless whether it replaces whatever is there, so that losing a race is no conflict
   */
  private record Write(
      Entry entry, RecordName record, boolean claimless, Supplier<Written> attempt) {}

  private Write write(Entry entry) {
    return switch (entry) {
      case PaperEntry(_, Paper paper, _) ->
          new Write(
              entry,
              new RecordName.OfPaper(paper.id()),
              paper.revision() == 0 && settings.mode() != Mode.CREATE,
              () -> publish(paper));
      case AuthorEntry(_, Author author) ->
          new Write(
              entry,
              new RecordName.OfAuthor(author.handle()),
              true,
              () -> publisher.upsertAuthor(author));
      case Rejected _ -> throw new IllegalArgumentException("There is nothing to write");
    };
  }

  private Written publish(Paper paper) {
    return switch (settings.mode()) {
      case PUBLISH -> publisher.publish(paper);
      case CREATE -> publisher.create(paper);
      case REINSTATE -> publisher.reinstate(paper);
    };
  }

  private Ended carryOut(Write write, Listener listener) {
    Patience patience = new Patience(settings.backoff());
    while (true) {
      try {
        Written written = write.attempt().get();
        return Ended.well(
            write.entry(), write.record(), patience.ending(written.outcome()), written);
      } catch (RuntimeException e) {
        Failure failure = Failure.of(e);
        if (write.claimless() && failure.lostRace()) {
          failure = failure.asRace();
        }
        if (failure.remedy() == Failure.Remedy.WAIT) {
          tellIfItLasts(failure, listener);
        }
        if (!paused(patience.after(failure))) {
          return Ended.badly(write.entry(), write.record(), ending(failure), failure);
        }
      }
    }
  }

  /** Waits before another attempt; false when there is to be none. */
  private boolean paused(Optional<Duration> pause) {
    if (pause.isEmpty()) {
      return false;
    }
    try {
      return !stopped.await(pause.get().toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** What was refused was not written; what may have been written in part is unknown. */
  private static Ending ending(Failure failure) {
    return switch (failure.remedy()) {
      case NONE -> Ending.FAILED;
      case RACE -> failure.lostRace() ? Ending.FAILED : Ending.UNKNOWN;
      case WAIT, REPEAT -> Ending.UNKNOWN;
    };
  }

  private synchronized void tellIfItLasts(Failure failure, Listener listener) {
    if (throttling.lasts()) {
      listener.waiting(failure.message());
    }
  }

  private synchronized void end(Ended ended, Listener listener) {
    tally = tally.plus(ended);
    listener.ended(ended);
    hopeless = ended.failure().filter(Failure::ofTheTable).isPresent() ? hopeless + 1 : 0;
    if (hopeless == HOPELESS) {
      stop();
    }
  }

  private boolean stopping() {
    return stopped.getCount() == 0;
  }
}
