package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.citations.CitedSamples.ALL;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.jbibtex.BibTeXParser;
import org.jbibtex.Key;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.WorkKind;

/** What is written for reference managers is read by parsers that others wrote, field by field. */
@Tag("slow")
final class OtherReadersTest {
  private static final List<Paper> NASTY = new NastyPapers(11).list(Thorough.of(500, 150));

  private static ReferenceManagers examples;
  private static ReferenceManagers nasty;

  @BeforeAll
  static void read() {
    List<ReferenceManagers> read = ReferenceManagers.read(List.of(ALL, NASTY));
    examples = read.getFirst();
    nasty = read.getLast();
  }

  @Test
  void betterBibtex_readsEveryField() {
    assertThat(examples.betterBibtex().get("errors")).isEmpty();
    JsonNode entry = entry(examples.betterBibtex().get("entries"), "WP-002");
    assertThat(entry.path("type").textValue()).isEqualTo("incollection");
    assertThat(entry.path("title").textValue())
        .isEqualTo("[RETRACTED] A Single-Table DynamoDB Model: O(1) & 100% a_b {x}");
    assertThat(texts(entry.path("author")))
        .containsExactly(
            "Ada Lovelace",
            "Martin Luther King Jr.",
            "Ludwig van Beethoven",
            "姚期智 (Andrew Yao)",
            "Barnes and Noble, Inc.");
    assertThat(texts(entry.path("editor"))).containsExactly("Alan Turing");
    assertThat(texts(entry.path("translator"))).containsExactly("Ada Byron");
    assertThat(entry.path("booktitle").textValue()).isEqualTo("Proceedings of SOSP '07");
    assertThat(entry.path("volume").textValue()).isEqualTo("II");
    assertThat(entry.path("number").textValue()).isEqualTo("No. 3_a");
    assertThat(entry.path("pages").textValue()).isEqualTo("1–5, 9–12");
    assertThat(texts(entry.path("publisher"))).containsExactly("Wiley & Sons");
    assertThat(entry.path("date").textValue()).isEqualTo("2018-07-15");
    assertThat(entry.path("month").textValue()).isEqualTo("7");
    assertThat(entry.path("doi").textValue()).isEqualTo("10.1145/x");
    assertThat(entry.path("url").textValue()).isEqualTo("https://x.org/a%20b");
    assertThat(entry.path("abstract").textValue())
        .isEqualTo("One \\ two. “Three” costs $5 -- or $6.");
    assertThat(texts(entry.path("keywords"))).containsExactlyInAnyOrder("storage", "data-models");
    assertThat(entry(examples.betterBibtex().get("entries"), "atlas").path("author")).hasSize(11);
  }

  @Test
  void citationJs_readsBibtex() {
    JsonNode article = entry(examples.bibtex(), "clocks");
    assertThat(article.toString())
        .isEqualTo(
            "{\"author\":[{\"given\":\"Leslie\",\"family\":\"Lamport\"}],"
                + "\"container-title\":\"Communications of the ACM\","
                + "\"DOI\":\"10.1145/359545.359563\",\"id\":\"clocks\","
                + "\"citation-key\":\"clocks\",\"ISSN\":\"0001-0782\",\"issue\":\"7\","
                + "\"issued\":{\"date-parts\":[[1978,7]]},\"page\":\"558-565\","
                + "\"publisher\":\"ACM\",\"title\":\"Time, Clocks, and the Ordering of Events\","
                + "\"type\":\"article-journal\",\"volume\":\"21\"}");
    assertThat(examples.bibtex())
        .extracting(entry -> entry.path("type").textValue())
        .containsExactly(
            "chapter",
            "article-journal",
            "paper-conference",
            "book",
            "report",
            "document",
            "article-journal");
    assertThat(entry(examples.bibtex(), "tr-7").path("publisher").textValue())
        .isEqualTo("Digital Systems Research Center");
    assertThat(entry(examples.bibtex(), "dynamo").path("DOI").textValue())
        .isEqualTo("10.1145/1294261.1294281");
  }

  @Test
  void citationJs_readsRis() {
    assertThat(entry(examples.ris(), "clocks").toString())
        .isEqualTo(
            "{\"author\":[{\"family\":\"Lamport\",\"given\":\"Leslie\"}],"
                + "\"issued\":{\"date-parts\":[[1978,7]]},\"DOI\":\"10.1145/359545.359563\","
                + "\"id\":\"clocks\",\"issue\":\"7\",\"ISSN\":\"0001-0782\","
                + "\"page\":\"558-565\",\"container-title\":\"Communications of the ACM\","
                + "\"title\":\"Time, Clocks, and the Ordering of Events\","
                + "\"type\":\"article-journal\",\"volume\":\"21\"}");
    JsonNode chapter = entry(examples.ris(), "WP-002");
    assertThat(chapter.at("/author/1").toString())
        .isEqualTo("{\"family\":\"King\",\"given\":\"Martin Luther\",\"suffix\":\"Jr.\"}");
    assertThat(chapter.at("/editor/0/family").textValue()).isEqualTo("Turing");
    assertThat(chapter.at("/translator/0/family").textValue()).isEqualTo("Byron");
    assertThat(chapter.path("URL").textValue()).isEqualTo("https://x.org/a%20b");
    assertThat(chapter.path("abstract").textValue())
        .isEqualTo("One \\ two. “Three” costs $5 -- or $6.");
    assertThat(chapter.path("keyword").textValue()).isEqualTo("storage,data-models");
    JsonNode talk = entry(examples.ris(), "dynamo");
    assertThat(talk.path("type").textValue()).isEqualTo("paper-conference");
    assertThat(talk.path("container-title").textValue()).isEqualTo("Proceedings of SOSP");
    assertThat(entry(examples.ris(), "sicp").path("ISBN").textValue())
        .isEqualTo("978-0-262-01153-2");
    assertThat(entry(examples.ris(), "tr-7").path("number").textValue()).isEqualTo("TR-7");
  }

  @Test
  void citeproc_rendersApa() {
    Map<String, String> rendered = new HashMap<>();
    examples.cited().properties().forEach(it -> rendered.put(it.getKey(), it.getValue().asText()));

    assertThat(rendered)
        .containsOnly(
            Map.entry(
                "WP-002",
                "Lovelace, A., King, M. L., Jr., van Beethoven, L., 姚期智 (Andrew Yao), & Barnes and"
                    + " Noble, Inc. (2018). [RETRACTED] A Single-Table DynamoDB Model: O(1) &"
                    + " 100% a_b {x} (A. Byron, Trans.). In A. Turing (Ed.), Proceedings of SOSP"
                    + " ’07: Vol. II (0.3, Issue No. 3_a, pp. 1–5, 9–12). Wiley & Sons. "
                    + "https://doi.org/10.1145/x (Retracted)"),
            Map.entry(
                "clocks",
                "Lamport, L. (1978). Time, Clocks, and the Ordering of Events. Communications of"
                    + " the ACM, 21(7), 558–565. https://doi.org/10.1145/359545.359563"),
            Map.entry(
                "dynamo",
                "DeCandia, G. & Dynamo Team. (2007). Dynamo: Amazon’s Highly Available Key-value"
                    + " Store. Proceedings of SOSP, 205–220."
                    + " https://doi.org/10.1145/1294261.1294281"),
            Map.entry(
                "sicp",
                "Abelson, H. (1996). Structure and Interpretation (J. Sussman, Ed.; 2nd ed.)."
                    + " MIT Press. https://example.org/gr%C3%B6%C3%9Fe"),
            Map.entry(
                "tr-7",
                "Lamport, L. (1984). On Reports (No. TR-7). Digital Systems Research Center."),
            Map.entry(
                "attention",
                "Lamport, L. (2017). Attention Is All You Need (No. arXiv:1706.03762). arXiv. https://arxiv.org/abs/1706.03762"),
            Map.entry(
                "atlas",
                "Aadb, A., Aadc, A., Aadd, A., Aade, A., Aadf, A., Aadg, A., Aadh, A., Aadi, A.,"
                    + " Aadj, A., & Aadk, A. (2012). Observation of a New Particle."
                    + " Physics Letters B."));
  }

  @Test
  void cslJson_isThatOfTheSchema() {
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
            .getSchema(getClass().getResourceAsStream("csl/csl-json-1.0.2.schema.json"));

    assertThat(schema.validate(csl(ALL), InputFormat.JSON)).isEmpty();
    assertThat(schema.validate(csl(NASTY), InputFormat.JSON)).isEmpty();
    assertThat(
            schema.validate(
                csl(ALL).replace("\"edition\":\"2\"", "\"edition\":{},\"x\":1"), InputFormat.JSON))
        .hasSize(2);
  }

  @Test
  void nastyPapers_areTheSamePapersInBibtex() throws Exception {
    StringBuilder file = new StringBuilder();
    NASTY.forEach(paper -> file.append(BibtexWriter.entry(new CitedPaper(paper))));
    JsonNode entries = nasty.betterBibtex().get("entries");

    assertThat(entries).extracting(entry -> entry.path("key").textValue()).isEqualTo(ids());
    assertThat(nasty.bibtex()).extracting(entry -> entry.path("id").textValue()).isEqualTo(ids());
    assertThat(new BibTeXParser().parse(new StringReader(file.toString())).getEntries().keySet())
        .extracting(Key::getValue)
        .isEqualTo(ids());
    for (Paper paper : NASTY) {
      JsonNode better = entry(entries, paper.id().value());
      JsonNode other = entry(nasty.bibtex(), paper.id().value());
      for (Role role : List.of(Role.AUTHOR, Role.EDITOR, Role.TRANSLATOR)) {
        assertThat(better.path(role.text())).as(better::toString).hasSize(count(paper, role));
      }
      assertThat(other.path("author")).as(other::toString).hasSize(count(paper, Role.AUTHOR));
      assertThat(other.path("editor")).as(other::toString).hasSize(count(paper, Role.EDITOR));
      String doi = new CitedPaper(paper).doi().map(CitedPaper::address).orElse(null);
      assertThat(better.path("doi").textValue()).isEqualTo(doi);
      assertThat(other.path("DOI").textValue()).isEqualTo(doi);
    }
  }

  @Test
  void nastyPapers_areTheSamePapersInRis() {
    assertThat(nasty.ris()).extracting(entry -> entry.path("id").textValue()).isEqualTo(ids());
    for (Paper paper : NASTY) {
      JsonNode read = entry(nasty.ris(), paper.id().value());
      CitedPaper cited = new CitedPaper(paper);

      assertThat(folded(read.path("title").asText()))
          .isEqualTo(folded(PlainFormula.of(cited.title())));
      assertThat(folded(read.path("abstract").asText()))
          .isEqualTo(folded(PlainFormula.of(paper.abstractText().orElse(""))));
      assertThat(read.path("URL").isMissingNode() || read.path("URL").isTextual()).isTrue();
      Optional<String> doi = cited.doi().filter(it -> it.matches("10\\.\\d{4}.*"));
      if (cited.kind() == WorkKind.ARTICLE_JOURNAL && doi.isPresent()) { // others it leaves out
        assertThat(read.path("DOI").asText()).isEqualTo(folded(doi.get()));
      }
      if (cited.kind() != WorkKind.ARTICLE_NEWSPAPER) { // whose authors it calls reporters
        assertThat(read.path("author")).as(read::toString).hasSize(cited.names(Role.AUTHOR).size());
      }
    }
  }

  @Test
  void nastyPapers_areRenderedFromCsl_andNothingInThemIsMarkupOfAPage() {
    assertThat(nasty.cited().properties()).hasSize(NASTY.size());
    assertThat(nasty.citedInHtml())
        .extracting(JsonNode::textValue)
        .allMatch(html -> html.startsWith("<div class=\"csl-entry\">"))
        .noneMatch(html -> html.contains("<script") || html.contains("</script"));
  }

  private static int count(Paper paper, Role role) {
    CitedPaper cited = new CitedPaper(paper);
    return cited.names(role).size() + (cited.andOthers(role) ? 1 : 0);
  }

  private static String csl(List<Paper> papers) {
    return CslWriter.array(papers.stream().map(CitedPaper::new).toList());
  }

  private static List<String> ids() {
    return NASTY.stream().map(paper -> paper.id().value()).toList();
  }

  private static String folded(String text) {
    return text.replaceAll("[\\s\\p{Z}\uFEFF]+", " ").strip();
  }

  private static JsonNode entry(JsonNode entries, String id) {
    return StreamSupport.stream(entries.spliterator(), false)
        .filter(it -> it.path("id").asText(it.path("key").asText()).equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + id));
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.textValue()));
    return texts;
  }
}
