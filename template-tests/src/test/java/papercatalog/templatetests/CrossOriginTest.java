package papercatalog.templatetests;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.templatetests.browser.ServedCatalog;

/** What the stack lets scripts of other sites do, and what the local gateway tells browsers. */
@Tag("slow")
final class CrossOriginTest {
  private static final StackTemplate STACK = Synthesis.standard();
  private static final JsonNode RULES =
      STACK.properties(STACK.only("AWS::ApiGatewayV2::Api")).get("CorsConfiguration");
  private static final String LOCAL = "http://localhost:3000";

  @RegisterExtension static final ServedCatalog CATALOG = new ServedCatalog();

  private static HttpClient client;

  @BeforeAll
  static void start() {
    client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }

  @AfterAll
  static void stop() {
    client.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/papers/WP-002", "/papers?doi=10.1000/none", "/nope"})
  void preflight_whenAnswered_thenIsThatOfTheTemplate(String path) throws Exception {
    HttpResponse<String> response =
        answer(
            request(path, LOCAL)
                .header("Access-Control-Request-Method", "GET")
                .header("Access-Control-Request-Headers", "if-none-match")
                .method("OPTIONS", BodyPublishers.noBody()));

    assertThat(response.statusCode()).isEqualTo(204);
    assertThat(granted(response.headers()))
        .isEqualTo(
            Map.of(
                "access-control-allow-origin", listed("AllowOrigins"),
                "access-control-allow-methods", listed("AllowMethods"),
                "access-control-allow-headers", listed("AllowHeaders"),
                "access-control-max-age", RULES.get("MaxAge").asText()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/papers/WP-002", "/papers/WP-001", "/nope"})
  void answer_whenThereIsAnOrigin_thenExposesTheHeadersOfTheTemplate(String path) throws Exception {
    assertThat(granted(answer(request(path, LOCAL)).headers()))
        .isEqualTo(
            Map.of(
                "access-control-allow-origin", listed("AllowOrigins"),
                "access-control-expose-headers", listed("ExposeHeaders")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://evil.example", "http://localhost.evil.example", "null", "x"})
  void answer_whenTheOriginIsElsewhere_thenGrantsNothing(String origin) throws Exception {
    assertThat(granted(answer(request("/", origin)).headers())).isEmpty();
  }

  @Test
  void rules_whenSynthesized_thenLetAnySiteReadAndRevalidate() {
    assertThat(listed("AllowOrigins")).isEqualTo("*");
    assertThat(listed("AllowMethods")).isEqualTo("GET,HEAD");
    assertThat(listed("AllowHeaders")).isEqualTo("Accept,If-None-Match");
    assertThat(listed("ExposeHeaders")).contains("ETag,Link");
  }

  private static HttpRequest.Builder request(String path, String origin) {
    return HttpRequest.newBuilder(URI.create(CATALOG.url() + path)).header("Origin", origin);
  }

  private static HttpResponse<String> answer(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private static Map<String, String> granted(HttpHeaders headers) {
    Map<String, String> granted = new TreeMap<>();
    headers
        .map()
        .forEach(
            (name, values) -> {
              if (name.startsWith("access-control-")) {
                granted.put(name, String.join(" and ", values));
              }
            });
    return granted;
  }

  private static String listed(String rule) {
    return RULES.get(rule).valueStream().map(JsonNode::asText).collect(joining(","));
  }
}
