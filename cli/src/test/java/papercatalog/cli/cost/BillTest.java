package papercatalog.cli.cost;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

/** The tool's figures equal those of docs/cost.md. */
final class BillTest {
  private static final Path PAGE = Path.of("..", "docs", "cost.md");
  private static final long MILLION = 1_000_000;

  /** One row for patterns with equal costs, and one for the largest pages. */
  @Test
  @Tag(Generated.TAG)
  void aMillionRequests_costWhatThePageSays() throws IOException {
    Map<String, List<String>> numbers = new LinkedHashMap<>();
    AccessPatterns.all()
        .forEach(
            pattern ->
                numbers
                    .computeIfAbsent(figures(pattern, 25), _ -> new ArrayList<>())
                    .add(pattern.number()));
    List<String> rows =
        new ArrayList<>(
            List.of(
                "| Pattern | Read units | Warm seconds at 1 GB | API + Lambda requests"
                    + " | Lambda time | DynamoDB | Logs | Sum |",
                "|---|---|---|---|---|---|---|---|"));
    numbers.forEach((figures, of) -> rows.add("| " + String.join(", ", of) + " | " + figures));
    String most = figures(AccessPatterns.LIST_COLLECTION_PAPERS, 25);
    rows.add(
        "| %s, `limit=100` | %s"
            .formatted(
                String.join(", ", numbers.get(most)),
                figures(AccessPatterns.LIST_COLLECTION_PAPERS, 100)));

    Generated.part("docs/cost.md", "million", rows);
  }

  @Test
  void prices_areThoseOfThePage() throws IOException {
    String page = Files.readString(PAGE).replaceAll("\\s+", " ");

    assertThat(page)
        .contains(
            "Prices, as of " + Price.READ_IN,
            "$0.125 per million read request units",
            "$0.625 per million write request units",
            "$0.20 per million requests and $0.0000133334 per GB-second on arm64",
            "HTTP API $1.00 per million",
            "CloudWatch Logs $0.50 per GB",
            "$0.25 per GB-month in the table and its indexes (25 GB free)",
            "$0.20 per GB-month for point-in-time recovery",
            "0.09 × GB sent beyond 100 GB a month");
    assertThat(Arrays.stream(Price.values()).map(Price::dollars))
        .containsExactly(1.00, 0.20, 0.0000133334, 0.125, 0.625, 0.25, 0.20, 0.50, 0.09);
  }

  @Test
  void loggedBytes_areThoseOfTheLinesOfThePage() throws IOException {
    List<Integer> lines =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("{"))
            .map(String::length)
            .toList();

    assertThat(lines).containsExactly(LoggedBytes.FUNCTION_LINE, LoggedBytes.ACCESS_LINE);
    assertThat(Files.readString(PAGE).replaceAll("\\s+", " "))
        .contains(
            "They have %d and %d bytes, and CloudWatch counts %d more for each: %d bytes a request"
                .formatted(
                    LoggedBytes.FUNCTION_LINE,
                    LoggedBytes.ACCESS_LINE,
                    LoggedBytes.EVENT,
                    LoggedBytes.A_REQUEST),
            "`--log-bytes %d`".formatted(LoggedBytes.ACCESS_LINE + LoggedBytes.EVENT));
  }

  @Test
  void storage_beginsToCostBeyond25GigabytesAndSendingBeyond100() {
    Bill small = bill(Map.of(), 0, MILLION);
    Bill large = bill(Map.of(AccessPatterns.LIST_TOPIC_PAPERS, 100 * MILLION), 0, 10 * MILLION);

    assertThat(dollars(small, Price.STORAGE)).isZero();
    assertThat(dollars(small, Price.RECOVERY)).isPositive();
    assertThat(dollars(large, Price.STORAGE)).isPositive();
    assertThat(dollars(large, Price.SENT)).isPositive();
  }

  @Test
  void idleCatalog_costsNothing() {
    assertThat(bill(Map.of(), 0, 0).dollars()).isZero();
  }

  private static String figures(AccessPattern<?> asked, int limit) {
    Traffic.Shape usual = Traffic.Shape.USUAL;
    Traffic.Shape shape =
        new Traffic.Shape(
            usual.authors(),
            usual.topics(),
            usual.identifiers(),
            usual.paperBytes(),
            limit,
            usual.memory(),
            usual.logBytes());
    Usage usage = new Usage(shape);
    Bill bill = Bill.of(new Traffic(Map.of(asked, MILLION), 0, 0, shape));
    double requests = dollars(bill, Price.HTTP_API) + dollars(bill, Price.LAMBDA_REQUEST);
    return String.format(
        Locale.ROOT,
        "%s (%s) | %.3f | %.2f | %.2f | %.2f | %.2f | **%.2f** |",
        Double.toString(usage.readUnits(asked)).replace(".0", ""),
        asked.access() instanceof Access.GetItem
            ? "item up to 4 KB"
            : "%d items of %,d bytes".formatted(usage.entries(asked), usage.entry(asked).read()),
        usage.gigabyteSeconds(asked),
        requests,
        dollars(bill, Price.LAMBDA_GB_SECOND),
        dollars(bill, Price.READ_UNIT),
        dollars(bill, Price.LOGS),
        bill.dollars() - dollars(bill, Price.SENT));
  }

  private static Bill bill(Map<AccessPattern<?>, Long> reads, long publishes, long papers) {
    return Bill.of(new Traffic(reads, publishes, papers, Traffic.Shape.USUAL));
  }

  private static double dollars(Bill bill, Price price) {
    return bill.lines().stream()
        .filter(line -> line.meter().equals(price.name().toLowerCase(Locale.ROOT)))
        .mapToDouble(Bill.Line::dollars)
        .sum();
  }
}
