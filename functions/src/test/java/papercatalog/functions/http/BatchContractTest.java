package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPERS;
import static papercatalog.functions.http.HtmlPage.texts;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.style.CitationStyle;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A13, to the letter. */
@Tag("slow")
final class BatchContractTest {
  /** Papers whose items have nearly 400 KB, more than half of it in an attribute of another. */
  private static final List<Paper> HUGE =
      IntStream.range(0, 48).mapToObj(i -> huge("Huge-" + i)).toList();

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              TestPapers.FULL,
              TestPapers.CROWDED,
              TestPapers.SUPERSEDED,
              TestPapers.RETRACTED,
              TestPapers.WITHDRAWN,
              TestPapers.DRAFT)
          .storing(GeneratedPapers.of(120).stream().map(BatchContractTest::item).toList())
          .storing(HUGE.stream().map(BatchContractTest::hugeItem).toList());

  private static Item item(Paper paper) {
    return PaperItems.DECLARED.paper(paper.asRevision(1, TestCatalog.NOW));
  }

  private static Item hugeItem(Paper paper) {
    Item item = item(paper);
    String ballast = "x".repeat((int) (395 * 1_024 - item.bytes()));
    return item.with("ballast", AttributeValue.fromS(ballast));
  }

  private static Paper huge(String id) {
    PaperBuilder paper = papercatalog.domain.Papers.largest("\u6587", 100);
    return paper.id(new PaperId(id)).build();
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, Thorough.of(6, 2));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void batch_isEqualToAHundredGets(long seed) {
    List<String> ids = anyIds(new Random(seed));

    TestAnswer batch = CATALOG.answer(batch(ids));

    List<JsonNode> data = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    Set<String> seen = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    for (String id : ids) {
      TestAnswer one = CATALOG.get(GET_PAPER, id);
      if (!seen.add(id)) {
        continue;
      }
      switch (one.status()) {
        case 200 -> data.add(one.json());
        case 404 -> missing.add(id + " unknown");
        case 410 -> missing.add(id + " withdrawn");
        default -> throw new AssertionError(one.body());
      }
    }
    assertThat(batch.status()).isEqualTo(200);
    assertThat(batch.json().get("data")).containsExactlyElementsOf(data);
    assertThat(missing(batch)).containsExactlyElementsOf(missing).isNotEmpty();
    assertThat(batch.headers())
        .containsEntry("X-DynamoDB-Requests", "1")
        .containsEntry("X-Missing-Papers", Integer.toString(missing.size()));
  }

  /** A hundred ids in any case, some of them twice, with one of every kind. */
  private static List<String> anyIds(Random random) {
    List<String> ids =
        new ArrayList<>(
            List.of(
                "WP-002", "crowded", "old", "wrong", "gone", "draft", "none", "Huge-1", "NONE"));
    while (ids.size() < 100) {
      ids.add("gen-%07d".formatted(random.nextInt(140)));
    }
    Collections.shuffle(ids, random);
    return ids.stream().map(id -> random.nextBoolean() ? id.toUpperCase(Locale.ROOT) : id).toList();
  }

  @Test
  void batch_keepsTheOrderOfTheRequest_andShowsDuplicatesOnce() {
    TestAnswer batch = CATALOG.answer(batch("draft", "x", "WP-002", "DRAFT", "X", "crowded"));

    assertThat(batch.ids()).containsExactly("draft", "WP-002", "crowded");
    assertThat(missing(batch)).containsExactly("x unknown");
    assertThat(batch.json().get("links").toString())
        .isEqualTo("{\"self\":\"/batch/papers?ids=draft,x,WP-002,DRAFT,X,crowded\"}");
  }

  @Test
  void batch_whenAllAreMissing_isAnEmptyAnswer() {
    TestAnswer batch = CATALOG.answer(batch("x", "gone"));

    assertThat(batch.status()).isEqualTo(200);
    assertThat(batch.ids()).isEmpty();
    assertThat(missing(batch)).containsExactly("x unknown", "gone withdrawn");
  }

  @ParameterizedTest
  @EnumSource(names = {"BIBTEX", "RIS", "CITATION"})
  void bibliography_isThatOfEachPaper(Format format) {
    List<String> ids = List.of("crowded", "WP-002", "wrong", "draft", "old");

    TestAnswer batch = CATALOG.answer(batch(ids).query("format", format.text()));

    assertThat(batch.body())
        .isEqualTo(
            ids.stream()
                .map(id -> TestRequest.to(GET_PAPER, id).query("format", format.text()))
                .map(request -> CATALOG.answer(request).body())
                .collect(Collectors.joining()));
    assertThat(batch.headers()).containsEntry("X-Missing-Papers", "0");
  }

  @Test
  void bibliography_inBibtex_namesMissingPapersInComments_andParses() {
    List<String> ids =
        Stream.concat(
                Stream.of("gone", "none"),
                GeneratedPapers.of(98).stream().map(paper -> paper.id().value()))
            .toList();

    TestAnswer batch = CATALOG.answer(batch(ids).query("format", "bibtex"));

    assertThat(batch.body())
        .startsWith("% missing: gone (withdrawn)\n% missing: none (unknown)\n@");
    assertThat(batch.headers())
        .containsEntry("X-Missing-Papers", "2")
        .containsEntry("Content-Disposition", "attachment; filename=\"papers.bib\"");
    assertThat(bibtexKeys(batch.body())).hasSize(98);
  }

  @Test
  void bibliography_inAStyle_linksToItselfInThatStyle() {
    TestAnswer batch =
        CATALOG.answer(batch("WP-002").query("format", "citation").query("style", "ieee"));

    assertThat(batch.header("Link").orElseThrow())
        .contains("</batch/papers?ids=WP-002&style=ieee&format=json>; rel=\"alternate\"");
  }

  @Test
  void csl_isOneArray() {
    TestAnswer batch = CATALOG.answer(batch("crowded", "none", "WP-002").query("format", "csl"));

    assertThat(batch.json()).hasSize(2);
    assertThat(batch.headers()).containsEntry("X-Missing-Papers", "1");
  }

  @Test
  void page_listsThePapers_andNamesTheMissing() {
    Document page =
        HtmlPage.of(CATALOG.answer(HtmlPage.asked(batch("crowded", "gone", "WP-002", "none"))));

    assertThat(texts(page, "h1, h2"))
        .hasSize(6)
        .startsWith("2 papers", "Export", "Cite")
        .endsWith("2 missing");
    assertThat(page.select(".entries > li h2 a").eachAttr("href"))
        .containsExactly("/papers/crowded", "/papers/wp-002");
    assertThat(page.select("h2:contains(missing) + ul li").eachText())
        .containsExactly("gone: withdrawn", "none: unknown");
    assertThat(page.select("meta[name=robots]").attr("content")).isEqualTo("noindex");
  }

  /** A form repeats the parameter, and API Gateway joins its values. */
  @Test
  void choice_ofAList_isABatch_whichCanBeExportedAndCited() {
    byte[] event =
        new String(HtmlPage.asked(batch("crowded", "WP-002")).event(), StandardCharsets.UTF_8)
            .replace("ids=crowded%2CWP-002", "ids=crowded&ids=WP-002")
            .getBytes(StandardCharsets.UTF_8);
    Document page = HtmlPage.of(TestAnswer.read(CATALOG.functions().invoke(GET_PAPERS, event)));

    assertThat(page.select("h2:contains(Export) + ul a").eachAttr("href"))
        .first()
        .isEqualTo("/batch/papers?ids=crowded,WP-002&format=bibtex");
    Element form = page.select("main form").first();
    assertThat(form.attr("action")).isEqualTo("/batch/papers");
    assertThat(form.select("input[type=hidden]").eachAttr("value"))
        .containsExactly("crowded,WP-002", "citation");
    assertThat(
            form.select("option").eachText().stream()
                .flatMap(it -> CitationStyle.named(it).stream()))
        .containsExactlyElementsOf(CitationStyle.shelf());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 101})
  void choice_ofNonePapersOrTooMany_saysSo(int papers) {
    TestRequest request =
        papers == 0 ? TestRequest.to(GET_PAPERS) : batch(Collections.nCopies(papers, "a"));
    TestAnswer answer = CATALOG.answer(HtmlPage.asked(request));

    assertThat(answer.status()).isEqualTo(400);
    Document page = HtmlPage.parsed(answer);
    assertThat(page.select("main .lede").text()).isEqualTo("Choose 1 to 100 papers of a list.");
    assertThat(page.select("main label").text()).endsWith("not " + papers);
  }

  @Test
  void batch_isKeptAndCheckedLikeAPaper() {
    TestRequest request = batch("WP-002", "none");
    TestAnswer batch = CATALOG.answer(request);

    assertThat(batch.headers()).containsEntry("Cache-Control", "public, max-age=60");
    String tag = batch.header("ETag").orElseThrow();
    assertThat(CATALOG.answer(request.header("if-none-match", tag)).status()).isEqualTo(304);
    TestAnswer head = CATALOG.answer(request.head());
    assertThat(head.body()).isEmpty();
    assertThat(head.headers()).containsEntry("ETag", tag).containsEntry("X-Missing-Papers", "1");
  }

  /** Node.js takes no answer with more than 16 KB of headers. */
  @Test
  void batch_ofLongIds_hasShortHeaders() {
    List<String> ids = IntStream.range(0, 100).mapToObj(i -> "x".repeat(95) + (100 + i)).toList();

    TestAnswer batch = CATALOG.answer(batch(ids));

    assertThat(missing(batch)).hasSize(100);
    assertThat(batch.headers().toString().getBytes(StandardCharsets.UTF_8))
        .hasSizeLessThan(8 * 1_024);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'must be 1 to 100 ids of papers, separated by commas, not 0'",
    "'a,,b', 'has ``, but each id must match [A-Za-z0-9][A-Za-z0-9._-]{0,127}'",
    "'a, b', 'has ` b`, but each id must match [A-Za-z0-9][A-Za-z0-9._-]{0,127}'",
    "'a,PAPER#b', 'has `PAPER#b`, but each id must match [A-Za-z0-9][A-Za-z0-9._-]{0,127}'",
  })
  void ids_thatAreNone_areNamedWithTheirRule(String ids, String detail) {
    TestAnswer answer =
        CATALOG
            .answer(TestRequest.to(GET_PAPERS).query("ids", ids))
            .assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters()).containsExactly("ids");
    assertThat(answer.json().at("/errors/0/detail").textValue()).isEqualTo(detail);
    assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
  }

  @Test
  void ids_areAtMostAHundred() {
    List<String> ids = IntStream.range(0, 101).mapToObj(i -> "p" + i).toList();

    assertThat(CATALOG.answer(batch(ids.subList(0, 100))).status()).isEqualTo(200);
    TestAnswer answer = CATALOG.answer(batch(ids)).assertProblem(400, "invalid-parameter");
    assertThat(answer.json().get("detail").textValue()).endsWith("separated by commas, not 101.");
    CATALOG.answer(TestRequest.to(GET_PAPERS)).assertProblem(400, "invalid-parameter");
  }

  @Test
  void parameters_thatAreWrong_areAllNamed() {
    TestAnswer answer =
        CATALOG
            .answer(batch("a", "#", "%").query("limit", "3"))
            .assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters()).containsExactly("limit", "ids", "ids");
    assertThat(CATALOG.answer(batch(Collections.nCopies(100, "é".repeat(200)))).body())
        .hasSizeLessThan(4_000);
  }

  /** A smaller paper behind them still fits. */
  @Test
  void batch_ofMoreThanSixMegabytes_showsWhatFits_andTheOthersWhenAskedAgain() {
    TestRequest request = batch(Stream.concat(hugeIds(40), Stream.of("WP-002")).toList());

    byte[] bytes = CATALOG.functions().invoke(GET_PAPERS, request.event());
    TestAnswer batch = TestAnswer.read(bytes);

    assertThat(bytes).hasSizeBetween(5_900_000, 6_291_556);
    assertThat(batch.ids()).hasSizeBetween(30, 40).contains("WP-002");
    List<String> missing = missing(batch);
    assertThat(missing).hasSize(41 - batch.ids().size()).allMatch(it -> it.endsWith(" too-large"));
    List<String> others = missing.stream().map(it -> it.replace(" too-large", "")).toList();
    assertThat(CATALOG.answer(batch(others)).ids()).containsExactlyElementsOf(others);
  }

  /** DynamoDB sends 16 MB, which fill any answer. */
  @ParameterizedTest
  @EnumSource(names = {"JSON", "BIBTEX", "RIS", "CSL"})
  void batch_ofMoreThanSixteenMegabytes_takesOneRequest(Format format) {
    TestRequest request = batch(hugeIds(48).toList()).query("format", format.text());

    byte[] bytes = CATALOG.functions().invoke(GET_PAPERS, request.event());
    TestAnswer batch = TestAnswer.read(bytes);

    assertThat(batch.status()).isEqualTo(200);
    assertThat(bytes).hasSizeBetween(5_000_000, 6_291_556);
    assertThat(batch.header("X-DynamoDB-Requests")).contains("1");
    assertThat(Double.parseDouble(batch.header("X-DynamoDB-Read-Units").orElseThrow()))
        .isBetween(1_900.0, 2_100.0);
    assertThat(Integer.parseInt(batch.header("X-Missing-Papers").orElseThrow())).isBetween(7, 18);
  }

  private static Stream<String> hugeIds(int count) {
    return HUGE.stream().limit(count).map(paper -> paper.id().value());
  }

  private static List<String> bibtexKeys(String text) {
    return Pattern.compile("^@\\w+[{]([^,]+),$", Pattern.MULTILINE)
        .matcher(text)
        .results()
        .map(entry -> entry.group(1))
        .toList();
  }

  private static TestRequest batch(String... ids) {
    return batch(List.of(ids));
  }

  private static TestRequest batch(List<String> ids) {
    return TestRequest.to(GET_PAPERS, String.join(",", ids));
  }

  private static List<String> missing(TestAnswer batch) {
    List<String> missing = new ArrayList<>();
    batch
        .json()
        .get("missing")
        .forEach(it -> missing.add(it.get("id").asText() + " " + it.get("reason").asText()));
    return missing;
  }
}
