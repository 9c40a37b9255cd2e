package papercatalog.telemetry;

import java.time.Instant;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Adds requests up to seconds, in bounded memory: so many seconds stay open, and when there are
 * more, the earliest is closed. Logs of several functions one after the other are put together
 * right as long as all of them have no more busy seconds than that, a day and more.
 */
final class Seconds {
  /** Open seconds: more than a day has. */
  static final int OPEN = 100_000;

  private final NavigableMap<Long, BusySecond> open = new TreeMap<>();
  private final int limit;
  private final Consumer<BusySecond> closed;
  private BusySecond latest = new BusySecond(Long.MIN_VALUE);
  private long closedUpTo = Long.MIN_VALUE;
  private long late;

  /**
   * None is open.
   *
   * @param limit open seconds at a time
   * @param closed is given each when no more is added to it
   */
  Seconds(int limit, Consumer<BusySecond> closed) {
    this.limit = limit;
    this.closed = closed;
  }

  void add(Instant at, Operation operation, double readUnits) {
    if (readUnits == 0) {
      return;
    }
    long second = at.getEpochSecond();
    if (second <= closedUpTo) {
      late++;
      return;
    }
    if (latest.epochSecond() != second) {
      latest = open.computeIfAbsent(second, BusySecond::new);
    }
    latest.add(operation, readUnits);
    while (open.size() > limit) {
      closeEarliest();
    }
  }

  /** Closes those that are open. */
  void close() {
    while (!open.isEmpty()) {
      closeEarliest();
    }
  }

  /** Requests that came after their second was closed: they are in no peak. */
  long late() {
    return late;
  }

  private void closeEarliest() {
    Map.Entry<Long, BusySecond> earliest = open.pollFirstEntry();
    closedUpTo = earliest.getKey();
    closed.accept(earliest.getValue());
  }
}
