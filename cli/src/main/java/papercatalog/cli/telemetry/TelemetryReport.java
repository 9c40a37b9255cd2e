package papercatalog.cli.telemetry;

import module java.base;

/**
 * The totals of the request lines of a log. The components are the members of the JSON that the
 * tool prints.
 *
 * @param from time of the first request or wake call, ISO 8601
 * @param wakes calls that keep snapshots from expiring
 * @param otherLines lines that are not request lines
 * @param unreadable request lines with an impossible figure or an unknown pattern
 * @param late requests missing from the busiest seconds because their lines came too late
 * @param places the indexes and the table, each with all requests that read it
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
   * The totals of a group of requests.
   *
   * @param number of a pattern; empty for a place
   * @param p50 median in milliseconds
   * @param items returned to readers
   * @param scanned items that DynamoDB read
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
   * The second in which an index consumed most read units.
   *
   * @param partitionLimit read units per second of one partition
   */
  public record BusiestSecond(String place, String at, double readUnits, int partitionLimit) {
    private static final int PARTITION_LIMIT = 3_000;

    static BusiestSecond of(String place, long epochSecond, double readUnits) {
      return new BusiestSecond(
          place, Instant.ofEpochSecond(epochSecond).toString(), readUnits, PARTITION_LIMIT);
    }
  }
}
