package papercatalog.cli.telemetry;

import java.time.Instant;
import java.util.List;

/**
 * What the request lines of a log add up to. Its components are the members of the JSON that the
 * tool prints.
 *
 * @param from when the first request or wake call was answered, ISO 8601
 * @param until when the last one was
 * @param wakes calls that keep snapshots from being dropped
 * @param otherLines lines that are no request lines
 * @param unreadable request lines with an impossible figure or an unknown pattern
 * @param late requests that are missing from the busiest seconds, because they came too late
 * @param patterns with requests, by number
 * @param places the indexes and the table, each with the requests of the patterns that read it
 */
public record TelemetryReport(
    String from,
    String until,
    long requests,
    long wakes,
    long otherLines,
    long unreadable,
    long late,
    List<Row> patterns,
    List<Row> places,
    List<BusiestSecond> busiestSeconds) {
  /**
   * What requests took together.
   *
   * @param number of a pattern; empty elsewhere
   * @param p50 milliseconds that half of the requests did not exceed
   * @param items returned to readers
   * @param scanned items that DynamoDB read
   * @param errors answers of the 500s
   * @param throttles errors because DynamoDB refused the read
   * @param clientErrors answers of the 400s
   */
  public record Row(
      String number,
      String name,
      long requests,
      double p50,
      double p95,
      double p99,
      double readUnits,
      long items,
      long scanned,
      long coldStarts,
      long errors,
      long throttles,
      long clientErrors) {}

  /**
   * The second in which an index gave most.
   *
   * @param at when it began
   * @param partitionLimit read units that one partition gives in a second
   */
  public record BusiestSecond(String place, String at, double readUnits, int partitionLimit) {
    private static final int PARTITION_LIMIT = 3_000;

    static BusiestSecond of(String place, long epochSecond, double readUnits) {
      return new BusiestSecond(
          place, Instant.ofEpochSecond(epochSecond).toString(), readUnits, PARTITION_LIMIT);
    }
  }
}
