package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_OVERVIEW;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.schema.TableSchema;
import papercatalog.publishing.record.PaperState;

/** A19, to the letter. */
final class PaperOverviewContractTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              TestPapers.FULL,
              TestPapers.BEFORE_WITHDRAWAL,
              TestPapers.WITHDRAWN,
              TestPapers.DRAFT,
              TestPapers.liskov("draft", "2005-06").build(),
              TestPapers.CROWDED,
              byMany("hundred", 100),
              TestPapers.liskov("translation", "2012")
                  .relations(
                      List.of(
                          new Relation(
                              RelationType.IS_TRANSLATION_OF,
                              Map.of("doi", "https://doi.org/10.1145/1294261.1294281"),
                              Optional.empty()),
                          new Relation(
                              RelationType.REVIEWS, Map.of("other", "x"), Optional.empty()),
                          new Relation(
                              RelationType.HAS_PART, Map.of(), Optional.of(new PaperId("absent")))))
                  .build())
          .storing(
              List.copyOf(
                  PaperState.revised(
                          false,
                          byMany("thousands", 3_000).asRevision(1, TestCatalog.NOW),
                          TestCatalog.NOW)
                      .items(TableSchema.DECLARED)
                      .values()));

  private static Paper byMany(String id, int authors) {
    return TestPapers.liskov(id, "2011")
        .authors(
            IntStream.rangeClosed(1, authors)
                .mapToObj(i -> TestPapers.author("a-%04d".formatted(9_999 - i), "A", Role.AUTHOR))
                .toList())
        .build();
  }

  @Test
  void overview_isTheRecordOfThePaper_withItsChangeAndVersions() {
    JsonNode paper = CATALOG.get(GET_PAPER, "WP-002").json();
    TestAnswer answer = CATALOG.get(GET_PAPER_OVERVIEW, "WP-002");
    JsonNode overview = answer.json();

    paper
        .properties()
        .forEach(
            member -> {
              if (!member.getKey().equals("links")) {
                assertThat(overview.get(member.getKey()))
                    .as(member.getKey())
                    .isEqualTo(member.getValue());
              }
            });
    assertThat(overview.get("complete").asBoolean()).isTrue();
    assertThat(overview.get("change").get("kind").asText()).isEqualTo("created");
    assertThat(overview.get("versions").get(0))
        .isEqualTo(CATALOG.get(LIST_PAPER_VERSIONS, "WP-002").json().get("data").get(0));
    assertThat(overview.get("links").get("self").asText()).isEqualTo("/papers/wp-002/overview");
    assertThat(overview.get("links").get("paper").asText()).isEqualTo("/papers/wp-002");
  }

  @Test
  void overview_ofARevisedPaper_hasTheLatestVersionFirst() {
    JsonNode overview = CATALOG.get(GET_PAPER_OVERVIEW, "draft").json();

    assertThat(each(overview.get("versions"), "revision")).containsExactly("2", "1");
    assertThat(each(overview.get("versions"), "status")).containsExactly("published", "draft");
    assertThat(overview.get("change").get("kind").asText()).isEqualTo("revised");
  }

  /** Memberships sort by handle, here in the opposite of the byline. */
  @ParameterizedTest
  @CsvSource({"crowded,12", "hundred,100"})
  void overview_namesAllAuthors_inPrintOrder(String id, int authors) {
    JsonNode overview = CATALOG.get(GET_PAPER_OVERVIEW, id).json();

    assertThat(overview.get("authors").size()).isEqualTo(authors);
    assertThat(overview.get("authors")).isEqualTo(CATALOG.get(GET_PAPER, id).json().get("authors"));
    assertThat(overview.get("complete").asBoolean()).isTrue();
  }

  @Test
  void overview_whenThePaperIsLargerThanAPage_thenSaysSo_andHasItsFirstAuthors() {
    TestAnswer answer = CATALOG.get(GET_PAPER_OVERVIEW, "thousands");

    assertThat(answer.json().get("complete").asBoolean()).isFalse();
    assertThat(answer.json().get("authors").size()).isEqualTo(100);
    assertThat(answer.json().get("authorCount").asInt()).isEqualTo(3_000);
    assertThat(answer.json().get("versions").size()).isEqualTo(1);
    assertThat(answer.json().get("citedBy").asInt()).isZero();
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(Double.parseDouble(answer.header("X-DynamoDB-Read-Units").orElseThrow()))
        .isBetween(120.0, 130.0);
  }

  @Test
  void overview_ofAWithdrawnPaper_isItsTombstone_withItsVersions() {
    JsonNode problem =
        CATALOG.get(GET_PAPER_OVERVIEW, "gone").assertProblem(410, "paper-withdrawn").json();

    assertThat(problem.get("tombstone").get("title").asText()).isEqualTo("About gone");
    assertThat(each(problem.get("tombstone").get("versions"), "status"))
        .containsExactly("withdrawn", "published");
  }

  @Test
  void overview_hasThePapersOnBothSidesOfARelation() {
    JsonNode translation = CATALOG.get(GET_PAPER_OVERVIEW, "translation").json();
    JsonNode original = CATALOG.get(GET_PAPER_OVERVIEW, "WP-002").json();

    assertThat(translation.get("relations").toString())
        .isEqualTo(
            """
            [{"type":"IsTranslationOf","identifiers":{"doi":"https://doi.org/10.1145/1294261.1294281"}},\
            {"type":"Reviews","identifiers":{"other":"x"}},{"type":"HasPart","paper":"absent"}]""");
    assertThat(translation.get("related").toString())
        .isEqualTo(
            """
            [{"type":"IsTranslationOf","paper":"wp-002","links":{"paper":"/papers/wp-002"}}]""");
    assertThat(original.get("related").toString())
        .isEqualTo(
            """
            [{"type":"HasTranslation","paper":"translation","title":"About translation",\
            "links":{"paper":"/papers/translation"}}]""");
    assertThat(original.has("relations")).isFalse();
    assertThat(relations(GET_PAPER_OVERVIEW, "WP-002"))
        .isEqualTo("Has translation About translation");
    assertThat(relations(GET_PAPER, "WP-002")).isEqualTo("Has translation About translation");
    assertThat(relations(GET_PAPER, "translation"))
        .isEqualTo(
            "Is translation of wp-002 doi:https://doi.org/10.1145/1294261.1294281"
                + " Has part absent Reviews other:x");
    assertThat(page(GET_PAPER, "translation").select("#relations + dl a").eachAttr("href"))
        .containsExactly("/papers/wp-002", "https://doi.org/10.1145/1294261.1294281");
    assertThat(CATALOG.get(GET_PAPER, "translation").header("X-DynamoDB-Requests")).contains("1");
  }

  private static String relations(AccessPattern<PaperId> pattern, String id) {
    return page(pattern, id).select("#relations + dl").text();
  }

  private static Document page(AccessPattern<PaperId> pattern, String id) {
    return HtmlPage.of(CATALOG.answer(HtmlPage.request(pattern, id)));
  }

  @Test
  void overview_whenThereIsNoPaper_isNotFound() {
    CATALOG.get(GET_PAPER_OVERVIEW, "WP-0021").assertProblem(404, "paper-not-found");
  }

  @Test
  void page_namesAllAuthors_andTheVersions() {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.request(GET_PAPER_OVERVIEW, "hundred")));

    assertThat(page.select("h1").text()).isEqualTo("About hundred");
    assertThat(page.select(".byline a")).hasSize(100);
    assertThat(page.select("#versions + ol li")).hasSize(1);
    assertThat(page.select("a[rel=tag]").eachText()).containsExactly("storage");
  }

  private static List<String> each(JsonNode array, String member) {
    List<String> values = new ArrayList<>();
    array.forEach(element -> values.add(element.get(member).asText()));
    return values;
  }
}
