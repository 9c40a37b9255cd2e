package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.GET_AUTHOR;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;
import static papercatalog.functions.http.HtmlPage.particular;
import static papercatalog.functions.http.HtmlPage.texts;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.html.PageStyle;

/** The lists and the author as a person sees them. */
final class ListPageTest {
  private static final Paper EDITED =
      TestPapers.liskov("edited", "2006")
          .authors(List.of(TestPapers.author("barbara-liskov", "Barbara Liskov", Role.EDITOR)))
          .text(TextField.VENUE, "A <venue>")
          .text(TextField.VERSION, "2nd")
          .build();

  /** In a collection of its own, by another author and on another topic. */
  private static final Paper MEETING =
      TestPapers.liskov("meeting", "2007")
          .collection(new CollectionName("meetings"))
          .authors(List.of(TestPapers.author("nobody", "Nobody", Role.AUTHOR)))
          .topics(List.of())
          .text(TextField.VENUE, "Proceedings of SOSP")
          .build();

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              TestPapers.FULL,
              TestPapers.RETRACTED,
              TestPapers.CROWDED,
              TestPapers.DRAFT,
              EDITED,
              MEETING,
              TestPapers.liskov("deleted", "1990").build())
          .withProfiles(TestPapers.LISKOV)
          .then(it -> it.delete(new PaperId("deleted"), OptionalLong.empty()));

  private static Document page(TestRequest request) {
    return HtmlPage.of(CATALOG.answer(HtmlPage.asked(request)));
  }

  private static List<String> titles(Document page) {
    return texts(page, ".entries h2, .entries h3");
  }

  @Test
  void collection_showsItsPapers_newestFirst() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"));
    Element crowded = page.select(".entries > li").get(2);

    assertThat(page.title()).isEqualTo("Collection sosp · Paper Catalog");
    assertThat(page.select("h1").text()).isEqualTo("sosp");
    assertThat(titles(page))
        .containsExactly(
            "About edited", "About draft", "About crowded: A line", "About wrong: A line");
    assertThat(page.select(".entries h2 a").eachAttr("href")).endsWith("/papers/wrong");
    assertThat(crowded.text())
        .isEqualTo(
            "2004 About crowded: A line Author 1, Author 2, Author 3, Author 4, Author 5, Author 6, Author 7,"
                + " Author 8, Author 9, Author 10 and 2 more"
                + " A line · Version A line · 4 April 2004 · Full text · DOI · BibTeX");
    assertThat(crowded.select(".quiet a").eachAttr("href"))
        .containsExactly(
            TestPapers.CROWDED.text(TextField.FULL_TEXT).orElseThrow(),
            "https://doi.org/10.1145/crowded",
            "/papers/crowded?format=bibtex");
    assertThat(crowded.select("p").first().select("a").last().attr("href"))
        .isEqualTo("/papers/crowded/authors");
    assertThat(texts(page, ".mark")).containsExactly("Draft", "Retracted");
    assertThat(page.select(".entries > li").first().text())
        .isEqualTo(
            "2006 About edited Barbara Liskov (editor) A <venue> · Version 2nd · 2006 · BibTeX");
    assertThat(page.select("main").text()).contains("4 papers newest first (oldest first)");
    assertThat(page.select(".pager")).isEmpty();
  }

  @Test
  void author_hasAProfile() {
    Document page = page(TestRequest.to(GET_AUTHOR, "barbara-liskov"));

    assertThat(page.select("h1").text()).isEqualTo("Barbara Liskov");
    assertThat(page.select(".byline").text()).isEqualTo("MIT · MITRE");
    assertThat(page.select("dd a").eachAttr("href"))
        .containsExactly("https://orcid.org/0000-0002-1825-0097", "https://example.org/~liskov");
    assertThat(particular(page, "Handle")).isEqualTo("barbara-liskov");
    assertThat(page.select(".lede a").attr("href")).isEqualTo("/authors/barbara-liskov/papers");
  }

  @Test
  void papersOfAnAuthor_sayAsWhat() {
    Document page = page(TestRequest.to(LIST_AUTHOR_PAPERS, "barbara-liskov"));

    assertThat(page.select("h1").text()).isEqualTo("Barbara Liskov");
    assertThat(page.select("h1 a").attr("href")).isEqualTo("/authors/barbara-liskov");
    assertThat(titles(page)).hasSize(4);
    assertThat(page.select(".entries > li").first().text()).contains("as editor");
    assertThat(texts(page, "h2:contains(Co-authors) + ul li")).hasSize(10).startsWith("Author 1 1");
    assertThat(page.select(".facet a").first().attr("href")).isEqualTo("/authors/author-1/papers");
  }

  @Test
  void papersOfATopic_andWithAnIdentifier_areLists() {
    assertThat(titles(page(TestRequest.to(LIST_TOPIC_PAPERS, "storage")))).hasSize(4);
    Document found = page(TestRequest.to(FIND_PAPERS, "https://doi.org/10.1145/WRONG"));
    assertThat(found.select(".label").first().text()).isEqualTo("Papers with the DOI");
    assertThat(found.select("h1").text()).isEqualTo("10.1145/wrong");
    assertThat(titles(found)).containsExactly("About wrong: A line");
    assertThat(found.select("link[rel=canonical]").attr("href"))
        .isEqualTo(HtmlPage.ORIGIN + "/papers?doi=https://doi.org/10.1145/WRONG");
    assertThat(page(TestRequest.to(FIND_PAPERS, "10.1/none")).select("main").text())
        .contains("No paper in this catalog has this identifier.")
        .contains("Look it up at doi.org");
  }

  @Test
  void list_saysEachYearOnce() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"));

    assertThat(texts(page, ".year")).containsExactly("2006", "2005", "2004", "2002");
    assertThat(page.select(".year:contains(2004) ~ h2").text()).isEqualTo("About crowded: A line");
    assertThat(texts(page(TestRequest.to(FIND_PAPERS, "10.1145/wrong")), ".year"))
        .containsExactly("2002");
  }

  @ParameterizedTest
  @CsvSource({
    "ListCollectionPapers, collection named, /collections, All collections",
    "ListTopicPapers, topic named, /topics, All topics",
    "ListAuthorPapers, author with the handle, /authors/none, none",
  })
  void list_whenItIsEmpty_thenSaysThatNothingHasTheName_andLeadsOn(
      AccessPattern<?> pattern, String unknown, String link, String text) {
    Document page = page(TestRequest.to(pattern, "none"));

    assertThat(page.select("main .lede").text())
        .startsWith("There is no " + unknown + " “none”, or ");
    assertThat(page.select("main a").attr("href")).isEqualTo(link);
    assertThat(page.select("main a").text()).isEqualTo(text);
    assertThat(page.select("main form")).isEmpty();
    assertThat(page.select("meta[name=robots]").attr("content")).isEqualTo("noindex");
    assertThat(record(page).has("@id")).isFalse();
  }

  @Test
  void list_whenNoPaperIsOfTheDates_thenKeepsTheForm() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("from", "2020"));

    assertThat(page.select("main").text()).contains("No papers of these dates.");
    assertThat(page.select("main form a").attr("href")).isEqualTo("/collections/sosp/papers");
  }

  @Test
  void authors_versions_directories_areLists() {
    Document authors = page(TestRequest.to(LIST_PAPER_AUTHORS, "WP-002"));
    assertThat(texts(authors, ".columns li"))
        .containsExactly("1. František Žilka", "2. 姚期智 (editor)");
    assertThat(authors.select("h1 a").attr("href")).isEqualTo("/papers/wp-002");
    assertThat(authors.select("h1 a").text())
        .isEqualTo(page(TestRequest.to(GET_PAPER, "WP-002")).select("h1").text());
    Document versions = page(TestRequest.to(LIST_PAPER_VERSIONS, "wrong"));
    assertThat(versions.select("h1").text()).isEqualTo("About wrong");
    assertThat(titles(versions)).containsExactly("Revision 1");
    assertThat(versions.select(".entries > li").text())
        .isEqualTo(
            "Revision 1 The proof has a gap. Retracted Version A line"
                + " · dated 2 February 2002 · written on 18 April 2026");
    assertThat(versions.select(".entries a").attr("href")).isEqualTo("/papers/wrong/versions/1");
    Document collections = page(TestRequest.to(LIST_COLLECTIONS));
    assertThat(collections.select(".columns a").eachAttr("href"))
        .containsExactly(
            "/collections/meetings/papers",
            "/collections/sosp/papers",
            "/collections/working-papers/papers");
    assertThat(texts(page(TestRequest.to(LIST_TOPICS)), ".columns a"))
        .containsExactly("data modeling", "databases", "storage");
  }

  @Test
  void changes_leadToThePaper_asFarAsThereIsOne() {
    Document page = page(TestRequest.to(LIST_CHANGES));

    assertThat(page.select(".entries > li")).hasSize(7);
    assertThat(page.select(".entries a").eachAttr("href"))
        .containsExactlyInAnyOrder(
            "/papers/wp-002",
            "/papers/wrong",
            "/papers/crowded",
            "/papers/draft",
            "/papers/edited",
            "/papers/meeting");
    assertThat(titles(page)).contains("About wrong", "deleted");
    assertThat(page.select(".entries > li").text())
        .contains("About wrong New wrong · 18 April 2026", "deleted Deleted 18 April 2026");
    assertThat(texts(page, ".mark")).contains("New", "Deleted");
    assertThat(page.select("main form input").eachAttr("name")).containsExactly("since", "until");
  }

  @Test
  void list_isPagedToItsEnd_andBackToItsBeginning() {
    List<String> seen = new ArrayList<>();
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "3"));
    assertThat(page.select("a[rel=first]")).isEmpty();
    while (true) {
      seen.addAll(titles(page));
      String next = page.select("a[rel=next]").attr("href");
      assertThat(page.select("head link[rel=next]").attr("href")).isEqualTo(next);
      if (next.isEmpty()) {
        break;
      }
      assertThat(page.select("main").text()).contains("3 of 4 papers");
      page = page(TestRequest.following(next));
    }

    assertThat(seen)
        .containsExactly(
            "About edited", "About draft", "About crowded: A line", "About wrong: A line");
    assertThat(page.select("a[rel=first]").attr("href"))
        .isEqualTo("/collections/sosp/papers?limit=3");
    assertThat(page.select("a:contains(By date of)").attr("href"))
        .isEqualTo("/collections/sosp/papers?limit=3&format=atom");
    Document before = page(TestRequest.following(page.select("a[rel=prev]").attr("href")));
    assertThat(titles(before))
        .containsExactly("About edited", "About draft", "About crowded: A line");
    assertThat(before.select("a[rel=prev]")).isEmpty();
    Document again = page(TestRequest.following(before.select("a[rel=next]").attr("href")));
    assertThat(titles(again)).containsExactly("About wrong: A line");
  }

  @Test
  void list_isTurned_andBack() {
    Document newest = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("from", "2004"));
    String turned = newest.select("a:contains(oldest first)").attr("href");
    Document oldest = page(TestRequest.following(turned));

    assertThat(turned).isEqualTo("/collections/sosp/papers?order=asc&from=2004");
    assertThat(titles(oldest))
        .containsExactly("About crowded: A line", "About draft", "About edited");
    assertThat(oldest.select("a:contains(newest first)").attr("href"))
        .isEqualTo("/collections/sosp/papers?order=desc&from=2004");
    assertThat(oldest.select("a:contains(By date of)").attr("href"))
        .isEqualTo("/collections/sosp/papers?order=desc&from=2004&format=atom");
  }

  @Test
  void form_keepsWhatWasAsked_andAllDatesDropIt() {
    Document page =
        page(
            TestRequest.to(LIST_COLLECTION_PAPERS, "sosp")
                .query("order", "asc")
                .query("limit", "2")
                .query("from", "2002")
                .query("until", "2004"));

    assertThat(page.select("main form").attr("action")).isEqualTo("/collections/sosp/papers");
    assertThat(page.select("input[type=hidden]").eachAttr("name"))
        .containsExactly("limit", "order");
    assertThat(page.select("input[name=from]").attr("value")).isEqualTo("2002");
    assertThat(page.select("input[name=until]").attr("value")).isEqualTo("2004");
    assertThat(page.select("label").eachAttr("for")).containsExactly("from", "until");
    assertThat(page.select("main form a").attr("href"))
        .isEqualTo("/collections/sosp/papers?limit=2&order=asc");
  }

  @Test
  void form_leftEmpty_asksForAllDates_andOfAProgramIsAMistake() {
    TestRequest empty =
        TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("from", "").query("until", "2004");

    assertThat(titles(page(empty))).containsExactly("About crowded: A line", "About wrong: A line");
    assertThat(
            page(TestRequest.to(LIST_CHANGES).query("since", "").query("until", ""))
                .select(".entries > li"))
        .hasSize(7);
    CATALOG.answer(empty).assertProblem(400, "invalid-parameter");
  }

  @Test
  void entries_inAnotherLanguage_sayWhich() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "working-papers"));

    assertThat(page.select(".entries h2").eachAttr("lang")).containsExactly("de-CH");
  }

  @Test
  void entries_areCoins() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"));
    List<String> pairs =
        Arrays.stream(page.select("span.Z3988").first().attr("title").split("&", -1))
            .map(pair -> URLDecoder.decode(pair, StandardCharsets.UTF_8))
            .toList();

    assertThat(page.select("span.Z3988")).hasSize(4);
    assertThat(pairs)
        .containsExactly(
            "ctx_ver=Z39.88-2004",
            "rft_val_fmt=info:ofi/fmt:kev:mtx:journal",
            "rft.genre=article",
            "rft.atitle=About edited",
            "rft.jtitle=A <venue>",
            "rft.date=2006",
            "rft_id=" + HtmlPage.ORIGIN + "/papers/edited");
  }

  @Test
  void coins_haveTheGenreOfTheVenue() {
    String crowded =
        page(TestRequest.to(LIST_COLLECTION_PAPERS, "meetings")).select("span.Z3988").attr("title");

    assertThat(URLDecoder.decode(crowded, StandardCharsets.UTF_8))
        .contains(
            "&rft_val_fmt=info:ofi/fmt:kev:mtx:book&rft.genre=proceeding"
                + "&rft.atitle=About meeting&rft.btitle=Proceedings of SOSP&rft.date=");
  }

  @Test
  void list_canBeExported_byPeople_apartFromProgramsFormats() {
    Document whole = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"));
    Document first = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "1"));

    assertThat(texts(whole, "aside h2")).containsExactly("Export this list", "Follow");
    assertThat(texts(first, "aside h2")).startsWith("Export all 4 papers");
    assertThat(texts(whole, "aside h2:contains(Export) + ul a"))
        .containsExactly("BibTeX", "RIS", "CSL-JSON", "JSON", "Citations");
    assertThat(texts(whole, "footer ul a")).containsExactly("JSON", "Atom feed");
    assertThat(
            page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("from", "2020"))
                .select("aside")
                .text())
        .doesNotContain("Export");
  }

  /** Phones' keyboards for numbers have no hyphen. */
  @Test
  void form_takesHyphens_onAPhone() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"));

    assertThat(page.select("main form input").eachAttr("inputmode")).isEmpty();
  }

  /** A list is by date of publication, so its feed does not show an older paper that is added. */
  @Test
  void listOfPapers_offersTheFeedOfAdditions() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"));
    String changes = "/collections/sosp/changes?format=atom";

    assertThat(page.select("head link[rel=alternate][type=application/atom+xml]").eachAttr("href"))
        .containsExactlyInAnyOrder("/collections/sosp/papers?format=atom", changes);
    assertThat(page.select("main a[href=" + changes + "]").text())
        .isEqualTo("Additions and changes");
    assertThat(page.select("main a[href=/collections/sosp/papers?format=atom]").text())
        .isEqualTo("By date of publication");
    assertThat(page(TestRequest.to(LIST_TOPIC_PAPERS, "storage")).select("main a").eachAttr("href"))
        .contains("/changes?format=atom");
  }

  @Test
  void changesOfACollection_leadToItsPapersAndItsFeed() {
    Document page = page(TestRequest.to(LIST_COLLECTION_CHANGES, "sosp"));

    assertThat(page.select("h1").text()).isEqualTo("Changes of the collection sosp");
    assertThat(page.select("h1 a").attr("href")).isEqualTo("/collections/sosp/papers");
    assertThat(titles(page)).contains("About wrong", "deleted");
    assertThat(page(TestRequest.to(LIST_COLLECTION_CHANGES, "none")).select("main").text())
        .contains("Nothing has changed in this time, or there is no collection named “none”.");
    assertThat(page.select("main a[type=application/atom+xml]").attr("href"))
        .isEqualTo("/collections/sosp/changes?format=atom");
  }

  @Test
  void pages_areRecordsOfSchemaOrg() {
    JsonNode author = record(page(TestRequest.to(GET_AUTHOR, "barbara-liskov")));
    JsonNode papers = record(page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp")));
    JsonNode collections = record(page(TestRequest.to(LIST_COLLECTIONS)));

    assertThat(author.get("@type").textValue()).isEqualTo("Person");
    assertThat(author.get("name").textValue()).isEqualTo("Barbara Liskov");
    assertThat(author.at("/affiliation/1/name").textValue()).isEqualTo("MITRE");
    assertThat(author.at("/sameAs/0").textValue())
        .isEqualTo("https://orcid.org/0000-0002-1825-0097");
    assertThat(papers.get("@type").textValue()).isEqualTo("CollectionPage");
    assertThat(papers.get("url").textValue())
        .isEqualTo(HtmlPage.ORIGIN + "/collections/sosp/papers");
    assertThat(papers.at("/mainEntity/itemListElement")).hasSize(4);
    assertThat(papers.at("/mainEntity/itemListElement/3").toString())
        .isEqualTo(
            "{\"@type\":\"ListItem\",\"position\":4,\"url\":\""
                + HtmlPage.ORIGIN
                + "/papers/wrong\"}");
    assertThat(collections.at("/mainEntity/itemListElement/0/url").textValue())
        .isEqualTo(HtmlPage.ORIGIN + "/collections/meetings/papers");
  }

  private static JsonNode record(Document page) {
    return TestAnswer.json(page.select("script[type=application/ld+json]").first().data());
  }

  @ParameterizedTest
  @CsvSource({
    "GetPaper, WP-002",
    "ListCollectionPapers, sosp",
    "ListAuthorPapers, barbara-liskov",
    "ListTopicPapers, storage",
    "GetAuthor, barbara-liskov",
    "ListPaperAuthors, WP-002",
    "ListPaperVersions, WP-002",
    "GetPaperVersion, WP-002",
    "FindPapers, 10.1145/wrong",
    "ListChanges, ''",
    "ListCollectionChanges, sosp",
    "ListCollections, ''",
    "ListTopics, ''",
  })
  void page_ofEachPattern_isFramed_namesItsOtherFormats_andIsOneRequest(
      AccessPattern<?> pattern, String value) {
    TestAnswer answer = CATALOG.answer(HtmlPage.request(pattern, value));
    Document page = HtmlPage.of(answer);

    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.header("Content-Security-Policy")).contains(PageStyle.POLICY);
    assertThat(page.select("main h1")).hasSize(1);
    assertThat(page.select("head link[rel=alternate]:not([title^=Additions])").eachAttr("type"))
        .containsExactlyElementsOf(
            pattern.formats().stream()
                .filter(format -> format != Format.HTML && !format.isLinkset())
                .map(it -> MediaType.of(it).text())
                .toList());
    assertThat(page.select("head link[rel=canonical]").attr("href")).startsWith(HtmlPage.ORIGIN);
    assertThat(page.select("head link[rel=alternate]:not([title^=Additions])").eachAttr("href"))
        .containsAll(
            page.select("main a[rel=alternate], footer a[rel=alternate]").eachAttr("href"));
    assertThat(page.select("head link[rel=alternate]:not([title^=Additions])").eachAttr("title"))
        .allSatisfy(title -> assertThat(title).isNotBlank());
  }

  @ParameterizedTest
  @CsvSource({"GetPaper, WP-002", "ListCollectionPapers, sosp", "ListChanges, ''"})
  void page_hasATagOfItsOwn(AccessPattern<?> pattern, String value) {
    TestRequest request = HtmlPage.request(pattern, value);
    TestAnswer html = CATALOG.answer(request);
    TestAnswer json = CATALOG.get(pattern, value);
    String tag = html.headers().get("ETag");

    assertThat(html.header("Vary")).contains("Accept, Accept-Encoding");
    assertThat(tag).isNotEqualTo(json.headers().get("ETag"));
    assertThat(CATALOG.answer(request.header("if-none-match", tag)).status()).isEqualTo(304);
    assertThat(CATALOG.answer(TestRequest.to(pattern, value).header("if-none-match", tag)).status())
        .isEqualTo(200);
  }
}
