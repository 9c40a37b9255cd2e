package papercatalog.table;

import java.util.OptionalDouble;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * What answering one question cost: filled while it is answered, also when that fails.
 *
 * <p>Not thread-safe; a question is answered on one thread.
 */
public final class ReadMeter {
  /** How a request to DynamoDB names the meter that it is charged to. */
  public static final ExecutionAttribute<ReadMeter> ATTRIBUTE =
      new ExecutionAttribute<>("papercatalog.ReadMeter");

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

  /** Records one HTTP request. */
  public void addRequest() {
    requests++;
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

  /** Records a stretch of waiting. */
  public void addNanoseconds(long waited) {
    nanoseconds += waited;
  }
}
