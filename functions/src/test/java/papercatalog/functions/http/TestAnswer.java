package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** What a function answered, read back from the response that it gives to API Gateway. */
record TestAnswer(int status, Map<String, String> headers, String body) {
  private static final ObjectMapper JSON =
      new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

  static TestAnswer read(byte[] bytes) {
    JsonNode response = json(bytes);
    assertThat(response.propertyStream().map(Map.Entry::getKey))
        .containsExactlyInAnyOrder("statusCode", "headers", "body", "isBase64Encoded");
    Map<String, String> headers = new LinkedHashMap<>();
    response
        .get("headers")
        .properties()
        .forEach(h -> headers.put(h.getKey(), h.getValue().textValue()));
    boolean binary = response.get("isBase64Encoded").booleanValue();
    assertThat(binary && !headers.containsKey("Content-Encoding")).isFalse();
    String body = binary ? decompressed(response.get("body")) : response.get("body").textValue();
    return new TestAnswer(response.get("statusCode").intValue(), headers, body);
  }

  private static String decompressed(JsonNode body) {
    try (InputStream gzip = new GZIPInputStream(new ByteArrayInputStream(body.binaryValue()))) {
      return new String(gzip.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode json(String text) {
    return json(text.getBytes(StandardCharsets.UTF_8));
  }

  private static JsonNode json(byte[] bytes) {
    try {
      return JSON.readTree(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  JsonNode json() {
    return json(body);
  }

  Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name));
  }

  /** The ids of the papers that a list shows, in its order. */
  List<String> ids() {
    return each("id");
  }

  /** What each entry of a list has as this member, in its order. */
  List<String> each(String member) {
    List<String> values = new ArrayList<>();
    json().get("data").forEach(entry -> values.add(entry.get(member).asText()));
    return values;
  }

  /** The link to the next page, which body and header must give alike. */
  Optional<String> next() {
    Optional<String> next =
        Optional.ofNullable(json().get("links").get("next")).map(JsonNode::textValue);
    String relation = "; rel=\"next\"";
    assertThat(headers.get("Link").contains(relation)).isEqualTo(next.isPresent());
    next.ifPresent(link -> assertThat(headers.get("Link")).startsWith("<" + link + ">" + relation));
    assertThat(json().at("/page/hasMore").booleanValue()).isEqualTo(next.isPresent());
    assertThat(json().get("page").has("nextCursor")).isEqualTo(next.isPresent());
    return next;
  }

  /** The cursor of the next page. */
  String nextCursor() {
    return json().at("/page/nextCursor").textValue();
  }

  /** The parameters that a problem names, in its order. */
  List<String> wrongParameters() {
    List<String> names = new ArrayList<>();
    json().withArray("errors").forEach(error -> names.add(error.get("parameter").textValue()));
    return names;
  }

  /** The header of a problem: a cache may repeat for a moment that something is not there. */
  static String cacheControl(int status) {
    return status == 404 || status == 410 ? "public, max-age=10" : "no-store";
  }

  /** That this is a problem of RFC 9457 with these, in every respect. */
  TestAnswer assertProblem(int expectedStatus, String code) {
    assertThat(status).as(body).isEqualTo(expectedStatus);
    assertThat(headers)
        .containsEntry("Content-Type", "application/problem+json")
        .containsEntry("Cache-Control", cacheControl(expectedStatus))
        .doesNotContainKeys("ETag", "Link");
    JsonNode problem = json();
    assertThat(problem.get("status").intValue()).isEqualTo(expectedStatus);
    assertThat(problem.get("code").textValue()).isEqualTo(code);
    assertThat(problem.get("type").textValue()).isEqualTo("urn:problem-type:" + code);
    assertThat(problem.get("instance").textValue()).isEqualTo("urn:request:JKJaXmPLvHcESHA=");
    assertThat(problem.get("title").textValue()).isNotBlank();
    assertThat(problem.get("detail").textValue()).isNotBlank();
    return this;
  }
}
