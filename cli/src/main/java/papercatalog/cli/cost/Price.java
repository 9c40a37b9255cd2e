package papercatalog.cli.cost;

/**
 * AWS list prices in us-east-1, in US dollars before tax and without the free tier of the first
 * year, as aws.amazon.com has them at {@code <service>/pricing}. All figures of the tool and of
 * {@code docs/cost.md} use these prices.
 */
public enum Price {
  /** Up to 512 KB each. */
  HTTP_API(1.00, "million HTTP API requests"),
  LAMBDA_REQUEST(0.20, "million Lambda requests"),
  LAMBDA_GB_SECOND(0.0000133334, "GB-second of Lambda on arm64"),
  READ_UNIT(0.125, "million read request units"),
  WRITE_UNIT(0.625, "million write request units"),
  /** Beyond the first 25 GB. */
  STORAGE(0.25, "GB-month in the table and its indexes"),
  RECOVERY(0.20, "GB-month of point-in-time recovery"),
  LOGS(0.50, "GB of logs"),
  /** EC2's, beyond the first 100 GB a month. */
  SENT(0.09, "GB sent"),
  /** Beyond the first 10 million, with the call of the function at the edge. */
  CDN_REQUEST(1.10, "million requests to CloudFront"),
  /** Beyond the first 1,000 GB, in Europe and North America. */
  CDN_SENT(0.085, "GB sent by CloudFront"),
  /** Beyond the first ten of the account. */
  ALARM(0.10, "metric with an alarm"),
  EVENT(1.00, "million events"),
  INDEX(0.023, "GB-month of the search index"),
  INDEX_READ(0.40, "million looks for a new search index");

  public static final String READ_IN = "November 2026";

  private static final int MILLION = 1_000_000;

  final double dollars;
  final String per;

  Price(double dollars, String per) {
    this.dollars = dollars;
    this.per = per;
  }

  /** The cost of a quantity in single units: requests, units, GB-seconds, GB or GB-months. */
  public double of(double quantity) {
    return per.startsWith("million ") ? quantity / MILLION * dollars : quantity * dollars;
  }
}
