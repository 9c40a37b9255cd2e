package papercatalog.table;

import java.util.OptionalDouble;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * What answering one question cost: filled while it is answered, also when that fails.
 *
 * <p>Not thread-safe; a question is answered on one thread.
 */
public final class ReadMeter {
  /** Whom a request is charged to while it is made: an override of each would cost more. */
  private static final ScopedValue<ReadMeter> CHARGED = ScopedValue.newInstance();

  private int requests;
  private OptionalDouble readUnits = OptionalDouble.of(0);
  private long nanoseconds;

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

  /** Asks DynamoDB, and charges this meter with the requests that it takes and the wait. */
  public <T> T measure(Supplier<T> call) {
    long start = System.nanoTime();
    try {
      return ScopedValue.where(CHARGED, this).call(call::get);
    } finally {
      nanoseconds += System.nanoTime() - start;
    }
  }

  /**
   * Counts an HTTP request for the meter that this thread's call is charged to, if there is one.
   */
  public static void countRequest() {
    if (CHARGED.isBound()) {
      CHARGED.get().requests++;
    }
  }

  /**
   * Records what one answer says it consumed.
   *
   * @param consumed null when it says nothing
   */
  public void add(ConsumedCapacity consumed) {
    readUnits =
        consumed == null || readUnits.isEmpty()
            ? OptionalDouble.empty()
            : OptionalDouble.of(readUnits.getAsDouble() + consumed.capacityUnits());
  }
}
