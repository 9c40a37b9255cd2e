package papercatalog.cli.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.publishing.write.PaperCost;

/** The tool's figures equal those of docs/cost.md. */
final class BillTest {
  private static final Path PAGE = Path.of("..", "docs", "cost.md");
  private static final int HOURS = 730;

  /** A read capacity unit for an hour. */
  private static final double PROVISIONED_READ = 0.00013;

  private static final long MILLION = 1_000_000;

  /** One row for patterns with equal costs, and one for large pages and for the largest. */
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
    for (int limit : List.of(100, 1_000)) {
      rows.add(
          "| %s, `limit=%d` | %s"
              .formatted(
                  String.join(", ", numbers.get(most)),
                  limit,
                  figures(AccessPatterns.LIST_COLLECTION_PAPERS, limit)));
    }

    Generated.part("docs/cost.md", "million", rows);
  }

  /** References without a paper in the catalog. */
  @Test
  @Tag(Generated.TAG)
  void aPublication_costsWhatThePageSays() throws IOException {
    List<String> rows =
        new ArrayList<>(
            List.of(
                "| References | Write units | $ a thousand papers | Read units to look for papers |",
                "|---|---|---|---|"));
    for (int references : List.of(0, 40, 400)) {
      double units = PaperCost.of(TypicalPaper.of(shape(5, references))).writeUnits();
      rows.add(
          row(
              "| %d | %.0f | %.3f | %.0f |",
              references, units, Price.WRITE_UNIT.of(1_000 * units), 1.0 * references));
    }

    Generated.part("docs/cost.md", "publication", rows);
  }

  @Test
  @Tag(Generated.TAG)
  void anOverview_costsWhatThePageSays() throws IOException {
    List<String> rows =
        new ArrayList<>(List.of("| Authors | Read units | $ a million |", "|---|---|---|"));
    for (int authors : List.of(4, 100, 3_000)) {
      double units = new Usage(shape(authors, 0)).readUnits(AccessPatterns.GET_PAPER_OVERVIEW);
      rows.add(row("| %,d | %.1f | %.2f |", authors, units, Price.READ_UNIT.of(MILLION * units)));
    }

    Generated.part("docs/cost.md", "overview", rows);
  }

  /** Auto scaling keeps 70 % of the provisioned units in use, and follows an hour's peak. */
  @Test
  @Tag(Generated.TAG)
  void provisionedCapacity_costsWhatThePageSays() throws IOException {
    List<String> rows =
        new ArrayList<>(
            List.of(
                "| Read units a second | On demand, $ a month | Provisioned at 70 %, $ a month |",
                "|---|---|---|"));
    Map<String, Double> averages = new LinkedHashMap<>();
    averages.put("50, always", 50.0);
    averages.put("500, always", 500.0);
    averages.put("50, and 500 in one hour a day", (23 * 50 + 500) / 24.0);
    averages.put("none, and 500 in one hour a day", 500 / 24.0);
    averages.forEach(
        (load, average) ->
            rows.add(
                row(
                    "| %s | %.2f | %.2f |",
                    load,
                    Price.READ_UNIT.of(average * HOURS * 3_600),
                    Math.max(1, average / 0.7) * HOURS * PROVISIONED_READ)));
    rows.add(
        row(
            "| 50, and 500 in one hour a day, without scaling | %.2f | %.2f |",
            Price.READ_UNIT.of(averages.get("50, and 500 in one hour a day") * HOURS * 3_600),
            500 / 0.7 * HOURS * PROVISIONED_READ));

    Generated.part("docs/cost.md", "provisioned", rows);
  }

  private static String row(String format, Object... figures) {
    return String.format(Locale.ROOT, format, figures);
  }

  private static Traffic.Shape shape(int authors, int references) {
    Traffic.Shape usual = Traffic.Shape.USUAL;
    return new Traffic.Shape(
        authors,
        usual.topics(),
        usual.identifiers(),
        references,
        usual.paperBytes(),
        usual.limit(),
        usual.memory(),
        usual.logBytes());
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
            "$0.20 per GB-month for point-in-time recovery, of the table without its indexes",
            "0.09 × GB sent beyond 100 GB a month");
    assertThat(Arrays.stream(Price.values()).map(it -> it.dollars))
        .containsExactly(
            1.00,
            0.20,
            0.0000133334,
            0.125,
            0.625,
            0.25,
            0.20,
            0.50,
            0.09,
            1.10,
            0.085,
            0.10,
            1.00,
            0.023,
            0.40);
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

  /** Point-in-time recovery is charged for tables, not for their global indexes. */
  @Test
  void recovery_isOfTheTableWithoutItsIndexes() {
    PaperCost paper = PaperCost.of(TypicalPaper.of(Traffic.Shape.USUAL));

    assertThat(dollars(bill(Map.of(), 0, MILLION), Price.RECOVERY))
        .isEqualTo(Price.RECOVERY.of((double) MILLION * paper.tableBytes() / (1L << 30)));
    assertThat(paper.indexBytes()).isGreaterThan(paper.tableBytes() / 3);
  }

  @Test
  void settings_costWhatTheyAdd() {
    Map<AccessPattern<?>, Long> reads = Map.of(AccessPatterns.GET_PAPER, 20 * MILLION);
    Bill all =
        Bill.of(
            new Traffic(
                reads,
                MILLION,
                MILLION,
                Traffic.Shape.USUAL,
                EnumSet.allOf(Traffic.Setting.class)));

    assertThat(dollars(all, Price.CDN_REQUEST)).isEqualTo(11);
    assertThat(dollars(all, Price.SENT)).isZero();
    assertThat(dollars(all, Price.EVENT)).isEqualTo(1);
    assertThat(dollars(all, Price.ALARM)).isCloseTo(0.5, within(1e-9));
    assertThat(dollars(all, Price.INDEX)).isPositive();
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
            usual.references(),
            usual.paperBytes(),
            limit,
            usual.memory(),
            usual.logBytes());
    Usage usage = new Usage(shape);
    Bill bill = Bill.of(new Traffic(Map.of(asked, MILLION), 0, 0, shape, Set.of()));
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
    return Bill.of(new Traffic(reads, publishes, papers, Traffic.Shape.USUAL, Set.of()));
  }

  private static double dollars(Bill bill, Price price) {
    return bill.lines().stream()
        .filter(line -> line.meter().equals(price.name().toLowerCase(Locale.ROOT)))
        .mapToDouble(Bill.Line::dollars)
        .sum();
  }
}
