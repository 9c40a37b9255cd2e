package papercatalog.cli.cost;

import module java.base;

import papercatalog.cli.cost.Traffic.Setting;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.publishing.write.PaperCost;

/** The cost of a month of traffic, at prices read in the month {@code pricesOf}. */
public record Bill(double dollars, String pricesOf, String region, List<Line> lines) {
  private static final double GB = 1L << 30;
  private static final int FREE_STORED_GB = 25;
  private static final int FREE_SENT_GB = 100;
  private static final int FREE_CDN_GB = 1_000;
  private static final int FREE_CDN_REQUESTS = 10_000_000;
  private static final int FREE_METRICS = 10;

  /** Of a stack; {@code WatchedStackTest} counts them. */
  private static final int ALARM_METRICS = 10;

  private static final int SEARCH_METRICS = 3;

  /** The index of a million papers has 535 MB. */
  private static final int INDEX_BYTES = 535;

  /** A running function looks every half minute for a month of 30 days. */
  private static final double LOOKS = 86_400;

  /** An AWS meter; its quantity counts requests, units, GB-seconds, GB-months or GB. */
  public record Line(
      String meter, double price, String per, double quantity, double dollars, String formula) {}

  public static Bill of(Traffic traffic) {
    Usage usage = new Usage(traffic.shape());
    PaperCost paper = PaperCost.of(TypicalPaper.of(traffic.shape()));
    double table = (double) traffic.papers() * paper.tableBytes() / GB;
    double indexes = (double) traffic.papers() * paper.indexBytes() / GB;
    double stored = table + indexes;
    double requests = traffic.requests();
    double sent = sum(traffic, usage::sentBytes) / GB;
    List<Line> lines = new ArrayList<>();
    lines.add(line(Price.HTTP_API, requests, number(requests) + " requests"));
    lines.add(line(Price.LAMBDA_REQUEST, requests, number(requests) + " requests"));
    lines.add(
        line(
            Price.LAMBDA_GB_SECOND,
            sum(traffic, usage::gigabyteSeconds),
            terms(traffic, usage::gigabyteSeconds) + " GB-seconds"));
    lines.add(
        line(
            Price.READ_UNIT,
            sum(traffic, usage::readUnits),
            terms(traffic, usage::readUnits) + " read units"));
    lines.add(
        line(
            Price.WRITE_UNIT,
            (double) traffic.publishes() * paper.writeUnits(),
            number((double) traffic.publishes())
                + " publishes x "
                + number(paper.writeUnits())
                + " write units"));
    lines.add(
        line(
            Price.STORAGE,
            Math.max(0, stored - FREE_STORED_GB),
            number(stored) + " GB, of which 25 are free"));
    lines.add(line(Price.RECOVERY, table, number(table) + " GB: the table without its indexes"));
    lines.add(
        line(
            Price.LOGS,
            requests * traffic.shape().logBytes() / GB,
            number(requests) + " requests x " + traffic.shape().logBytes() + " bytes"));
    if (traffic.settings().contains(Setting.CDN)) {
      lines.add(
          line(
              Price.CDN_REQUEST,
              Math.max(0, requests - FREE_CDN_REQUESTS),
              number(requests) + " requests, of which 10 million are free; no answer is cached"));
      lines.add(
          line(
              Price.CDN_SENT,
              Math.max(0, sent - FREE_CDN_GB),
              number(sent) + " GB, of which 1,000 are free"));
    } else {
      lines.add(
          line(
              Price.SENT,
              Math.max(0, sent - FREE_SENT_GB),
              number(sent) + " GB, of which 100 are free"));
    }
    lines.addAll(settings(traffic));
    double dollars = lines.stream().mapToDouble(Line::dollars).sum();
    return new Bill(dollars, Price.READ_IN, "us-east-1", List.copyOf(lines));
  }

  /** What the settings add that are off by default; one running function looks for indexes. */
  private static List<Line> settings(Traffic traffic) {
    Set<Setting> settings = traffic.settings();
    double changes = (double) traffic.publishes();
    List<Line> lines = new ArrayList<>();
    if (settings.contains(Setting.SEARCH)) {
      double index = (double) traffic.papers() * INDEX_BYTES / GB;
      lines.add(line(Price.INDEX, index, number(index) + " GB"));
      lines.add(line(Price.INDEX_READ, LOOKS, number(LOOKS) + " looks of one running function"));
      lines.add(line(Price.READ_UNIT, changes, number(changes) + " papers read to be indexed"));
    }
    if (settings.contains(Setting.EVENTS)) {
      lines.add(line(Price.EVENT, changes, number(changes) + " changes"));
      lines.add(line(Price.LAMBDA_REQUEST, changes, number(changes) + " calls at most"));
    }
    if (settings.contains(Setting.ALARMS)) {
      double metrics = ALARM_METRICS;
      metrics += settings.contains(Setting.SEARCH) ? SEARCH_METRICS : 0;
      metrics += settings.contains(Setting.EVENTS) ? 1 : 0;
      metrics += settings.contains(Setting.CDN) ? 1 : 0;
      lines.add(
          line(
              Price.ALARM,
              Math.max(0, metrics - FREE_METRICS),
              number(metrics) + " metrics, of which ten of the account are free"));
    }
    return lines;
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
