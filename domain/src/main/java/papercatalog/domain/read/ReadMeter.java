package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.table.CatalogTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * Adds up what DynamoDB does {@linkplain #during while} one reader's request is answered. Not
 * thread-safe. Without a bound meter nothing is counted.
 *
 * <p>The client counts each attempt ({@link RequestCounter}, the direct client) on the meter bound
 * to its thread. {@link #timed} adds the time. {@link Catalog}, PageReader and BatchReader count
 * the read units and scanned items of each response, and the items shown or unreadable.
 */
public final class ReadMeter {
  private static final ScopedValue<ReadMeter> BOUND = ScopedValue.newInstance();

  private int requests;
  private OptionalDouble readUnits = OptionalDouble.of(0);
  private long nanoseconds;
  private int scanned;
  private int items;
  private int unreadable;

  public int requests() {
    return requests;
  }

  /** Half a unit per 4 KB begun, none for a refusal; empty if an answer does not report them. */
  public OptionalDouble readUnits() {
    return readUnits;
  }

  /** Time spent waiting for DynamoDB. */
  public double milliseconds() {
    return nanoseconds / 1e6;
  }

  /** Number of items that DynamoDB read, shown or not. */
  public int scanned() {
    return scanned;
  }

  public int items() {
    return items;
  }

  /** Number of the catalog's items dropped because they could not be read. */
  public int unreadable() {
    return unreadable;
  }

  /** Runs work and counts its reads on this meter. */
  public <T> T during(Supplier<T> work) {
    return ScopedValue.where(BOUND, this).call(work::get);
  }

  /** Counts a request when it is sent: for clients of DynamoDB. */
  public static void countRequest() {
    if (BOUND.isBound()) {
      BOUND.get().requests++;
    }
  }

  /** Calls DynamoDB and adds the time; fails as {@link CatalogTable#call}. */
  static <T> T timed(CatalogTable table, Function<DynamoDbClient, T> request) {
    long start = System.nanoTime();
    try {
      return table.call(request);
    } finally {
      if (BOUND.isBound()) {
        BOUND.get().nanoseconds += System.nanoTime() - start;
      }
    }
  }

  /** {@code consumed} is null if the answer does not report it. */
  static void count(ConsumedCapacity consumed, int scanned) {
    if (BOUND.isBound()) {
      ReadMeter meter = BOUND.get();
      meter.scanned += scanned;
      meter.readUnits =
          consumed == null || meter.readUnits.isEmpty()
              ? OptionalDouble.empty()
              : OptionalDouble.of(meter.readUnits.getAsDouble() + consumed.capacityUnits());
    }
  }

  static void countShown(int items) {
    if (BOUND.isBound()) {
      BOUND.get().items += items;
    }
  }

  static void countUnreadable() {
    if (BOUND.isBound()) {
      BOUND.get().unreadable++;
    }
  }
}
