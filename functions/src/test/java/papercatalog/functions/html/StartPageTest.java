package papercatalog.functions.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

/** Where a person begins, and what stands around every page. */
final class StartPageTest {
  private static final String HOST = "papers.example.org";

  private static Document page() {
    return page(Routes.WITHOUT_SEARCH);
  }

  private static Document page(Routes routes) {
    Map<String, String> headers = Map.of("host", HOST);
    Request request =
        new Request(
            DocsPage.START,
            "/",
            Map.of(),
            Map.of(),
            "",
            headers,
            "GET",
            "",
            Optional.empty(),
            routes);
    Frame frame = Frame.of(Frame.CATALOG, request, Links.of(request));
    Rendering page = new Rendering();
    JtestartGenerated.render(page.output(), null, frame, request.origin(), List.of(), null);
    return Jsoup.parse(page.content().toString(), "https://" + HOST + "/");
  }

  @Test
  void head_describesTheCatalogToSearchEngines() {
    assertThat(page().select("meta[name=description]").attr("content")).contains("papers");
  }

  @Test
  void stylesheet_isTheOneThatThePolicyNames() throws Exception {
    String style = page().select("style").getFirst().data();
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(style.getBytes(UTF_8));

    assertThat("sha256-" + Base64.getEncoder().encodeToString(hash)).isEqualTo(PageStyle.HASH);
    assertThat(PageStyle.POLICY).contains("style-src '" + PageStyle.HASH + "'");
    assertThat(style.getBytes(UTF_8)).hasSizeLessThan(6_800);
  }

  @Test
  void start_leadsOn() {
    assertThat(page().select("main a").eachAttr("href"))
        .contains("/collections", "/topics", "/changes", "/docs", "/openapi.json");
    assertThat(page().select("pre").text()).isEqualTo("curl https://" + HOST + "/collections");
    assertThat(page().select("link[rel=alternate]").eachAttr("href"))
        .containsExactly("/?format=json");
    assertThat(page().select("link[rel=canonical]").attr("href"))
        .isEqualTo("https://" + HOST + "/");
  }

  @Test
  void start_hasOneFieldForAnyIdentifier() {
    Element form = page().select("form").first();

    assertThat(page().select("form")).hasSize(1);
    assertThat(page().select("main form")).hasSize(1);
    assertThat(form.attr("action")).isEqualTo("/papers");
    assertThat(form.select("input").eachAttr("name"))
        .containsExactly(QueryParameter.IDENTIFIER.text());
    assertThat(form.select("input").attr("aria-label")).isNotBlank();
    assertThat(page().select("main").text()).doesNotContain("Words");
    assertThat(page(Routes.WITH_SEARCH).select("main").text()).contains("Words of a paper");
  }

  @Test
  void frame_hasLandmarks_aLanguage_andAWayPastTheNavigation() {
    Document page = page();

    assertThat(page.select("html").attr("lang")).isEqualTo("en");
    assertThat(page.select("body > a.skip").attr("href")).isEqualTo("#main");
    assertThat(page.select("body > header nav[aria-label] a").size()).isEqualTo(5);
    assertThat(page.select("body > main#main h1")).hasSize(1);
    assertThat(page.select("body > footer")).hasSize(1);
    assertThat(page.select("script, [style], [onclick], iframe, object")).isEmpty();
  }
}
