package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.format.RisWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.MediaType;

/** Papers and pages of lists, in the formats of reference managers. */
final class CitationContractTest {
  private static final Paper HOSTILE =
      TestPapers.liskov("hostile", "2006-06-06")
          .authors(
              List.of(
                  TestPapers.author("barbara-liskov", "Barbara {Liskov}\\", Role.AUTHOR),
                  TestPapers.author("script", "</script><script>alert(1)</script>", Role.EDITOR)))
          .text(TextField.ABSTRACT, "a\nER  - \nTY  - JOUR\n}\n@book{x,\n\"]]>\u2028\u202E")
          .text(TextField.VENUE, "Proc. \"100% #1\" & _co_ \\end{document}")
          .identifiers(Map.of("doi", "10.1145/hostile", "url", "javascript:alert(1)"))
          .build();

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
          TestPapers.FULL, TestPapers.CROWDED, TestPapers.RETRACTED, TestPapers.DRAFT, HOSTILE);

  static Stream<Arguments> formats() {
    return Stream.of(
        Arguments.of(Format.BIBTEX, "application/x-bibtex; charset=utf-8", "bib"),
        Arguments.of(Format.RIS, "application/x-research-info-systems; charset=utf-8", "ris"),
        Arguments.of(Format.CSL, "application/vnd.citationstyles.csl+json", "json"));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void paper_isCitedWithItsAddress(Format format, String contentType, String extension) {
    for (Paper paper :
        List.of(TestPapers.FULL, TestPapers.CROWDED, TestPapers.RETRACTED, HOSTILE)) {
      TestAnswer answer = CATALOG.answer(cited(GET_PAPER, paper.id().value(), format));

      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.body()).isEqualTo(written(format, List.of(paper)));
      assertThat(answer.headers())
          .containsEntry("Content-Type", contentType)
          .containsEntry("Vary", "Accept, Accept-Encoding")
          .containsEntry("X-DynamoDB-Requests", "1")
          .containsEntry(
              "Content-Disposition",
              "attachment; filename=\"%s.%s\"".formatted(paper.id(), extension));
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void version_isCitedAsItWas(Format format, String contentType, String extension) {
    TestAnswer answer = CATALOG.answer(cited(GET_PAPER_VERSION, "crowded", format));

    assertThat(answer.body()).isEqualTo(written(format, List.of(TestPapers.CROWDED)));
    assertThat(answer.headers())
        .containsEntry("Content-Type", contentType)
        .containsEntry(
            "Content-Disposition", "attachment; filename=\"crowded-1.%s\"".formatted(extension));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void pageOfAList_isCitedAsFarAsItShowsThePapers(Format format, String type, String extension) {
    List<Paper> newestFirst =
        Stream.of(HOSTILE, TestPapers.DRAFT, TestPapers.CROWDED, TestPapers.RETRACTED)
            .map(paper -> PaperBuilder.from(paper.summary()).build())
            .toList();

    for (TestRequest list :
        List.of(
            cited(LIST_COLLECTION_PAPERS, "sosp", format),
            cited(LIST_TOPIC_PAPERS, "storage", format))) {
      TestAnswer answer = CATALOG.answer(list);
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.body()).isEqualTo(written(format, newestFirst));
      assertThat(answer.headers())
          .containsEntry("Content-Type", type)
          .containsEntry("X-DynamoDB-Requests", "1");
      assertThat(answer.header("Content-Disposition").orElseThrow())
          .endsWith("-papers." + extension + "\"");

      TestAnswer first = CATALOG.answer(list.query("limit", "3"));
      assertThat(first.body()).isEqualTo(written(format, newestFirst.subList(0, 3)));
      String next =
          first.header("Link").orElseThrow().replaceFirst("<(.*?)>; rel=\"next\".*", "$1");
      assertThat(CATALOG.answer(TestRequest.following(next).header("host", HtmlPage.HOST)).body())
          .isEqualTo(written(format, newestFirst.subList(3, 4)));
    }
    assertThat(CATALOG.answer(cited(FIND_PAPERS, "10.1145/hostile", format)).body())
        .isEqualTo(written(format, newestFirst.subList(0, 1)));
  }

  /** Everything but what lists do not show: abstract, keywords and authors after the tenth. */
  @Test
  void pageOfAList_isCitedAsThePapersThemselves() {
    String own =
        Stream.of("hostile", "draft", "crowded", "wrong")
            .map(id -> CATALOG.answer(cited(GET_PAPER, id, Format.BIBTEX)).body())
            .map(entry -> entry.replaceAll("(?md)^  (abstract|keywords) = .*\n", ""))
            .collect(Collectors.joining());

    for (TestRequest list :
        List.of(
            cited(LIST_COLLECTION_PAPERS, "sosp", Format.BIBTEX),
            cited(LIST_TOPIC_PAPERS, "storage", Format.BIBTEX))) {
      assertThat(lastCommas(CATALOG.answer(list).body()))
          .isEqualTo(
              lastCommas(own)
                  .replace(
                      "{Author 10} and {Author 11} and Liskov, Barbara", "{Author 10} and others"));
    }
    assertThat(own)
        .contains("doi = {10.1145/crowded}", "publisher = {", "volume = {", "license = {")
        .contains("url = {" + HtmlPage.ORIGIN + "/papers/crowded}");
  }

  private static String lastCommas(String bibtex) {
    return bibtex.replace("},\n}", "}\n}");
  }

  /** The twelfth of twelve authors: not among those that a summary names. */
  @Test
  void pageOfAnAuthor_namesTheAuthor() {
    String bibtex =
        CATALOG.answer(cited(LIST_AUTHOR_PAPERS, "barbara-liskov", Format.BIBTEX)).body();

    assertThat(bibtex)
        .contains("{Author 10} and Liskov, Barbara and others},\n  title = {About crowded}");
  }

  @ParameterizedTest
  @MethodSource("formats")
  void emptyPage_isAnEmptyFile(Format format, String contentType, String extension) {
    TestAnswer answer = CATALOG.answer(cited(FIND_PAPERS, "10.1145/unknown", format));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo(written(format, List.of()));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void format_canBeAskedForByAccept(Format format, String contentType, String extension) {
    TestRequest request = TestRequest.to(GET_PAPER, "WP-002").header("host", HtmlPage.HOST);

    for (String accept :
        List.of(MediaType.of(format).text(), "image/png, " + MediaType.of(format).text())) {
      assertThat(CATALOG.answer(request.header("accept", accept)).body())
          .isEqualTo(written(format, List.of(TestPapers.FULL)));
    }
    assertThat(
            CATALOG
                .answer(
                    request.query("format", "json").header("accept", MediaType.of(format).text()))
                .headers())
        .containsEntry("Content-Type", "application/json");
  }

  @ParameterizedTest
  @CsvSource({
    "apa, 'Author 1, Author 2, '",
    "ieee, 'Author 1 et al., “About crowded: A line,” '",
    "chicago, 'Author 1, Author 2, '",
    "mla, 'Author 1, et al. “About Crowded: A Line.” '",
  })
  void formattedCitation_isALineForEachPaper(String style, String beginning) {
    TestRequest request = cited(GET_PAPER, "crowded", Format.CITATION).query("style", style);
    TestAnswer answer = CATALOG.answer(request);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.headers())
        .containsEntry("Content-Type", "text/plain; charset=utf-8")
        .containsEntry("X-DynamoDB-Requests", "1")
        .doesNotContainKey("Content-Disposition");
    assertThat(answer.body()).startsWith(beginning).endsWith("\n").hasLineCount(1);
    TestRequest version = cited(GET_PAPER_VERSION, "crowded", Format.CITATION);
    assertThat(CATALOG.answer(version.query("style", style)).body()).isEqualTo(answer.body());
    TestRequest list = cited(LIST_TOPIC_PAPERS, "storage", Format.CITATION);
    assertThat(CATALOG.answer(list.query("style", style)).body())
        .hasLineCount(4)
        .contains("\n" + beginning);
  }

  /** As clients of doi.org ask. An unknown style is the usual one. */
  @ParameterizedTest
  @CsvSource({
    "text/x-bibliography; style=mla, mla",
    "text/x-bibliography; style=mla; locale=de-DE, mla",
    "'text/x-bibliography;q=0.9;style=\"mla\", text/turtle', mla",
    "'Text/X-Bibliography; Style=MLA', mla",
    "'text/x-bibliography;q=0;style=mla, text/plain', apa",
    "text/x-bibliography, apa",
    "text/x-bibliography; style=no-such, apa",
  })
  void formattedCitation_isInTheStyleOfTheAcceptHeader(String accept, String style) {
    TestAnswer answer =
        CATALOG.answer(TestRequest.to(GET_PAPER, "crowded").header("accept", accept));

    assertThat(answer.headers()).containsEntry("Content-Type", "text/plain; charset=utf-8");
    TestRequest named = cited(GET_PAPER, "crowded", Format.CITATION).query("style", style);
    assertThat(answer.body()).isEqualTo(CATALOG.answer(named).body());
  }

  @Test
  void formattedCitation_isApaUnlessAskedFor_andInEveryPage() {
    TestRequest request = cited(LIST_TOPIC_PAPERS, "storage", Format.CITATION).query("limit", "1");

    assertThat(CATALOG.answer(request.query("style", "apa")).body())
        .isEqualTo(CATALOG.answer(request).body());
    assertThat(CATALOG.answer(request.query("style", "mla")).header("Link").orElseThrow())
        .contains("&style=mla&format=citation>; rel=\"next\"");
  }

  @Test
  void unknownStyle_isABadRequestThatListsTheStyles() {
    for (TestRequest request :
        List.of(
            cited(GET_PAPER, "crowded", Format.CITATION),
            cited(LIST_TOPIC_PAPERS, "storage", Format.CITATION))) {
      TestAnswer problem =
          CATALOG.answer(request.query("style", "APA 7")).assertProblem(400, "invalid-parameter");
      assertThat(problem.wrongParameters()).containsExactly("style");
      assertThat(problem.body()).contains("such as apa (the default), ieee, chicago or mla");
    }
    CATALOG
        .answer(TestRequest.to(AccessPatterns.GET_AUTHOR, "barbara-liskov").query("style", "apa"))
        .assertProblem(400, "invalid-parameter");
  }

  @ParameterizedTest
  @MethodSource("formats")
  void eachFormat_hasATagOfItsOwn(Format format, String contentType, String extension) {
    TestAnswer json = CATALOG.get(GET_PAPER, "crowded");
    TestRequest request = cited(GET_PAPER, "crowded", format);
    TestAnswer full = CATALOG.answer(request);

    assertThat(full.header("ETag")).isNotEqualTo(json.header("ETag"));
    assertThat(CATALOG.answer(request.header("if-none-match", json.headers().get("ETag"))).status())
        .isEqualTo(200);
    TestAnswer unchanged =
        CATALOG.answer(request.header("if-none-match", full.headers().get("ETag")));
    assertThat(unchanged.status()).isEqualTo(304);
    assertThat(unchanged.body()).isEmpty();
    assertThat(unchanged.headers())
        .containsEntry("ETag", full.headers().get("ETag"))
        .containsEntry("Vary", "Accept, Accept-Encoding")
        .doesNotContainKeys("Content-Type", "Content-Disposition");
  }

  @Test
  void json_leadsToEachFormat() {
    String links = CATALOG.get(GET_PAPER, "crowded").header("Link").orElseThrow();

    for (Format format : List.of(Format.BIBTEX, Format.RIS, Format.CSL)) {
      assertThat(links)
          .contains(
              "</papers/crowded?format=%s>; rel=\"alternate\"; type=\"%s\""
                  .formatted(format.text(), MediaType.of(format).text()));
    }
  }

  @ParameterizedTest
  @CsvSource({"bibtex", "ris", "csl"})
  void whatCannotBeCited_isNotAcceptable(String format) {
    CATALOG
        .answer(TestRequest.to(AccessPatterns.GET_AUTHOR, "barbara-liskov").query("format", format))
        .assertProblem(406, "not-acceptable");
    CATALOG
        .answer(TestRequest.to(GET_PAPER, "unknown").query("format", format))
        .assertProblem(404, "paper-not-found");
  }

  private static TestRequest cited(AccessPattern<?> pattern, String value, Format format) {
    return TestRequest.to(pattern, value)
        .query("format", format.text())
        .header("host", HtmlPage.HOST);
  }

  private static List<CitedPaper> cited(List<Paper> papers) {
    return papers.stream()
        .map(
            paper ->
                new CitedPaper(paper, Optional.of(HtmlPage.ORIGIN + GET_PAPER.path(paper.id()))))
        .toList();
  }

  private static String written(Format format, List<Paper> papers) {
    StringBuilder written = new StringBuilder();
    return switch (format) {
      case BIBTEX -> {
        cited(papers).forEach(paper -> written.append(BibtexWriter.entry(paper)));
        yield written.toString();
      }
      case RIS -> {
        cited(papers).forEach(paper -> written.append(RisWriter.reference(paper)));
        yield written.toString();
      }
      case CSL -> CslWriter.array(cited(papers));
      default -> throw new AssertionError(format);
    };
  }
}
