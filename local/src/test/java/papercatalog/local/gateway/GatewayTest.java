package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Dump;

/** The routes over real HTTP, and what is none of them. */
@Tag("slow")
final class GatewayTest {
  @RegisterExtension static final LocalApi API = LocalApi.shared();

  private static final ObjectMapper JSON = new ObjectMapper();

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void route_ofEachPattern_answers(AccessPattern<?> pattern) throws Exception {
    HttpResponse<String> response = API.get(SampleEvent.pathAndQuery(pattern.eventName()));

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type")).contains("application/json");
    assertThat(response.headers().firstValue("X-DynamoDB-Requests")).contains("1");
    assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(response.headers().firstValue("Server")).isEmpty();
    JsonNode self = JSON.readTree(response.body()).at("/links/self");
    assertThat(self.textValue()).startsWithIgnoringCase(pathOf(pattern));
  }

  /** A CDN serves it from a bucket. */
  @Test
  void dump_hasThePapersThatAreServed() throws Exception {
    HttpRequest request = HttpRequest.newBuilder(API.url().resolve(Dump.PATH)).build();
    HttpResponse<byte[]> response;
    try (HttpClient client = HttpClient.newHttpClient()) {
      response = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
    }
    List<String> lines;
    try (InputStream bytes = new ByteArrayInputStream(response.body());
        Reader text = new InputStreamReader(new GZIPInputStream(bytes), UTF_8)) {
      lines = text.readAllLines();
    }

    assertThat(response.headers().firstValue("Content-Type")).contains("application/gzip");
    assertThat(response.headers().firstValue("x-amz-meta-sha256"))
        .contains(
            HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(response.body())));
    assertThat(lines)
        .hasSizeGreaterThan(200)
        .anyMatch(it -> it.contains("\"id\":\"WP-002\""))
        .noneMatch(it -> it.contains("\"id\":\"WP-001\"")); // withdrawn
    assertThat(API.get("/docs").body()).contains(DocsPage.DUMP.path());
    JsonNode described = JSON.readTree(API.get(DocsPage.DUMP.path()).body()).at("/dumps/0");
    assertThat(described.get("href").textValue()).isEqualTo(Dump.PATH);
    assertThat(described.get("sha256").textValue()).hasSize(64);
    assertThat(described.get("bytes").intValue()).isEqualTo(response.body().length);
    assertThat(described.get("records").intValue()).isEqualTo(lines.size());
  }

  @Test
  void links_followedOverHttp_leadThroughTheWholeList() throws Exception {
    String next = "/collections/sosp/papers?limit=3";
    int pages = 0;
    int papers = 0;
    while (!next.isEmpty()) {
      HttpResponse<String> response = API.get(next);
      JsonNode page = JSON.readTree(response.body());
      assertThat(response.statusCode()).isEqualTo(200);
      next = page.at("/links/next").asText();
      String link = response.headers().firstValue("Link").orElseThrow();
      if (next.isEmpty()) {
        assertThat(link).doesNotContain("rel=\"next\"");
      } else {
        assertThat(link).contains("<" + next + ">; rel=\"next\"");
      }
      pages++;
      papers += page.get("data").size();
    }

    long listed =
        new SampleCatalog()
            .papers().stream()
                .filter(paper -> paper.collection().value().equals("sosp"))
                .filter(paper -> paper.status().listed())
                .count();
    assertThat(papers).isEqualTo((int) listed);
    assertThat(pages).isEqualTo((int) Math.ceilDiv(listed, 3));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "//",
        "/papers/",
        "/papers//",
        "/papers/WP-002/authors/jon",
        "/papers/WP-002/versions/1/authors",
        "/papers/WP-002/topics",
        "/authors/leslie-lamport/papers/x",
        "/changes/2026",
        "/favicon.svg",
        "/openapi.yaml",
        "/.well-known/",
        "/papers/a%2Fb",
        "/papers%2FWP-002/x",
        "/x%3F",
      })
  void path_ofNoRoute_isNotFound(String path) throws Exception {
    HttpResponse<String> response = API.get(path);

    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
    assertThat(JSON.readTree(response.body()).get("code").asText()).isEqualTo("not-found");
    assertThat(response.headers().firstValue("X-DynamoDB-Requests")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "//papers/WP-002, /papers/wp-002",
    "/Papers//WP-002/versions/1/, /papers/wp-002/versions/1",
    "/collections/sosp?limit=3, /collections/sosp/papers?limit=3",
    "/docs/, /docs",
  })
  void path_withOneMeaning_leadsToIt(String path, String meant) throws Exception {
    HttpResponse<String> response = API.get(path);

    assertThat(response.statusCode()).isEqualTo(308);
    assertThat(response.headers().firstValue("Location")).contains(meant);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "PATCH", "DELETE", "PROPFIND"})
  void method_otherThanGetHeadAndOptions_isNotAllowed(String method) throws Exception {
    HttpResponse<String> response =
        API.send(API.request("/papers/WP-002").method(method, BodyPublishers.noBody()).build());

    assertThat(response.statusCode()).isEqualTo(405);
    assertThat(response.headers().firstValue("Allow")).contains("GET, HEAD");
    assertThat(JSON.readTree(response.body()).get("code").asText()).isEqualTo("method-not-allowed");
  }

  /** API Gateway's maximum, with its message. */
  @Test
  void body_largerThan10MB_isRefused() throws Exception {
    byte[] largest = new byte[10 << 20];
    HttpRequest.Builder post = API.request("/papers/WP-002");

    assertThat(API.send(post.POST(BodyPublishers.ofByteArray(largest)).build()).statusCode())
        .isEqualTo(405);
    byte[] larger = Arrays.copyOf(largest, largest.length + 1);
    for (HttpRequest.BodyPublisher body :
        List.of(
            BodyPublishers.ofByteArray(larger),
            BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(larger)))) {
      HttpResponse<String> response = API.send(post.POST(body).build());

      assertThat(response.statusCode()).isEqualTo(413);
      assertThat(response.body()).isEqualTo("{\"message\":\"Request Entity Too Large\"}");
    }
  }

  @Test
  void head_hasTheHeadersOfGet_withoutABody() throws Exception {
    HttpResponse<String> get = API.get("/papers/WP-002");
    HttpResponse<String> head = API.send(API.request("/papers/WP-002").HEAD().build());

    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(head.headers().firstValue("ETag")).isEqualTo(get.headers().firstValue("ETag"));
    assertThat(head.headers().firstValue("X-DynamoDB-Requests")).contains("1");
    assertThat(head.headers().firstValue("Content-Length")).isEmpty();
  }

  @Test
  void options_withoutAnOrigin_hasNoRightsForOtherSites() throws Exception {
    HttpResponse<String> response =
        API.send(API.request("/papers/WP-002").method("OPTIONS", BodyPublishers.noBody()).build());

    assertThat(response.statusCode()).isEqualTo(204);
    assertThat(response.headers().firstValue("Allow")).contains("GET, HEAD");
    assertThat(response.headers().map().keySet()).noneMatch(it -> it.startsWith("access-control"));
  }

  @Test
  void get_withoutAnOrigin_hasNoRightsForOtherSites() throws Exception {
    assertThat(API.get("/papers/WP-002").headers().map().keySet())
        .noneMatch(it -> it.startsWith("access-control"));
  }

  @Test
  void head_ofNoRoute_isNotFoundWithoutABody() throws Exception {
    HttpResponse<String> response = API.send(API.request("/nowhere").HEAD().build());

    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(response.body()).isEmpty();
  }

  @Test
  void reference_hasExamplesThatAllAnswer() throws Exception {
    String page = API.get("/docs").body();
    List<String> links =
        Pattern.compile("<main.*</main>", Pattern.DOTALL)
            .matcher(page)
            .results()
            .flatMap(main -> Pattern.compile("href=\"(/[^\"]*)\"").matcher(main.group()).results())
            .map(link -> link.group(1).replace("&amp;", "&"))
            .distinct()
            .toList();

    assertThat(links).hasSizeGreaterThan(AccessPatterns.all().size() * 2);
    for (String link : links) {
      assertThat(API.get(link).statusCode()).as(link).isEqualTo(200);
    }
  }

  @Test
  void connection_isKeptForFurtherRequests() throws IOException {
    String get = "GET /papers/WP-002 HTTP/1.1\r\nHost: localhost\r\n\r\n";

    assertThat(raw(get + get + get).statuses()).containsExactly(200, 200, 200);
  }

  /** Only the stack's schedule makes the event that is answered without a request to the table. */
  @ParameterizedTest
  @ValueSource(strings = {"application/json", "text/plain", "application/octet-stream"})
  void body_likeTheEventThatWakes_isNoSuchEvent(String type) throws Exception {
    HttpResponse<String> response =
        API.send(
            API.request("/papers/WP-002?format=json")
                .header("Content-Type", type)
                .header("wake", "true")
                .method("GET", BodyPublishers.ofString("{\"wake\":true}"))
                .build());

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("X-DynamoDB-Requests")).contains("1");
  }

  @Test
  void ifNoneMatch_overHttp_savesTheBody() throws Exception {
    String tag = API.get("/papers/WP-002").headers().firstValue("ETag").orElseThrow();

    HttpResponse<String> response =
        API.send(API.request("/papers/WP-002").header("IF-NONE-MATCH", tag).build());

    assertThat(response.statusCode()).isEqualTo(304);
    assertThat(response.body()).isEmpty();
    assertThat(response.headers().firstValue("ETag")).contains(tag);
    assertThat(response.headers().firstValue("Content-Length")).isEmpty();
  }

  @Test
  void gateway_listensOnLoopbackOnly() throws IOException {
    int port = API.url().getPort();
    new Socket(InetAddress.getLoopbackAddress(), port).close();

    List<InetAddress> others =
        NetworkInterface.networkInterfaces()
            .flatMap(NetworkInterface::inetAddresses)
            .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
            .toList();
    for (InetAddress address : others) {
      assertThatThrownBy(() -> new Socket(address, port).close())
          .isInstanceOf(ConnectException.class);
    }
  }

  private static RawResponse raw(String request) throws IOException {
    return API.raw(request.getBytes(ISO_8859_1));
  }

  private static String pathOf(AccessPattern<?> pattern) {
    return SampleEvent.pathAndQuery(pattern.eventName()).split("\\?", 2)[0];
  }
}
