package papercatalog.insights;

import papercatalog.cost.Price;

/**
 * What queries went through, which is what they cost.
 *
 * @param records log events, each as often as a query has read it
 */
public record Scan(double records, double bytes) {
  /** Before the first query. */
  public static final Scan NONE = new Scan(0, 0);

  private static final double GB = 1L << 30;

  /** In US dollars. */
  public double dollars() {
    return Price.LOGS_READ.of(bytes / GB);
  }

  /** {@code 312.4 MB scanned, $0.001525}. */
  public String text() {
    return "%,.1f MB scanned, $%.6f".formatted(bytes / (1 << 20), dollars());
  }

  Scan plus(double moreRecords, double moreBytes) {
    return new Scan(records + moreRecords, bytes + moreBytes);
  }
}
