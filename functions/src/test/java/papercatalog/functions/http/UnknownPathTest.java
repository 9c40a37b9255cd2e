package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.html.PageStyle;

/** Paths of no route, which API Gateway sends to {@code $default}. */
final class UnknownPathTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @ParameterizedTest
  @CsvSource({
    "/collections/sosp, /collections/sosp/papers",
    "/collections/SOSP/, /collections/sosp/papers",
    "/collections/, /collections",
    "/collections/sosp/papers/, /collections/sosp/papers",
    "/topics/caching, /topics/caching/papers",
    "/topics/caching?limit=5, /topics/caching/papers?limit=5",
    "/authors/x/, /authors/x",
    "/papers/wp-002/, /papers/wp-002",
    "//papers//WP-002, /papers/wp-002",
    "//example.org/papers/x, ",
    "/Papers/WP-002, /papers/wp-002",
    "/docs/, /docs",
    "/papers/?doi=10.1145/x, /papers?doi=10.1145/x",
    "//batch/papers?ids=wp-002, /batch/papers?ids=wp-002",
    "/Papers?isbn=0596007124, /papers?isbn=0596007124",
    "/papers/10.1145/authors/, /papers/10.1145/authors",
    "/papers/10.1145/authors, ",
    "/papers/10.1145/359545.359563/authors, ",
    "/papers/10.1145/359545.359563/versions/2, ",
    "/papers/10.1145/3477132.3483571?format=bibtex, /papers?identifier=10.1145/3477132.3483571&format=bibtex",
    "/papers/10.1145/3477132.3483571, /papers?identifier=10.1145/3477132.3483571",
    "/papers/10.1002/(sici)1<1::aid>3.0.co;2-x, /papers?identifier=10.1002/%28sici%291%3C1::aid%3E3.0.co%3B2-x",
  })
  void path_whenItCanOnlyMeanAnother_thenIsRedirected(String path, String meant)
      throws IOException {
    for (String accept : List.of("text/html", "*/*")) {
      TestAnswer answer = asked(path, accept, "GET");

      assertThat(answer.status()).isEqualTo(meant == null ? 404 : 308);
      assertThat(answer.headers().get("Location")).isEqualTo(meant);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "/papers/, /",
    "/papers/WP-002/topics, /papers/wp-002",
    "/papers/WP-002/versions/1/authors, /papers/wp-002/versions/1",
    "/changes/2026, /changes",
  })
  void path_whenItIsCloseToARoute_thenLeadsThere(String path, String meant) throws IOException {
    TestAnswer answer = asked(path, "text/html", "GET");

    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.headers()).containsEntry("Content-Security-Policy", PageStyle.POLICY);
    Document page = HtmlPage.parsed(answer);
    assertThat(page.select(".instead a").eachAttr("href")).containsExactly(meant);
    assertThat(asked(path, "*/*", "GET").json().get("detail").asText())
        .endsWith(" See " + meant + ".");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/nope",
        "//",
        "/author",
        "/papers\u0000/x",
        "/<script>alert(1)</script>",
        "/x\"onclick=\"",
        "/\uD800",
        "/wp-login.php"
      })
  void path_whenItIsCloseToNone_thenHasNoSuggestion(String path) throws IOException {
    TestAnswer answer = asked(path, "text/html", "GET");
    Document page = HtmlPage.parsed(answer);

    assertThat(answer.status()).isEqualTo(404);
    assertThat(page.select("main a").eachAttr("href"))
        .containsExactly("/", "/collections", "/topics", "/changes");
    assertThat(answer.body()).doesNotContain("alert(1)", "onclick");
  }

  @Test
  void path_whenAProgramAsks_thenIsAProblem() throws IOException {
    TestAnswer answer = asked("/nope?utm_source=x", "*/*", "GET");

    answer.assertProblem(404, "not-found");
    assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
    assertThat(asked("/nope", "*/*", "HEAD").body()).isEmpty();
    asked("/nope", "*/*", "POST").assertProblem(404, "not-found");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/", "/docs", "/openapi.json", "/papers/WP-002", "/papers/a%b", "/batch/papers"})
  void path_whenItsRouteHasOtherMethods_thenNamesThem(String path) throws IOException {
    for (String method : List.of("POST", "PUT", "DELETE", "TRACE", "get")) {
      TestAnswer answer = asked(path, "*/*", method);

      answer.assertProblem(405, "method-not-allowed");
      assertThat(answer.headers()).containsEntry("Allow", "GET, HEAD");
    }
    assertThat(HtmlPage.parsed(asked(path, "text/html", "POST")).text()).contains("GET or HEAD");
  }

  /** A browser refuses a preflight answer that is no success, even with CORS headers. */
  @ParameterizedTest
  @ValueSource(strings = {"/", "/papers/WP-002", "/nope"})
  void options_whenABrowserAsksFirst_thenSucceeds(String path) throws IOException {
    TestAnswer answer = asked(path, "*/*", "OPTIONS");

    assertThat(answer.status()).isEqualTo(204);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.headers()).containsEntry("Allow", "GET, HEAD");
  }

  @Test
  void path_whenItIsLong_thenIsAnsweredAtOnce() throws IOException {
    assertThat(asked("/" + "a/".repeat(4_000), "*/*", "GET").json().get("detail").asText())
        .doesNotContain("See");
  }

  private static TestAnswer asked(String path, String accept, String method) throws IOException {
    ObjectNode event = JSON.createObjectNode();
    String[] parts = path.split("\\?", 2);
    event.put("routeKey", "$default").put("rawPath", parts[0]);
    event.put("rawQueryString", parts.length > 1 ? parts[1] : "");
    event.putObject("headers").put("accept", accept).put("host", HtmlPage.HOST);
    event
        .putObject("requestContext")
        .put("requestId", TestRequest.ID)
        .putObject("http")
        .put("method", method);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    byte[] bytes = JSON.writeValueAsString(event).getBytes(UTF_8);
    new Docs().handleRequest(new ByteArrayInputStream(bytes), output, null);
    return TestAnswer.read(output.toByteArray());
  }
}
