package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.functions.http.HtmlPage.particular;
import static papercatalog.functions.http.HtmlPage.tags;
import static papercatalog.functions.http.HtmlPage.texts;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.citations.style.CitationStyle;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;

/** A1 and A8 as a person sees them, field by field. */
final class PaperPageTest {
  private static final Paper REPORT =
      TestPapers.liskov("report", "2007")
          .kind(Optional.of(WorkKind.REPORT))
          .text(TextField.VENUE, "Working Papers")
          .text(TextField.ISSUE, "7")
          .text(TextField.FULL_TEXT, "https://example.org/PDF/7")
          .identifiers(Map.of("url", "https://example.org/report"))
          .build();

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              TestPapers.FULL,
              TestPapers.COMPLETE,
              REPORT,
              TestPapers.MINIMAL,
              TestPapers.SUPERSEDED,
              TestPapers.RETRACTED,
              TestPapers.BEFORE_WITHDRAWAL,
              TestPapers.CROWDED,
              TestPapers.DRAFT,
              TestPapers.liskov("english", "2008").text(TextField.LANGUAGE, "en-GB").build(),
              TestPapers.liskov("talk", "2008")
                  .kind(Optional.of(WorkKind.PAPER_CONFERENCE))
                  .text(TextField.VENUE, "ACM")
                  .text(TextField.PUBLISHER, "ACM")
                  .build(),
              TestPapers.liskov("preprint", "2008")
                  .identifiers(Map.of("arxiv", "2604.00001v2"))
                  .build(),
              TestPapers.liskov("many-31", "2008").build(),
              byMany(40))
          .then(it -> it.publish(byMany(31)))
          .then(
              it ->
                  it.withdraw(
                      TestPapers.WITHDRAWN.id(),
                      TestPapers.WITHDRAWN.statusReason(),
                      OptionalLong.empty()));

  private static Paper byMany(int authors) {
    return TestPapers.liskov("many-" + authors, "2008")
        .authors(
            IntStream.rangeClosed(1, authors)
                .mapToObj(i -> TestPapers.author("author-" + i, "Author " + i, Role.AUTHOR))
                .toList())
        .build();
  }

  private static final String UNICODE = "On \"O(n²)\" \\emph{Größe} — 大きさ 📐";
  private static final String TITLE = "On \"$O(n^2)$\" \\emph{Größe} — 大きさ 📐";

  private static Document paper(String id) {
    return HtmlPage.of(CATALOG.answer(HtmlPage.request(GET_PAPER, id)));
  }

  @Test
  void paper_withEveryField_showsEach() {
    Document page = paper("WP-002");

    assertThat(page.title()).isEqualTo(UNICODE + " · Paper Catalog");
    assertThat(page.select("h1").first().wholeText()).isEqualTo(TITLE.replace("$O(n^2)$", "O(n2)"));
    assertThat(page.select("h1 math > mrow > msup").eachText()).containsExactly("n2");
    assertThat(page.select("h1").attr("lang")).isEqualTo("de-CH");
    assertThat(texts(page, "article .label")).containsExactly("Journal article · Version 0.3");
    assertThat(page.select(".byline").text()).isEqualTo("František Žilka and 姚期智 (editor)");
    assertThat(page.select(".byline a").eachAttr("href"))
        .containsExactly("/authors/frantisek-zilka/papers", "/authors/andrew-yao/papers");
    assertThat(page.select("article time").first().attr("datetime")).isEqualTo("2026-04-18");
    assertThat(page.select("article time").first().text()).isEqualTo("18 April 2026");
    assertThat(page.select("[aria-labelledby=abstract] p").first().wholeText())
        .isEqualTo("First line:\n\t«naïve» <b>&amp;</b>\nПоследняя строка. 👩‍💻");
    assertThat(page.select("a[rel=tag]").eachAttr("href"))
        .containsExactly("/topics/databases/papers", "/topics/data-modeling/papers");
    assertThat(page.select("a[rel=collection]").attr("href"))
        .isEqualTo("/collections/working-papers/papers");
    assertThat(page.select(".byline + p").text())
        .isEqualTo("Arbeitspapiere für „Kataloge“ 21(7, Teil „B“), pp. 558–565, Zürcher Verlag");
    assertThat(particular(page, "Language")).isEqualTo("German (Switzerland)");
    assertThat(page.select("dd a").eachAttr("href"))
        .containsExactly(
            "https://arxiv.org/abs/2604.01234",
            "https://doi.org/10.1145/1294261.1294281",
            "https://spdx.org/licenses/CC-BY-4.0.html");
    assertThat(page.select(".banner")).isEmpty();
  }

  @Test
  void paper_hasOneAddress_inWhateverCaseItIsAskedFor() {
    for (String id : new String[] {"WP-002", "wp-002"}) {
      assertThat(paper(id).select("link[rel=canonical]").attr("href"))
          .isEqualTo(HtmlPage.ORIGIN + "/papers/wp-002");
      assertThat(tags(paper(id), "citation_abstract_html_url"))
          .containsExactly(HtmlPage.ORIGIN + "/papers/wp-002");
    }
  }

  @Test
  void paper_canBeCited_asTextAndInFiles() {
    Document page = paper("WP-002");

    assertThat(page.select("[aria-label=Styles] a").eachAttr("href"))
        .containsExactly(
            "/papers/wp-002?format=citation&style=apa",
            "/papers/wp-002?format=citation&style=ieee",
            "/papers/wp-002?format=citation&style=chicago",
            "/papers/wp-002?format=citation&style=mla");
    assertThat(page.select("#cite ~ form").attr("action")).isEqualTo("/papers/wp-002");
    assertThat(page.select("#cite ~ form option")).hasSize(CitationStyle.shelf().size());
    TestRequest citation = TestRequest.to(GET_PAPER, "WP-002").query("format", "citation");
    assertThat(CATALOG.answer(citation).body())
        .isEqualTo(
            "Žilka, F. (2026). "
                + TITLE.replace("\"$O(n^2)$\"", "“O(n²)”")
                + ". Arbeitspapiere für „Kataloge“, 21(7, Teil „B“), 558–565."
                + " https://doi.org/10.1145/1294261.1294281\n");
    assertThat(page.select(".downloads a").eachAttr("href"))
        .containsExactly(
            "/papers/wp-002?format=bibtex",
            "/papers/wp-002?format=ris",
            "/papers/wp-002?format=csl",
            "/papers/wp-002?format=citation");
    assertThat(texts(page, ".downloads a"))
        .containsExactly("BibTeX", "RIS", "CSL-JSON", "Citation");
  }

  @Test
  void paper_hasButtons_underTheByline() {
    assertThat(buttons("WP-002"))
        .containsExactly(
            "DOI https://doi.org/10.1145/1294261.1294281",
            "arXiv https://arxiv.org/abs/2604.01234",
            "BibTeX /papers/wp-002?format=bibtex",
            "Cite #cite");
    assertThat(buttons("m")).containsExactly("BibTeX /papers/m?format=bibtex", "Cite #cite");
    assertThat(buttons("complete")).contains("Full text " + fullText(TestPapers.COMPLETE));
    assertThat(buttons("report"))
        .startsWith("PDF " + fullText(REPORT), "Web page https://example.org/report");
    assertThat(paper("report").select(".first").eachText()).containsExactly("PDF");
    assertThat(paper("m").select(".first")).isEmpty();
  }

  private static List<String> buttons(String id) {
    return paper(id).select("[aria-label='Read and cite'] a").stream()
        .map(link -> link.text() + " " + link.attr("href"))
        .toList();
  }

  private static String fullText(Paper paper) {
    return paper.text(TextField.FULL_TEXT).orElseThrow();
  }

  /** A click selects the whole text: {@code user-select: all}. */
  @Test
  void paper_canBeCopied_asBibtex() {
    Document page = paper("WP-002");

    TestRequest bibtex =
        TestRequest.to(GET_PAPER, "WP-002").query("format", "bibtex").header("host", HtmlPage.HOST);
    assertThat(page.select("details > pre.copy").first().wholeText())
        .isEqualTo(CATALOG.answer(bibtex).body());
  }

  @Test
  void paper_withTheLeastFields_leavesTheOthersOut() {
    Document page = paper("m");

    assertThat(texts(page, "h2")).containsExactly("Cite this paper", "Details");
    assertThat(texts(page, "dt")).containsExactly("Id", "Added");
    assertThat(page.select("article time").first().text()).isEqualTo("1999");
  }

  @Test
  void paper_whenRetracted_saysSoFirst_andWhy() {
    Document page = paper("wrong");

    assertThat(page.title()).startsWith("Retracted: ");
    assertThat(tags(page, "citation_title").getFirst()).startsWith("[RETRACTED] ");
    assertThat(page.select("article > *").first().className()).isEqualTo("banner alarm");
    assertThat(page.select(".banner strong").text()).isEqualTo("Retracted");
    assertThat(page.select(".banner").text()).contains("The proof has a gap.");
  }

  @Test
  void paper_whenADraft_saysSo() {
    Document page = paper("draft");

    assertThat(page.title()).startsWith("Draft: ");
    assertThat(page.select(".banner.care strong").text()).isEqualTo("Draft");
  }

  @Test
  void paper_whenSuperseded_leadsToItsSuccessor() {
    Document page = paper("old");

    assertThat(page.select(".banner strong").text()).isEqualTo("Superseded");
    assertThat(page.select(".banner a").attr("href")).isEqualTo("/papers/wp-002");
  }

  /** Most papers are in English, and at their first revision: a page says only what differs. */
  @Test
  void paper_inEnglish_atItsFirstRevision_saysNeither() {
    Document page = paper("english");

    assertThat(page.select("main").text()).doesNotContain("Revision", "Language", "Particulars");
    assertThat(page.select("dt:contains(Added) + dd a")).isEmpty();
  }

  @Test
  void paper_whenRevised_leadsToItsVersions() {
    Document page = paper("many-31");

    assertThat(particular(page, "Revised")).isEqualTo("18 April 2026 (revision 2)");
    assertThat(page.select("a[href=/papers/many-31/versions]").text()).isEqualTo("2 versions");
  }

  @Test
  void byline_namesThirtyAuthors_andOneMoreIfItIsTheLast() {
    assertThat(paper("many-31").select(".byline a").eachText()).hasSize(31).endsWith("Author 31");
    assertThat(paper("many-40").select(".byline a").eachText()).hasSize(31).endsWith("10 more");
  }

  @Test
  void paper_ofManyAuthors_citesThemInItsStyle() {
    assertThat(paper("crowded").select(".byline a")).hasSize(12);
    assertThat(
            CATALOG.answer(TestRequest.to(GET_PAPER, "crowded").query("format", "citation")).body())
        .startsWith("Author 1, Author 2")
        .contains("Author 11, & Liskov, B. (2004)");
  }

  @Test
  void paper_whenWithdrawn_showsItsTombstone() {
    TestAnswer answer = CATALOG.answer(HtmlPage.request(GET_PAPER, "gone"));
    Document page = HtmlPage.parsed(answer);

    assertThat(answer.status()).isEqualTo(410);
    assertThat(page.select(".banner.alarm").text())
        .isEqualTo(
            "Withdrawn This paper was taken back on 18 April 2026. At the authors’ request.");
    assertThat(page.select(".lede").text()).isEqualTo("About gone");
    assertThat(page.select("main").text()).doesNotContain("Once to be read");
    assertThat(page.select("a[href=/papers/gone/versions]")).hasSize(1);
  }

  @Test
  void version_saysThatItIsOne_andLeadsToTheCurrentRecord() {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.request(GET_PAPER_VERSION, "WP-002")));

    assertThat(page.title()).isEqualTo(UNICODE + " (revision 1) · Paper Catalog");
    assertThat(page.select(".banner strong").text()).isEqualTo("Revision 1");
    assertThat(page.select(".banner a").eachAttr("href"))
        .containsExactly("/papers/wp-002", "/papers/wp-002/versions");
    assertThat(page.select("h1").first().wholeText()).isEqualTo(TITLE.replace("$O(n^2)$", "O(n2)"));
    assertThat(page.select("link[rel=canonical]").attr("href"))
        .isEqualTo(HtmlPage.ORIGIN + "/papers/wp-002/versions/1");
    assertThat(page.select(".downloads a").first().attr("href"))
        .isEqualTo("/papers/wp-002/versions/1?format=bibtex");
  }

  @Test
  void version_ofAWithdrawnPaper_isStillToBeRead() {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.request(GET_PAPER_VERSION, "gone")));

    assertThat(page.select("[aria-labelledby=abstract]").text()).contains("Once to be read.");
  }

  @Test
  void head_hasTheTagsOfHighwire() {
    Document page = paper("WP-002");

    assertThat(tags(page, "citation_title")).containsExactly(UNICODE);
    assertThat(tags(page, "citation_author")).containsExactly("František Žilka");
    assertThat(tags(page, "citation_editor")).containsExactly("姚期智");
    assertThat(tags(page, "citation_publication_date")).containsExactly("2026/04/18");
    assertThat(tags(page, "citation_journal_title"))
        .containsExactly("Arbeitspapiere für „Kataloge“");
    assertThat(tags(page, "citation_volume")).containsExactly("21");
    assertThat(tags(page, "citation_issue")).containsExactly("7, Teil „B“");
    assertThat(tags(page, "citation_firstpage")).containsExactly("558");
    assertThat(tags(page, "citation_lastpage")).containsExactly("565");
    assertThat(tags(page, "citation_publisher")).containsExactly("Zürcher Verlag");
    assertThat(tags(page, "citation_language")).containsExactly("de-CH");
    assertThat(tags(page, "citation_doi")).containsExactly("10.1145/1294261.1294281");
    assertThat(tags(page, "citation_arxiv_id")).containsExactly("2604.01234");
    assertThat(tags(page, "citation_abstract_html_url"))
        .containsExactly(HtmlPage.ORIGIN + "/papers/wp-002");
    assertThat(tags(paper("m"), "citation_publication_date")).containsExactly("1999");
    assertThat(tags(paper("m"), "citation_pdf_url")).isEmpty();
    assertThat(tags(paper("complete"), "citation_pdf_url"))
        .containsExactly(TestPapers.COMPLETE.text(TextField.FULL_TEXT).orElseThrow());
  }

  @Test
  void head_ofAPreprint_hasItsDoi() {
    assertThat(tags(paper("preprint"), "citation_doi"))
        .containsExactly("10.48550/arXiv.2604.00001");
  }

  @Test
  void head_hasTheAbstractAndTheTopics() {
    Document page = paper("WP-002");

    assertThat(tags(page, "citation_abstract"))
        .containsExactly("First line:\n\t«naïve» <b>&amp;</b>\nПоследняя строка. 👩‍💻");
    assertThat(tags(page, "citation_keywords")).containsExactly("databases; data-modeling");
    assertThat(tags(page, "description"))
        .containsExactly("First line: «naïve» <b>&amp;</b> Последняя строка. 👩‍💻");
  }

  /** The tags that tell Zotero's Embedded Metadata the type of an item. */
  @Test
  void head_ofAReport_namesItsInstitution() {
    Document page = paper("report");

    assertThat(tags(page, "citation_technical_report_institution"))
        .containsExactly("Working Papers");
    assertThat(tags(page, "citation_technical_report_number")).containsExactly("7");
    assertThat(tags(page, "citation_journal_title")).isEmpty();
    assertThat(page.select(".Z3988")).isEmpty();
  }

  @Test
  void publisher_isNotTheVenue() {
    Document page = paper("talk");
    JsonNode record =
        TestAnswer.json(page.select("script[type=application/ld+json]").first().data());

    assertThat(tags(page, "citation_publisher")).containsExactly("ACM");
    assertThat(tags(page, "citation_conference_title")).isEmpty();
    assertThat(record.at("/publisher/name").textValue()).isEqualTo("ACM");
    assertThat(record.get("isPartOf")).isNull();
  }

  @Test
  void head_hasALinkPreview() {
    Document page = paper("WP-002");

    assertThat(page.select("meta[property]").eachAttr("property"))
        .containsExactly("og:title", "og:type", "og:url", "og:description", "og:site_name");
    assertThat(page.select("meta[property]").eachAttr("content"))
        .containsExactly(
            UNICODE,
            "article",
            HtmlPage.ORIGIN + "/papers/wp-002",
            tags(page, "description").getFirst(),
            "Paper Catalog");
  }

  @Test
  void head_hasTheRecordOfSchemaOrg() {
    JsonNode record =
        TestAnswer.json(paper("WP-002").select("script[type=application/ld+json]").first().data());

    assertThat(record.get("@type").textValue()).isEqualTo("ScholarlyArticle");
    assertThat(record.get("@id").textValue()).isEqualTo(HtmlPage.ORIGIN + "/papers/wp-002");
    assertThat(record.get("name").textValue()).isEqualTo(UNICODE);
    assertThat(record.at("/author/0/name").textValue()).isEqualTo("František Žilka");
    assertThat(record.at("/editor/0/url").textValue())
        .isEqualTo(HtmlPage.ORIGIN + "/authors/andrew-yao");
    assertThat(record.at("/isPartOf/issueNumber").textValue()).isEqualTo("7, Teil „B“");
    assertThat(record.at("/isPartOf/isPartOf/volumeNumber").textValue()).isEqualTo("21");
    assertThat(record.at("/isPartOf/isPartOf/isPartOf/name").textValue())
        .isEqualTo("Arbeitspapiere für „Kataloge“");
    assertThat(record.get("license").textValue())
        .isEqualTo("https://spdx.org/licenses/CC-BY-4.0.html");
    assertThat(record.get("sameAs").textValue())
        .isEqualTo("https://doi.org/10.1145/1294261.1294281");
    assertThat(record.get("keywords")).hasSize(2);
    assertThat(record.get("encoding")).isNull();
    assertThat(
            CATALOG
                .answer(
                    HtmlPage.request(GET_PAPER, "WP-002").header("accept", "application/ld+json"))
                .json())
        .isEqualTo(record);
  }
}
