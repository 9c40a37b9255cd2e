package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_OVERVIEW;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_REFERENCES;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_CITATIONS;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.jsoup.nodes.Document;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.ReferenceList;
import papercatalog.functions.html.ListedReference;
import papercatalog.functions.html.SchemaOrg;

/** A15 and A16, to the letter. */
final class ReferencesContractTest {
  private static final Reference KNOWN =
      new Reference(
          Optional.of("B. Liskov. About <cited> & $n^2$, 2001."),
          Map.of("doi", "10.5555/cited"),
          Optional.empty());

  private static final Reference BOOK =
      new Reference(
          Optional.of("A book. 1999."), Map.of("isbn", "9780201896831"), Optional.empty());

  private static final Reference BARE =
      new Reference(Optional.empty(), Map.of("doi", "10.5555/elsewhere"), Optional.empty());

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
          citing("survey", "2020", BOOK, KNOWN, BARE),
          TestPapers.liskov("cited", "2001").identifiers(Map.of("doi", "10.5555/cited")).build(),
          citing("later", "2021", KNOWN),
          citing("named", "2019", new Reference(Optional.empty(), Map.of(), id("cited"))),
          citing("lacking", "2019", new Reference(Optional.empty(), Map.of(), id("nothing"))),
          TestPapers.BEFORE_WITHDRAWAL,
          TestPapers.WITHDRAWN);

  private static Optional<PaperId> id(String id) {
    return Optional.of(new PaperId(id));
  }

  private static Paper citing(String id, String published, Reference... references) {
    return TestPapers.liskov(id, published).references(List.of(references)).build();
  }

  @Test
  void references_areInPrintOrder_withThePaperThatTheCatalogHas() {
    TestAnswer answer = CATALOG.get(GET_PAPER_REFERENCES, "SURVEY");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "id": "survey",
                  "title": "About survey",
                  "data": [
                    {"text": "A book. 1999.", "identifiers": {"isbn": "9780201896831"}},
                    {
                      "text": "B. Liskov. About <cited> & $n^2$, 2001.",
                      "identifiers": {"doi": "10.5555/cited"},
                      "paper": "cited",
                      "links": {"paper": "/papers/cited"}
                    },
                    {"identifiers": {"doi": "10.5555/elsewhere"}}
                  ],
                  "links": {"self": "/papers/survey/references", "paper": "/papers/survey"}
                }
                """));
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(CATALOG.get(GET_PAPER, "survey").json().get("referenceCount").asInt()).isEqualTo(3);
    assertThat(CATALOG.get(GET_PAPER, "survey").json().has("references")).isFalse();
  }

  @Test
  void references_ofAPaperWithoutAny_areEmpty_ofNoPaperAreNotFound() {
    assertThat(CATALOG.get(GET_PAPER_REFERENCES, "cited").json().get("data")).isEmpty();
    CATALOG.get(GET_PAPER_REFERENCES, "nothing").assertProblem(404, "paper-not-found");
    CATALOG.get(GET_PAPER_REFERENCES, "gone").assertProblem(410, "paper-withdrawn");
  }

  @Test
  void citations_areNewestFirst_withinDates_inPages() {
    assertThat(CATALOG.get(LIST_PAPER_CITATIONS, "CITED").each("id"))
        .containsExactly("later", "survey", "named");
    assertThat(
            CATALOG
                .answer(
                    TestRequest.to(LIST_PAPER_CITATIONS, "cited")
                        .query("until", "2020")
                        .query("order", "asc"))
                .each("id"))
        .containsExactly("named", "survey");
    TestAnswer first =
        CATALOG.answer(TestRequest.to(LIST_PAPER_CITATIONS, "cited").query("limit", "2"));
    assertThat(CATALOG.answer(TestRequest.following(first.next().orElseThrow())).each("id"))
        .containsExactly("named");
    assertThat(CATALOG.get(LIST_PAPER_CITATIONS, "nothing").each("id")).isEmpty();
    assertThat(CATALOG.get(GET_PAPER_OVERVIEW, "cited").json().get("citedBy").asInt()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "cited, Cited by 3 1 version Everything on one page",
    "survey, Cited by 0 3 references 1 version Everything on one page"
  })
  void pageOfAPaper_countsWhatBelongsToIt_inOneRequest(String id, String counts) {
    TestAnswer answer = CATALOG.answer(HtmlPage.request(GET_PAPER, id));

    Elements related = HtmlPage.of(answer).select("ul[aria-label=Citations and versions]");
    assertThat(related.text()).isEqualTo(counts);
    assertThat(related.select("a").eachAttr("href"))
        .contains("/papers/" + id + "/versions", "/papers/" + id + "/overview");
    assertThat(related.select("a[href=/papers/" + id + "/citations]"))
        .hasSize(counts.contains("by 0") ? 0 : 1);
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.header("X-DynamoDB-Read-Units")).contains("0.5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cited", "survey"})
  void pageOfCitations_leadsBackToItsPaper(String id) {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.request(LIST_PAPER_CITATIONS, id)));

    assertThat(page.select("h1 a").eachAttr("href")).containsExactly("/papers/" + id);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bibtex", "ris", "csl", "citation", "atom", "html"})
  void citations_haveAllFormatsOfAList(String format) {
    TestAnswer answer =
        CATALOG.answer(TestRequest.to(LIST_PAPER_CITATIONS, "cited").query("format", format));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).contains("survey");
  }

  @Test
  void page_leadsToPapersHere_andToDoisElsewhere() {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.request(GET_PAPER_REFERENCES, "survey")));

    assertThat(page.select("main ol > li")).hasSize(3);
    assertThat(page.select("main ol a").eachAttr("href"))
        .contains("/papers/cited", "https://doi.org/10.5555/cited")
        .contains("https://doi.org/10.5555/elsewhere");
    assertThat(page.select("main ol").text()).contains("About <cited> &");
  }

  /** A record may name a paper that the catalog lacks; a version does not say what it has. */
  @ParameterizedTest
  @CsvSource({"named, cited, true", "lacking, nothing, false"})
  void namedPaper_hasALink_ifTheCatalogHasIt(String citing, String cited, boolean linked) {
    String path = "/papers/" + cited;
    JsonNode reference = CATALOG.get(GET_PAPER_REFERENCES, citing).json().at("/data/0");
    assertThat(reference.path("paper").asText()).isEqualTo(cited);
    assertThat(reference.at("/links/paper").asText()).isEqualTo(linked ? path : "");

    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.request(GET_PAPER_REFERENCES, citing)));
    assertThat(page.select("main ol").text())
        .isEqualTo(linked ? cited + " In this catalog" : cited);
    assertThat(page.select("main ol a[href=%s]".formatted(path))).hasSize(linked ? 1 : 0);
    assertThat(page.select("script").html().contains(path + "\"")).isEqualTo(linked);
    Document version = HtmlPage.of(CATALOG.answer(HtmlPage.request(GET_PAPER_VERSION, citing)));
    assertThat(version.select("main #references + ol").text()).isEqualTo(cited);
  }

  @ParameterizedTest
  @CsvSource({
    "isbn, 9780201896831, name, isbn:9780201896831",
    "pmid, 7, sameAs, https://pubmed.ncbi.nlm.nih.gov/7"
  })
  void page_whenAReferenceHasOnlyAnIdentifier_thenShowsIt(
      String scheme, String value, String member, String shown) {
    Reference bare = new Reference(Optional.empty(), Map.of(scheme, value), Optional.empty());
    ListedReference listed = ListedReference.of(List.of(bare)).getFirst();

    assertThat(listed.text() + listed.links()).contains(scheme + ":" + value);
    assertThat(SchemaOrg.of(new ReferenceList(new PaperId("a"), "A", List.of(bare)), ""))
        .contains(
            "\"citation\":[{\"@type\":\"CreativeWork\",\"%s\":\"%s\"}]".formatted(member, shown));
  }
}
