package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.functions.http.HtmlPage.texts;

import module java.base;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;

/** A whole list is exported by one request, or by one for each part. */
final class WholeListTest {
  private static final Pattern NEXT = Pattern.compile("<([^>]+)>; rel=\"next\"");

  /** Together more than DynamoDB reads at once. */
  private static final int LONG = 200;

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.CROWDED, TestPapers.DRAFT).storing(items());

  private static List<Item> items() {
    List<Item> items = new ArrayList<>();
    add(items, "volume", 120, it -> TestPapers.liskov(it, "2018-10"));
    add(items, "series", 1_100, it -> TestPapers.liskov(it, "2019"));
    add(items, "long", LONG, it -> Papers.largest("\u6587", 1).id(new PaperId(it)));
    return items;
  }

  private static void add(
      List<Item> items, String name, int papers, Function<String, PaperBuilder> paper) {
    for (int i = 0; i < papers; i++) {
      Paper one =
          paper
              .apply(name + "-%04d".formatted(i))
              .collection(new CollectionName(name))
              .build()
              .asRevision(1, TestCatalog.NOW);
      items.add(PaperItems.DECLARED.paper(one));
      PaperItems.DECLARED.links(one).values().stream()
          .filter(link -> link.key().sort().startsWith("AUTHOR#"))
          .forEach(items::add);
    }
    DirectoryEntry entry = DirectoryEntry.of(Directory.COLLECTIONS, name).counting(papers);
    items.add(DirectoryItem.of(entry, 1, TestCatalog.NOW));
  }

  private static Document page(TestRequest request) {
    TestAnswer answer = CATALOG.answer(HtmlPage.asked(request));
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    return HtmlPage.of(answer);
  }

  /** The papers of an export of each part of a list, in all of which one request is sent. */
  private static List<String> ids(String link) {
    List<String> ids = new ArrayList<>();
    Optional<String> next = Optional.of(link);
    while (next.isPresent()) {
      TestAnswer part = CATALOG.answer(TestRequest.following(next.get()));
      assertThat(part.header("X-DynamoDB-Requests")).contains("1");
      Pattern.compile("(?m)^ID  - (.*)$")
          .matcher(part.body())
          .results()
          .forEach(id -> ids.add(id.group(1)));
      Matcher linked = NEXT.matcher(part.header("Link").orElseThrow());
      next = linked.find() ? Optional.of(linked.group(1)) : Optional.empty();
    }
    return ids;
  }

  private static String ris(Document page) {
    return page.select("h2:contains(Export) + ul a:contains(RIS)").attr("href");
  }

  @Test
  void list_ofLessThanAThousand_isExportedWhole() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "volume"));

    assertThat(texts(page, "aside h2")).startsWith("Export all 120 papers");
    assertThat(texts(page, "h2:contains(Export) + ul a"))
        .containsExactly("BibTeX", "RIS", "CSL-JSON", "JSON", "Citations of this page");
    assertThat(CATALOG.answer(TestRequest.following(ris(page))).header("Link").orElseThrow())
        .doesNotContain("rel=\"next\"");
    assertThat(ids(ris(page))).hasSize(120).doesNotHaveDuplicates();
  }

  @Test
  void list_ofMoreThanAThousand_isExportedInParts() {
    Document page = page(TestRequest.to(LIST_COLLECTION_PAPERS, "series"));
    assertThat(texts(page, "aside h2")).startsWith("Export the first 1,000 papers");
    String parts = page.select("a:contains(All papers in parts)").attr("href");
    List<String> exported = new ArrayList<>();

    for (String part = parts; !part.isEmpty(); ) {
      Document shown = page(TestRequest.following(part));
      boolean full = texts(shown, "aside h2").contains("Export these 1,000 papers");
      assertThat(shown.select(".entries > li")).hasSize(full ? 0 : 100);
      assertThat(shown.select("a:contains(Citations)")).hasSize(full ? 0 : 1);
      exported.addAll(ids(ris(shown)).subList(0, full ? 1_000 : 100));
      part = shown.select("a[rel=next]").attr("href");
    }

    assertThat(exported).hasSize(1_100).doesNotHaveDuplicates();
  }

  /** DynamoDB reads 1 MB at once. */
  @Test
  void part_ofLongEntries_isOneRequest_andHasFewer() {
    Document part = page(TestRequest.to(LIST_COLLECTION_PAPERS, "long").query("limit", "1000"));

    int first =
        Integer.parseInt(part.text().replaceAll("(?s).*Export these (\\d+) papers.*", "$1"));
    assertThat(first).isBetween(1, LONG - 1);
    assertThat(ids(ris(part))).hasSize(LONG).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/authors/barbara-liskov/papers", "/collections/series/papers?from=2019"})
  void list_whoseNumberIsUnknown_saysSo(String link) {
    Document page = page(TestRequest.following(link));

    assertThat(texts(page, "aside h2")).startsWith("Export up to 1,000 papers");
    assertThat(page.select("a:contains(All papers in parts)")).hasSize(1);
  }

  /** Entries have the first ten authors. */
  @Test
  void citationsOfAPage_nameAllAuthors() {
    String link =
        page(TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"))
            .select("a:contains(Citations)")
            .attr("href");

    assertThat(link).isEqualTo("/batch/papers?ids=draft,crowded&format=citation");
    assertThat(CATALOG.answer(TestRequest.following(link)).body())
        .contains("Author 10, Author 11, &");
    assertThat(
            page(TestRequest.to(LIST_COLLECTION_PAPERS, "volume"))
                .select("a:contains(Citations)")
                .attr("href"))
        .isEqualTo("/collections/volume/papers?format=citation");
  }

  /** Each takes milliseconds to format. */
  @Test
  void citations_areAtMostAHundred() {
    TestAnswer citations =
        CATALOG.answer(
            TestRequest.to(LIST_COLLECTION_PAPERS, "volume")
                .query("format", "citation")
                .query("limit", "1000"));

    assertThat(citations.body().lines()).hasSize(100);
    assertThat(citations.header("Link").orElseThrow())
        .startsWith("</collections/volume/papers?limit=100&");
  }
}
