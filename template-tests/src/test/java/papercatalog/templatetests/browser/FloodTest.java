package papercatalog.templatetests.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.cli.cost.LoggedBytes;
import papercatalog.cli.cost.Price;
import papercatalog.domain.Generated;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.read.IndexedPaper;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;
import papercatalog.functions.content.Content;
import papercatalog.functions.docs.Sitemap;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.publishing.maintenance.BatchWrite;

/** What a month of a flood costs, by the sizes of real answers, is what the page on costs says. */
@Tag("slow")
@Tag(Generated.TAG)
final class FloodTest {
  private static final Path PAGE = Path.of("..", "docs", "cost.md");

  /** The defaults of {@code throttleRate} and {@code maxReadUnits}, a second. */
  private static final double RATE = 50;

  private static final double MAX_READ_UNITS = 500;
  private static final double SECONDS_A_MONTH = 730 * 3_600;
  private static final double TOLERANCE = 0.03;
  private static final double GB = 1L << 30;

  /** What API Gateway meters as one request. */
  private static final double METERED_BYTES = 512 * 1_024;

  /** Of a warm function with 1 GB for a page of 100. */
  private static final double GIGABYTE_SECONDS = 0.020;

  @RegisterExtension static final ServedCatalog CATALOG = new ServedCatalog();

  private static HttpClient client;

  /**
   * Adds the items of the largest papers that are asked for: no list but their topic's has them.
   */
  @BeforeAll
  static void serve() {
    client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    TopicName topic = new TopicName("largest");
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      Paper paper =
          Papers.largest("\u6587", Paper.EMBEDDED_AUTHORS)
              .id(new PaperId(i == 0 ? "largest" : "P".repeat(125) + (100 + i)))
              .topics(List.of(topic))
              .identifiers(
                  Identifier.CITED.stream()
                      .collect(Collectors.toMap(it -> it, _ -> "\u6587".repeat(300))))
              .build()
              .asRevision(1, SampleCatalog.anHourAgo().instant().truncatedTo(ChronoUnit.SECONDS));
      items.add(PaperItems.DECLARED.paper(paper));
      items.add(PaperItems.DECLARED.link(paper, KeyPrefix.TOPIC, topic));
    }
    new BatchWrite(CATALOG.table()).write(items, List.of());
  }

  @AfterAll
  static void stop() {
    client.close();
  }

  /** An answer. */
  private record Sent(double bytes, double readUnits) {
    /** How many of them a second the API and the table let through. */
    double rate() {
      return readUnits == 0 ? RATE : Math.min(RATE, MAX_READ_UNITS / readUnits);
    }

    /** The rest are refused: they cost requests and logs. */
    double dollars() {
      double requests = RATE * SECONDS_A_MONTH;
      double answers = rate() * SECONDS_A_MONTH;
      double metered = Math.ceil(bytes / METERED_BYTES);
      return Price.HTTP_API.of(requests + answers * (metered - 1))
          + Price.LAMBDA_REQUEST.of(requests)
          + Price.LAMBDA_GB_SECOND.of(answers * GIGABYTE_SECONDS)
          + Price.READ_UNIT.of(answers * readUnits)
          + Price.LOGS.of(requests * LoggedBytes.A_REQUEST / GB)
          + Price.SENT.of(answers * bytes / GB);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/papers/WP-002",
        "/papers/WP-002?format=html",
        "/collections/sosp/papers?format=html",
        "/docs",
        "/openapi.json",
        "/papers/largest?format=html",
        "/topics/largest/papers",
        "/topics/largest/papers?format=html",
      })
  void flood_costsWhatThePageSays(String path) throws Exception {
    assertRow("`" + path + "`", ask(path));
  }

  @Test
  void flood_ofBatches_costsWhatThePageSays() throws Exception {
    String ids =
        new SampleCatalog()
            .papers().stream().limit(60).map(paper -> paper.id().value()).collect(joining(","));

    assertRow("`/batch/papers` of 60 sample papers", ask("/batch/papers?ids=" + ids));
    assertRow("`/batch/papers` of 16 MB", new Sent(6_291_556, 16 * 1_024 / 4 / 2));
  }

  /** The sitemap reads no table, so that only the size of its parts limits a flood. */
  @Test
  void flood_ofTheSitemap_costsWhatThePageSays() throws IOException {
    Request request =
        new Request(
            DocsPage.SITEMAP,
            DocsPage.SITEMAP.path(),
            Map.of(),
            Map.of("part", "1"),
            "part=1",
            Map.of("host", "papers.example.org"),
            "GET",
            "",
            Optional.empty(),
            Routes.WITH_SEARCH);
    IndexedPaper longest = new IndexedPaper(new PaperId("x".repeat(128)), 1, Instant.EPOCH);
    Content part =
        Sitemap.of(request, Sitemap.PAPERS, (_, limit) -> Collections.nCopies(limit, longest))
            .orElseThrow();

    assertRow("`/sitemap.xml` of 1,000 longest ids", new Sent(part.toString().length(), 0));
  }

  @Test
  void flood_ofTheLargestAnswerThatLambdaTakes_costsWhatThePageSays() throws IOException {
    assertRow("the largest that Lambda takes", new Sent(6_291_556, 1));
  }

  private static void assertRow(String name, Sent sent) throws IOException {
    List<Double> stated = row(name);

    List<Double> found = List.of(sent.bytes() / 1_000, sent.rate(), sent.dollars());
    for (int i = 0; i < found.size(); i++) {
      double difference = Math.abs(stated.get(i) / found.get(i) - 1);
      if (Generated.UPDATE && difference > TOLERANCE) {
        String row =
            found.stream().map(FloodTest::text).collect(joining(" | ", "| " + name + " | ", " |"));
        Files.writeString(PAGE, Files.readString(PAGE).replace(line(name), row));
        return;
      }
      assertThat(difference).as("%s: %s", name, found).isLessThanOrEqualTo(TOLERANCE);
    }
  }

  private static String text(double figure) {
    String form = figure < 1 ? "%.2f" : figure < 100 ? "%.1f" : "%,.0f";
    String text = String.format(Locale.ROOT, form, figure);
    return text.replace(".0", "");
  }

  private static String line(String name) throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.startsWith("| " + name + " |"))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no row of " + name));
  }

  private static List<Double> row(String name) throws IOException {
    String row = line(name);
    return Arrays.stream(row.replaceAll("[*,$]", "").split("\\|", -1))
        .skip(2)
        .map(String::strip)
        .filter(cell -> !cell.isEmpty())
        .map(Double::valueOf)
        .toList();
  }

  private static Sent ask(String path) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(CATALOG.url() + path)).build();
    HttpResponse<byte[]> answer = client.send(request, BodyHandlers.ofByteArray());
    assertThat(answer.statusCode()).isEqualTo(200);
    long headers =
        answer.headers().map().entrySet().stream()
            .mapToLong(
                header ->
                    header.getValue().stream()
                        .mapToLong(
                            it -> (header.getKey() + ": " + it + "\r\n").getBytes(UTF_8).length)
                        .sum())
            .sum();
    double units =
        answer.headers().firstValue("X-DynamoDB-Read-Units").map(Double::parseDouble).orElse(0.0);
    return new Sent(headers + answer.body().length, units);
  }
}
