package papercatalog.cli.cost;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;

/** The cost of a month of traffic, at prices read in the month {@code pricesOf}. */
public record Bill(double dollars, String pricesOf, String region, List<Line> lines) {
  private static final double GB = 1L << 30;
  private static final int FREE_STORED_GB = 25;
  private static final int FREE_SENT_GB = 100;

  /** An AWS meter; its quantity counts requests, units, GB-seconds, GB-months or GB. */
  public record Line(
      String meter, double price, String per, double quantity, double dollars, String formula) {}

  public static Bill of(Traffic traffic) {
    Usage usage = new Usage(traffic.shape());
    double stored = (double) traffic.papers() * usage.storedBytes() / GB;
    double requests = traffic.requests();
    double sent = sum(traffic, usage::sentBytes) / GB;
    List<Line> lines =
        List.of(
            line(Price.HTTP_API, requests, number(requests) + " requests"),
            line(Price.LAMBDA_REQUEST, requests, number(requests) + " requests"),
            line(
                Price.LAMBDA_GB_SECOND,
                sum(traffic, usage::gigabyteSeconds),
                terms(traffic, usage::gigabyteSeconds) + " GB-seconds"),
            line(
                Price.READ_UNIT,
                sum(traffic, usage::readUnits),
                terms(traffic, usage::readUnits) + " read units"),
            line(
                Price.WRITE_UNIT,
                (double) traffic.publishes() * usage.writeUnits(),
                number((double) traffic.publishes())
                    + " publishes x "
                    + number(usage.writeUnits())
                    + " write units"),
            line(
                Price.STORAGE,
                Math.max(0, stored - FREE_STORED_GB),
                number(stored) + " GB, of which 25 are free"),
            line(Price.RECOVERY, stored, number(stored) + " GB"),
            line(
                Price.LOGS,
                requests * traffic.shape().logBytes() / GB,
                number(requests) + " requests x " + traffic.shape().logBytes() + " bytes"),
            line(
                Price.SENT,
                Math.max(0, sent - FREE_SENT_GB),
                number(sent) + " GB, of which 100 are free"));
    double dollars = lines.stream().mapToDouble(Line::dollars).sum();
    return new Bill(dollars, Price.READ_IN, "us-east-1", lines);
  }

  private static Line line(Price price, double quantity, String formula) {
    return new Line(
        price.name().toLowerCase(Locale.ROOT),
        price.dollars,
        price.per,
        quantity,
        price.of(quantity),
        formula);
  }

  private static double sum(Traffic traffic, ToDoubleFunction<AccessPattern<?>> perRequest) {
    return traffic.reads().entrySet().stream()
        .mapToDouble(read -> (double) read.getValue() * perRequest.applyAsDouble(read.getKey()))
        .sum();
  }

  private static String terms(Traffic traffic, ToDoubleFunction<AccessPattern<?>> perRequest) {
    Map<Double, Long> alike =
        traffic.reads().entrySet().stream()
            .collect(
                Collectors.groupingBy(
                    read -> perRequest.applyAsDouble(read.getKey()),
                    TreeMap::new,
                    Collectors.summingLong(Map.Entry::getValue)));
    return alike.entrySet().stream()
        .map(term -> number((double) term.getValue()) + " x " + number(term.getKey()))
        .collect(Collectors.joining(" + "));
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%,.0f", value)
        : String.format(Locale.ROOT, "%,.4g", value);
  }
}
