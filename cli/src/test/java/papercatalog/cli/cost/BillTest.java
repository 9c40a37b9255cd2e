package papercatalog.cli.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

/** The tool's figures are those of the page on cost. */
final class BillTest {
  private static final Path PAGE = Path.of("..", "docs", "cost.md");
  private static final long MILLION = 1_000_000;

  @Test
  void aMillionRequests_costWhatThePageSays() throws IOException {
    assertRow("A1, A5, A8", AccessPatterns.GET_PAPER, 25);
    assertRow("A1, A5, A8", AccessPatterns.GET_AUTHOR, 25);
    assertRow("A2, A3, A4", AccessPatterns.LIST_COLLECTION_PAPERS, 25);
    assertRow("A2, A3, A4", AccessPatterns.LIST_TOPIC_PAPERS, 25);
    assertRow("A1, A5, A8", AccessPatterns.GET_PAPER_VERSION, 25);
    assertRow("A6", AccessPatterns.LIST_PAPER_AUTHORS, 25);
    assertRow("A7", AccessPatterns.LIST_PAPER_VERSIONS, 25);
    assertRow("A9", AccessPatterns.FIND_PAPERS, 25);
    assertRow("A10, A11, A12", AccessPatterns.LIST_CHANGES, 25);
    assertRow("A10, A11, A12", AccessPatterns.LIST_COLLECTIONS, 25);
    assertRow("A10, A11, A12", AccessPatterns.LIST_TOPICS, 25);
    assertRow("A2, A3, A4, `limit=100`", AccessPatterns.LIST_AUTHOR_PAPERS, 100);
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
            "0.09 × GB sent beyond 100 GB a month",
            "$0.00013 an hour per read capacity unit and $0.00065 per write capacity unit");
    assertThat(Arrays.stream(Price.values()).map(Price::dollars))
        .containsExactly(
            1.00, 0.20, 0.0000133334, 0.125, 0.625, 0.00013, 0.00065, 0.25, 0.20, 0.50, 0.09);
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

  private static void assertRow(String pattern, AccessPattern<?> asked, int limit)
      throws IOException {
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
    Bill bill = Bill.of(new Traffic(Map.of(asked, MILLION), 0, 0, shape));
    double sent = dollars(bill, Price.SENT);
    double requests = dollars(bill, Price.HTTP_API) + dollars(bill, Price.LAMBDA_REQUEST);

    List<Double> stated = row(pattern);
    assertThat(requests).isEqualTo(stated.get(0), within(0.005));
    assertThat(dollars(bill, Price.LAMBDA_GB_SECOND)).isEqualTo(stated.get(1), within(0.005));
    assertThat(dollars(bill, Price.READ_UNIT)).isEqualTo(stated.get(2), within(0.0051));
    assertThat(dollars(bill, Price.LOGS)).isEqualTo(stated.get(3), within(0.005));
    assertThat(bill.dollars() - sent)
        .as("the sum of rounded parts")
        .isEqualTo(stated.get(4), within(0.02));
  }

  /** The dollars of a row of the page's table. */
  private static List<Double> row(String pattern) throws IOException {
    String row =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("| " + pattern + " |"))
            .findFirst()
            .orElseThrow();
    return Arrays.stream(row.replace("*", "").split("\\|"))
        .skip(4)
        .map(String::strip)
        .map(Double::valueOf)
        .toList();
  }

  private static Bill bill(Map<AccessPattern<?>, Long> reads, long publishes, long papers) {
    return Bill.of(new Traffic(reads, publishes, papers, Traffic.Shape.USUAL));
  }

  private static double dollars(Bill bill, Price price) {
    return bill.lines().stream()
        .filter(line -> line.price() == price)
        .mapToDouble(Bill.Line::dollars)
        .sum();
  }
}
