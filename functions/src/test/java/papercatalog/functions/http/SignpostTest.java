package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.functions.signposting.Signpost;

/** The typed links of a paper: the header, the page and both link sets say the same. */
final class SignpostTest {
  private static final Paper READABLE =
      TestPapers.liskov("readable", "2008")
          .kind(Optional.of(WorkKind.THESIS))
          .authors(
              List.of(
                  TestPapers.FULL.authors().getFirst().withOrcid("0000-0002-1825-0097"),
                  TestPapers.FULL.authors().getLast()))
          .text(TextField.FULL_TEXT, "https://example.org/pdf/7")
          .text(TextField.LICENSE, "\"><script>")
          .build();

  /** The longest values that a header can repeat. */
  private static final Paper LONGEST =
      TestPapers.liskov("L".repeat(128), "2008")
          .authors(Papers.authors(3_000))
          .text(TextField.FULL_TEXT, "https://example.org/" + "%7e".repeat(326))
          .text(TextField.LICENSE, "https://" + "文".repeat(92))
          .identifiers(Map.of("doi", "10.1145/" + "文".repeat(292)))
          .build();

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.FULL, TestPapers.COMPLETE, TestPapers.MINIMAL, READABLE, LONGEST);

  private static final Pattern LINK =
      Pattern.compile(
          "<([^>]*)>; rel=\"([^\"]*)\"(?:; type=\"([^\"]*)\")?(?:; anchor=\"([^\"]*)\")?");

  @ParameterizedTest
  @ValueSource(strings = {"WP-002", "complete", "m", "readable"})
  void signposts_areTheSame_inHeader_page_andLinkSets(String id) {
    for (TestRequest paper :
        List.of(TestRequest.to(GET_PAPER, id), TestRequest.to(GET_PAPER_VERSION, id))) {
      TestRequest asked = HtmlPage.asked(paper);
      List<Signpost> inHeader = inHeader(CATALOG.answer(asked));

      assertThat(inHeader).extracting(Signpost::relation).contains("type", "describedby");
      assertThat(inHeader(CATALOG.answer(paper))).isEqualTo(inHeader);
      assertThat(inPage(CATALOG.answer(asked))).isEqualTo(inHeader);
      for (String type : List.of("application/linkset+json", "application/linkset")) {
        assertThat(inLinkSet(asked, type)).as(type).containsExactlyInAnyOrderElementsOf(inHeader);
      }
    }
  }

  @Test
  void signposts_leadToWhatIsKnownOfAPaper() {
    assertThat(CATALOG.get(GET_PAPER, "readable").headers().get("Link"))
        .startsWith(
            "<https://orcid.org/0000-0002-1825-0097>; rel=\"author\", "
                + "</collections/sosp/papers>; rel=\"collection\", "
                + "<https://schema.org/AboutPage>; rel=\"type\", "
                + "<https://schema.org/Thesis>; rel=\"type\", "
                + "<https://example.org/pdf/7>; rel=\"item\"; type=\"application/pdf\", "
                + "</papers/readable?format=json>; rel=\"describedby\"; type=\"application/json\", ")
        .contains(
            "</papers/readable?format=linkset>; rel=\"linkset\"; type=\"application/linkset+json\"");
    assertThat(CATALOG.get(GET_PAPER, "WP-002").headers().get("Link"))
        .startsWith("<https://doi.org/10.1145/1294261.1294281>; rel=\"cite-as\", ")
        .contains("<https://spdx.org/licenses/CC-BY-4.0.html>; rel=\"license\"");
  }

  @Test
  void description_leadsToItsPage() {
    Signpost toPage = new Signpost("describes", HtmlPage.ORIGIN + "/papers/readable", "text/html");
    TestRequest paper = HtmlPage.request(GET_PAPER, "readable");

    assertThat(inHeader(CATALOG.answer(paper.query("format", "bibtex"))))
        .contains(toPage)
        .extracting(Signpost::relation)
        .doesNotContain("describedby", "item", "type");
    assertThat(links(CATALOG.answer(paper.query("format", "linkset-text")).body()))
        .containsEntry(HtmlPage.ORIGIN + "/papers/readable?format=bibtex", List.of(toPage));
  }

  @Test
  void headers_ofTheLongestPaper_stayBelow8Kilobytes_andTheLinkSetHasItsAuthors() {
    TestRequest paper = HtmlPage.request(GET_PAPER_VERSION, LONGEST.id().value());

    for (String accept : List.of("text/html", "application/json")) {
      TestAnswer answer = CATALOG.answer(paper.header("accept", accept));
      assertThat(answer.headers().toString()).hasSizeLessThan(8_192);
      assertThat(inHeader(answer)).extracting(Signpost::relation).containsOnly("linkset");
    }
    assertThat(
            inLinkSet(paper, "application/linkset+json").stream()
                .filter(it -> it.relation().equals("author")))
        .hasSize(3_000);
  }

  private static List<Signpost> inHeader(TestAnswer answer) {
    List<Signpost> links = links(answer.headers().get("Link")).get("");
    return links.stream().filter(it -> !it.relation().equals("alternate")).toList();
  }

  private static List<Signpost> inPage(TestAnswer answer) {
    Set<String> others = Set.of("canonical", "alternate", "icon", "search");
    return HtmlPage.of(answer).select("head link").stream()
        .filter(it -> !others.contains(it.attr("rel")))
        .map(it -> new Signpost(it.attr("rel"), it.absUrl("href"), it.attr("type")))
        .toList();
  }

  /** The links of the page in a link set, where it is the first context. */
  private static List<Signpost> inLinkSet(TestRequest paper, String mediaType) {
    TestAnswer answer = CATALOG.answer(paper.header("accept", mediaType));
    assertThat(answer.headers()).containsEntry("Content-Type", mediaType);
    SequencedMap<String, List<Signpost>> links =
        mediaType.endsWith("json") ? links(answer.json()) : links(answer.body());
    return links.sequencedValues().getFirst();
  }

  /** The links in a document or, without an anchor, in a header, by their context. */
  private static SequencedMap<String, List<Signpost>> links(String text) {
    SequencedMap<String, List<Signpost>> links = new LinkedHashMap<>();
    LINK.matcher(text)
        .results()
        .forEach(
            it ->
                links
                    .computeIfAbsent(Objects.toString(it.group(4), ""), _ -> new ArrayList<>())
                    .add(
                        new Signpost(it.group(2), it.group(1), Objects.toString(it.group(3), ""))
                            .at(HtmlPage.ORIGIN)));
    return links;
  }

  private static SequencedMap<String, List<Signpost>> links(JsonNode linkset) {
    SequencedMap<String, List<Signpost>> links = new LinkedHashMap<>();
    for (JsonNode context : linkset.get("linkset")) {
      List<Signpost> signposts = new ArrayList<>();
      for (Map.Entry<String, JsonNode> relation : context.properties()) {
        for (JsonNode link : relation.getValue()) { // the anchor has none
          signposts.add(
              new Signpost(
                  relation.getKey(), link.get("href").textValue(), link.path("type").asText()));
        }
      }
      links.put(context.get("anchor").textValue(), signposts);
    }
    return links;
  }
}
