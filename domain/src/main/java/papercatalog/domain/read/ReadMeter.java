package papercatalog.domain.read;

import java.util.OptionalDouble;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * What it costs to answer one request of a reader: all that DynamoDB is asked {@linkplain #during
 * while} it is answered is counted here, also when it fails.
 *
 * <p>Bound to the thread and not passed along, since the requests that really leave, retries
 * included, are seen only by the client that sends them. Not thread-safe; a reader's request is
 * answered on one thread. Where no meter is bound, nothing is counted.
 */
public final class ReadMeter {
  private static final ScopedValue<ReadMeter> BOUND = ScopedValue.newInstance();

  private int requests;
  private OptionalDouble readUnits = OptionalDouble.of(0);
  private long nanoseconds;
  private int scanned;
  private int items;
  private int unreadable;

  /** How many HTTP requests went out to DynamoDB, retries included. */
  public int requests() {
    return requests;
  }

  /**
   * The read request units that DynamoDB says it consumed, half a unit per 4 KB begun and none for
   * a refusal; empty when an answer does not say, as a DynamoDB-compatible engine's may not.
   */
  public OptionalDouble readUnits() {
    return readUnits;
  }

  /** How long DynamoDB was waited for. */
  public double milliseconds() {
    return nanoseconds / 1e6;
  }

  /** How many items DynamoDB read, whether they are shown or not. */
  public int scanned() {
    return scanned;
  }

  /** How many of them are shown to the reader. */
  public int items() {
    return items;
  }

  /** How many items of the catalog were dropped since they could not be read. */
  public int unreadable() {
    return unreadable;
  }

  /** Does work whose reads are counted on this meter. */
  public <T> T during(Supplier<T> work) {
    return ScopedValue.where(BOUND, this).call(work::get);
  }

  /** Counts a request as it leaves: for clients of DynamoDB. */
  public static void countRequest() {
    if (BOUND.isBound()) {
      BOUND.get().requests++;
    }
  }

  /** Makes a call to DynamoDB and counts the wait. */
  static <T> T timed(Supplier<T> call) {
    long start = System.nanoTime();
    try {
      return call.get();
    } finally {
      if (BOUND.isBound()) {
        BOUND.get().nanoseconds += System.nanoTime() - start;
      }
    }
  }

  /**
   * Counts what one answer says it consumed.
   *
   * @param consumed null when it says nothing
   * @param scanned the items that were read for it
   */
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

  /** Counts what is shown of an answer. */
  static void countShown(int items) {
    if (BOUND.isBound()) {
      BOUND.get().items += items;
    }
  }

  /** Counts an item that cannot be read. */
  static void countUnreadable() {
    if (BOUND.isBound()) {
      BOUND.get().unreadable++;
    }
  }
}
