package papercatalog.table;

import java.util.Locale;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;

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
  private double readUnits;
  private long nanoseconds;

  /** How many HTTP requests went out to DynamoDB, retries included. */
  public int requests() {
    return requests;
  }

  /** The read request units that DynamoDB says it consumed: half a unit per 4 KB begun. */
  public double readUnits() {
    return readUnits;
  }

  /** How long DynamoDB was waited for. */
  public double milliseconds() {
    return nanoseconds / 1e6;
  }

  /** Records one HTTP request. */
  void addRequest() {
    requests++;
  }

  /** Records what one answer says it consumed. */
  public void addReadUnits(double units) {
    readUnits += units;
  }

  /** Records a stretch of waiting. */
  public void addNanoseconds(long waited) {
    nanoseconds += waited;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%d requests, %s units, %.1f ms", requests, readUnits, milliseconds());
  }
}
