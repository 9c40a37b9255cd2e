package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.pattern.QueryParameter;

/** A9, to the letter. */
final class FindPapersContractTest {
  private static final String ALL = "exactly one of doi, arxiv, isbn, issn, pmid, url, identifier";
  private static final String SICI = "10.1002/(SICI)1096-8644(199601)99:1<1::AID-AJPA1>3.0.CO;2-1";

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
          Stream.concat(
                  Stream.of(
                      TestPapers.FULL,
                      TestPapers.WITHDRAWN,
                      having("book", "isbn", "978-0-13-468599-1"),
                      having("sici", "doi", SICI),
                      having("medical", "pmid", "12345678"),
                      having("hash", "url", "https://example.org/A#b"),
                      having("escaped", "url", "https://example.org/A%23b"),
                      having("non-ascii", "url", "https://example.org/größe?大=1&b=+ %"),
                      having("handle", "handle", "20.1000/100"),
                      TestPapers.liskov("old", "2001")
                          .status(Status.SUPERSEDED)
                          .supersededBy(Optional.of(TestPapers.FULL.id()))
                          .identifiers(Map.of("doi", "10.1145/old"))
                          .build()),
                  IntStream.rangeClosed(1, 5)
                      .mapToObj(i -> having("journal-" + i, "issn", "0001-0782")))
              .toList());

  private static Paper having(String id, String scheme, String identifier) {
    return TestPapers.liskov(id, "2010").identifiers(Map.of(scheme, identifier)).build();
  }

  @Test
  void findPapers_showsTheSummaryOfThePaper() {
    TestAnswer answer = find("doi", "10.1145/1294261.1294281");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.json().get("data"))
        .isEqualTo(CATALOG.get(LIST_COLLECTION_PAPERS, "working-papers").json().get("data"))
        .hasSize(1);
    assertThat(answer.json().get("page").toString()).isEqualTo("{\"limit\":25,\"hasMore\":false}");
    assertThat(answer.json().get("links").toString())
        .isEqualTo("{\"self\":\"/papers?doi=10.1145/1294261.1294281\"}");
    assertThat(answer.next()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "doi, https://doi.org/10.1145/1294261.1294281, WP-002",
    "doi, http://dx.doi.org/10.1145/1294261.1294281, WP-002",
    "doi, DOI:10.1145/1294261.1294281, WP-002",
    "doi, ' 10.1145/1294261.1294281 ', WP-002",
    "doi, " + SICI + ", sici",
    "doi, 10.1002/(sici)1096-8644(199601)99:1<1::aid-ajpa1>3.0.co;2-1, sici",
    "doi, https://doi.org/10.1002/(SICI)1096-8644(199601)99:1%3C1::AID-AJPA1%3E3.0.CO;2-1, sici",
    "arxiv, 2604.01234, WP-002",
    "arxiv, 2604.01234v3, WP-002",
    "arxiv, arXiv:2604.01234, WP-002",
    "arxiv, https://arxiv.org/pdf/2604.01234v2.pdf, WP-002",
    "isbn, 9780134685991, book",
    "isbn, 0-13-468599-7, book",
    "isbn, ISBN: 978-0134685991, book",
    "pmid, https://pubmed.ncbi.nlm.nih.gov/12345678/, medical",
    "url, HTTPS://Example.org/A#b, hash",
    "url, https://example.org/A%23b, escaped",
    "url, https://example.org/größe?大=1&b=+ %, non-ascii",
  })
  void findPapers_inWhateverFormTheIdentifierIsWritten_findsIt(
      String scheme, String text, String id) {
    assertThat(find(scheme, text).ids()).containsExactly(id);
  }

  @ParameterizedTest
  @CsvSource({
    "10.1145/1294261.1294281, WP-002",
    "arXiv:2604.01234v3, WP-002",
    "978-0-13-468599-1, book",
    "PMID 12345678, medical",
    "https://example.org/A#b, hash",
  })
  void findPapers_whenTheSchemeIsLeftOpen_thenRecognizesIt(String text, String id) {
    assertThat(find("identifier", text).ids()).containsExactly(id);

    TestAnswer page = CATALOG.answer(HtmlPage.asked(by("identifier", text)));
    assertThat(page.status()).isEqualTo(303);
    assertThat(page.body()).isEmpty();
    assertThat(page.headers())
        .containsEntry("Location", "/papers/" + id.toLowerCase(Locale.ROOT))
        .containsEntry("X-DynamoDB-Requests", "1");
  }

  @Test
  void findPapers_whenTheSchemeIsLeftOpen_thenAPageListsNoneAndSeveral() {
    TestRequest several = HtmlPage.asked(by("identifier", "0001-0782"));

    assertThat(HtmlPage.of(CATALOG.answer(several)).select(".entries > li")).hasSize(5);
    assertThat(HtmlPage.of(CATALOG.answer(several.query("limit", "1"))).select(".entries > li"))
        .hasSize(1);
    assertThat(
            HtmlPage.of(CATALOG.answer(HtmlPage.asked(by("identifier", "10.1145/none"))))
                .select(".lede")
                .text())
        .isEqualTo("No paper in this catalog has this identifier.");
    assertThat(HtmlPage.of(CATALOG.answer(HtmlPage.asked(by("isbn", "9780134685991")))).title())
        .contains("ISBN");
    find("identifier", "time, clocks").assertProblem(400, "invalid-parameter");
  }

  @Test
  void findPapers_whenSeveralShareIt_listsThemAll_pageByPage() {
    TestAnswer first = CATALOG.answer(by("issn", "0001-0782").query("limit", "2"));
    assertThat(first.ids()).containsExactly("journal-5", "journal-4");
    assertThat(first.next().orElseThrow())
        .matches("/papers\\?issn=0001-0782&limit=2&cursor=[\\w-]+");

    TestAnswer second = CATALOG.answer(TestRequest.following(first.next().orElseThrow()));
    TestAnswer third = CATALOG.answer(TestRequest.following(second.next().orElseThrow()));

    assertThat(second.ids()).containsExactly("journal-3", "journal-2");
    assertThat(third.ids()).containsExactly("journal-1");
    assertThat(third.next()).isEmpty();
  }

  @Test
  void cursor_isGoodForAnyFormOfTheIdentifier_andForNoOther() {
    String cursor = CATALOG.answer(by("issn", "0001-0782").query("limit", "2")).nextCursor();

    assertThat(CATALOG.answer(by("issn", "ISSN 00010782").query("cursor", cursor)).status())
        .isEqualTo(400);
    assertThat(CATALOG.answer(by("issn", "issn:00010782").query("cursor", cursor)).ids())
        .hasSize(3);
    for (TestRequest other :
        List.of(
            by("issn", "0001-0783"),
            by("isbn", "0001-0782"),
            by("url", "0001-0782"),
            TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"))) {
      CATALOG.answer(other.query("cursor", cursor)).assertProblem(400, "cursor-scope-mismatch");
    }
  }

  /** What no list shows, and identifiers that no paper is found by. */
  @ParameterizedTest
  @CsvSource({
    "doi, 10.1145/unknown",
    "doi, 2604.01234",
    "isbn, 0001-0782",
    "url, https://example.org/a#b",
    "url, 20.1000/100"
  })
  void findPapers_whenNoPaperHasIt_isEmpty(String scheme, String text) {
    TestAnswer answer = find(scheme, text);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().get("data")).isEmpty();
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
  }

  @Test
  void findPapers_whenItsPaperIsSuperseded_namesTheSuccessor() {
    TestAnswer answer = find("doi", "https://doi.org/10.1145/OLD");

    assertThat(answer.ids()).containsExactly("old");
    assertThat(answer.json().at("/data/0/status").textValue()).isEqualTo("superseded");
    assertThat(answer.json().at("/data/0/supersededBy").textValue()).isEqualTo("WP-002");
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(CATALOG.answer(by("doi", "10.1145/old").query("format", "bibtex")).body())
        .contains("Superseded by WP-002");
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.asked(by("doi", "10.1145/old"))));
    assertThat(page.select(".entries .superseded")).hasSize(1);
    assertThat(page.select(".entries a[rel=successor-version]").attr("href"))
        .isEqualTo("/papers/wp-002");
    assertThat(CATALOG.answer(HtmlPage.asked(by("identifier", "10.1145/old"))).headers())
        .containsEntry("Location", "/papers/old");
  }

  @Test
  void findPapers_withoutAnIdentifier_saysWhichThereAre() {
    for (TestRequest request :
        List.of(TestRequest.to(FIND_PAPERS), TestRequest.to(FIND_PAPERS).query("limit", "3"))) {
      TestAnswer answer = CATALOG.answer(request).assertProblem(400, "invalid-parameter");

      assertThat(answer.json().get("detail").textValue())
          .isEqualTo("doi or another identifier must be given: " + ALL + ".");
      assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
    }
  }

  @Test
  void findPapers_withTwoIdentifiers_namesBoth() {
    TestAnswer answer =
        CATALOG
            .answer(by("url", "x").query("doi", "10.1145/1294261.1294281").query("limit", "0"))
            .assertProblem(400, "invalid-parameter");

    assertThat(answer.wrongParameters()).containsExactly("doi", "url", "limit");
    assertThat(answer.json().at("/errors/0/detail").textValue())
        .isEqualTo("must be the only identifier: " + ALL);
  }

  /** A comma may be part of an identifier, so that the query string decides. */
  @ParameterizedTest
  @ValueSource(strings = {"doi=10.1145/a&doi=10.1145/b", "limit=1&doi=&doi=", "doi=a&x=1&doi=a"})
  void findPapers_withAnIdentifierTwice_saysSo(String rawQuery) {
    String event = new String(by("doi", "10.1145/a,10.1145/b").event(), UTF_8);
    String changed = event.replace("doi=10.1145%2Fa%2C10.1145%2Fb", rawQuery);
    assertThat(changed).isNotEqualTo(event);

    TestAnswer answer =
        TestAnswer.read(CATALOG.functions().invoke(FIND_PAPERS, changed.getBytes(UTF_8)));

    answer.assertProblem(400, "invalid-parameter");
    assertThat(answer.json().get("detail").textValue())
        .isEqualTo("doi must be given once: " + ALL + ".");
  }

  static final String[] NONE = {
    "", " ", "\t", "\n", "a\nb", "\u0000", "a\u0007", "\u0085", "x".repeat(301), "é".repeat(10_000)
  };

  @ParameterizedTest
  @FieldSource("NONE")
  void identifier_thatIsNone_isNamedWithItsRule(String text) {
    for (QueryParameter scheme : QueryParameter.IDENTIFIERS) {
      TestAnswer answer = find(scheme.text(), text).assertProblem(400, "invalid-parameter");

      assertThat(answer.wrongParameters()).containsExactly(scheme.text());
      assertThat(answer.json().at("/errors/0/detail").textValue()).isEqualTo(scheme.rule());
      assertThat(answer.body()).hasSizeLessThan(1_000);
    }
  }

  static Stream<Arguments> odd() {
    return Stream.of(
            "#",
            "##",
            "%",
            "%%",
            "%2",
            "%zz",
            "%23",
            "%2523",
            "10.1145/a%2541",
            "10.1145/a%41",
            "https://doi.org/https://doi.org/10.1145/a",
            "a&doi=b",
            "a=b",
            "a+b c",
            "größe",
            "大きさ 📐",
            "a\u0301",
            "İ",
            "ß",
            "IDENTIFIER#doi:10.1145/a",
            "COLLECTION#sosp",
            "DATE#2010#book",
            "<script>alert(1)</script>",
            "\"}],\"x\":{\"S\":\"",
            "' OR '1'='1",
            "${jndi:ldap://127.0.0.1/x}",
            "2604.01234v1v2v3",
            "#".repeat(300),
            "📐".repeat(150))
        .flatMap(
            text ->
                QueryParameter.IDENTIFIERS.stream()
                    .filter(it -> it != QueryParameter.IDENTIFIER) // knows the form of its schemes
                    .map(scheme -> Arguments.of(scheme, text)));
  }

  /** Whatever it is, it is an identifier that no paper has; its link asks for it again. */
  @ParameterizedTest
  @MethodSource("odd")
  void identifier_howeverOdd_isLookedUpAndLinkedTo(QueryParameter scheme, String text) {
    TestAnswer answer = find(scheme.text(), text);

    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    assertThat(answer.json().get("data")).isEmpty();
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    String self = answer.json().at("/links/self").textValue();
    assertThat(self).matches("/papers\\?\\w+=[-._~/:A-Za-z0-9%]+");
    assertThat(TestRequest.following(self)).isEqualTo(by(scheme.text(), text));
  }

  private static TestAnswer find(String scheme, String text) {
    return CATALOG.answer(by(scheme, text));
  }

  private static TestRequest by(String scheme, String text) {
    return TestRequest.to(FIND_PAPERS).query(scheme, text);
  }
}
