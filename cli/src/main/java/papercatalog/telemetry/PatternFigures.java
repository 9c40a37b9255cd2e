package papercatalog.telemetry;

/**
 * What the requests of one pattern took.
 *
 * @param p50 milliseconds that half of them did not exceed
 * @param p95 that 95 of 100 did not exceed
 * @param p99 that 99 of 100 did not exceed
 * @param items that readers were given
 * @param scanned items that DynamoDB read
 * @param errors answers of the 500s
 * @param clientErrors answers of the 400s
 * @param throttles those of the errors that DynamoDB refused for having been asked too much
 */
public record PatternFigures(
    Operation operation,
    long requests,
    double p50,
    double p95,
    double p99,
    double readUnits,
    long items,
    long scanned,
    long coldStarts,
    long errors,
    long clientErrors,
    long throttles) {
  /** Items that a request gave on average. */
  public double itemsPerRequest() {
    return (double) items / Math.max(1, requests);
  }

  /** Items that DynamoDB read for a request on average. */
  public double scannedPerRequest() {
    return (double) scanned / Math.max(1, requests);
  }
}
