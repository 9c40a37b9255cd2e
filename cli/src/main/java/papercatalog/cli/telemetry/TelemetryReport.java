package papercatalog.cli.telemetry;

import module java.base;

/**
 * The totals of the request lines of a log. The components are the members of the JSON that the
 * tool prints; a row's number is that of a pattern.
 *
 * @param wakes calls that keep snapshots from expiring
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

  /** {@code partitionLimit} is in read units per second. */
  public record BusiestSecond(String place, String at, double readUnits, int partitionLimit) {
    private static final int PARTITION_LIMIT = 3_000;

    static BusiestSecond of(String place, long epochSecond, double readUnits) {
      return new BusiestSecond(
          place, Instant.ofEpochSecond(epochSecond).toString(), readUnits, PARTITION_LIMIT);
    }
  }
}
