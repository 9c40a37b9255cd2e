package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.route.Routes;

/** The description is of this API, and an answer that it does not describe is noticed. */
final class DescriptionTest {
  @RegisterExtension
  static final TestCatalog CATALOG = TestCatalog.of(TestPapers.FULL, TestPapers.WITHDRAWN);

  private static final JsonNode DOCUMENT = Description.SERVED.document();

  @Test
  void paths_areThoseOfTheRoutes_withTheirMethodsAndParameters() {
    List<String> declared = new ArrayList<>();
    for (Route route : Routes.WITHOUT_SEARCH.all()) {
      List<String> parameters = new ArrayList<>();
      route.pathParameters().forEach(it -> parameters.add("path " + it.text()));
      route.queryParameters().forEach(it -> parameters.add("query " + it.text()));
      for (String method : List.of("get", "head")) {
        declared.add(method + " " + route.path() + " " + parameters);
      }
    }

    List<String> described = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : DOCUMENT.get("paths").properties()) {
      List<String> parameters = new ArrayList<>();
      path.getValue()
          .get("parameters")
          .forEach(
              it -> {
                JsonNode parameter = Description.SERVED.resolved(it);
                parameters.add(parameter.get("in").asText() + " " + parameter.get("name").asText());
              });
      for (String method : List.of("get", "head")) {
        assertThat(path.getValue().has(method)).isTrue();
        described.add(method + " " + path.getKey() + " " + parameters);
      }
    }

    assertThat(described).isEqualTo(declared);
  }

  @Test
  void operations_haveTheNamesOfTheirPatterns_andTheirFormats() {
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      JsonNode path = DOCUMENT.at("/paths").get(pattern.path());
      JsonNode operation = path.get("get");
      List<String> types = new ArrayList<>();
      content(operation).fieldNames().forEachRemaining(types::add);
      List<String> names = new ArrayList<>();
      for (JsonNode parameter : path.get("parameters")) {
        if (parameter.path("name").asText().equals(QueryParameter.FORMAT.text())) {
          assertThat(parameter.get("description").asText())
              .contains(pattern.formats().stream().map(it -> MediaType.of(it).text()).toList());
          parameter.at("/schema/enum").forEach(name -> names.add(name.asText()));
        }
      }

      assertThat(operation.get("operationId").asText()).isEqualTo(pattern.operation());
      assertThat(types).containsExactly(MediaType.of(Format.JSON).text());
      assertThat(names).isEqualTo(pattern.formats().stream().map(Format::text).toList());
    }
  }

  /** A client that is promised content fails on an answer without. */
  @Test
  void head_whenDescribed_thenHasTheHeadersOfGet_andNoContent() {
    for (Route route : Routes.WITHOUT_SEARCH.all()) {
      JsonNode path = DOCUMENT.at("/paths").get(route.path());
      JsonNode get = path.at("/get/responses");
      JsonNode head = path.at("/head/responses");

      assertThat(head.size()).isEqualTo(get.size());
      for (Map.Entry<String, JsonNode> response : head.properties()) {
        JsonNode described = Description.SERVED.resolved(response.getValue());
        JsonNode same = Description.SERVED.resolved(get.get(response.getKey()));
        assertThat(described.has("content")).isFalse();
        assertThat(described.get("headers")).isEqualTo(same.get("headers"));
      }
    }
  }

  @Test
  void operation_whenDescribed_thenHasADescription() {
    Set<String> descriptions = new HashSet<>();
    for (Route route : Routes.WITHOUT_SEARCH.all()) {
      JsonNode operation = DOCUMENT.at("/paths").get(route.path()).get("get");
      descriptions.add(operation.get("description").asText());
    }

    assertThat(descriptions)
        .hasSize(Routes.WITHOUT_SEARCH.all().size())
        .allSatisfy(it -> assertThat(it).startsWith("Returns ").endsWith("."))
        .noneMatch(it -> it.contains("DynamoDB"));
  }

  @Test
  void parameter_whenDescribed_thenSaysWhatItDoes_withAnExample() {
    for (JsonNode parameters : DOCUMENT.get("paths").findValues("parameters")) {
      for (JsonNode it : parameters) {
        JsonNode parameter = Description.SERVED.resolved(it);
        assertThat(parameter.path("description").asText())
            .endsWith(".")
            .doesNotContainIgnoringCase("must match", "must be", "DynamoDB");
        assertThat(parameter.path("example").asText() + parameter.path("example"))
            .as("example of %s", parameter)
            .isNotBlank();
      }
    }
  }

  /** Clients that are generated have one type for an answer, not a union. */
  @Test
  void content_whenDescribed_thenIsOfOneType() {
    for (var response : DOCUMENT.at("/components/responses").properties()) {
      List<String> types = new ArrayList<>();
      response.getValue().path("content").fieldNames().forEachRemaining(types::add);
      if (Set.of("InternalError", "Unavailable")
          .contains(response.getKey())) { // also API Gateway's
        assertThat(types).containsExactly("application/problem+json", "application/json");
      } else {
        assertThat(types).as(response.getKey()).hasSizeLessThanOrEqualTo(1);
      }
    }
  }

  /** Generated clients have a type for each value, not a union of a type and string. */
  @Test
  void schemas_whenDescribed_thenHaveNoAlternatives() {
    for (String name : List.of("anyOf", "oneOf", "not")) {
      assertThat(DOCUMENT.get("components").findValues(name)).isEmpty();
    }
    for (JsonNode type : DOCUMENT.get("components").findValues("type")) {
      assertThat(type.isArray()).isFalse();
    }
    for (JsonNode schema : DOCUMENT.findParents("additionalProperties")) {
      assertThat(schema.get("additionalProperties").isBoolean() || !schema.has("properties"))
          .as("a type for named members and another for the rest: %s", schema)
          .isTrue();
    }
  }

  @Test
  void servers_areWhereTheClientHasFoundIt() {
    assertThat(DOCUMENT.at("/servers/0/url").asText()).isEqualTo("https://papers.example.org");
    assertThat(DOCUMENT.get("servers")).hasSize(1);
  }

  static Stream<Named<Consumer<ObjectNode>>> brokenPapers() {
    return Stream.of(
        Named.of("a member that is unknown", it -> it.put("rank", 1)),
        Named.of("one in an inner object", it -> it.withObject("/links").put("next", "/papers/x")),
        Named.of("one in an array", it -> it.withObject("/authors/0").put("orcid", "x")),
        Named.of("a member that is missing", it -> it.remove("title")),
        Named.of("null instead of nothing", it -> it.putNull("venue")),
        Named.of("a text instead of a number", it -> it.put("revision", "1")),
        Named.of("a status that there is not", it -> it.put("status", "lost")),
        Named.of("an id against the grammar", it -> it.put("id", "a#b")),
        Named.of("a link to another host", it -> it.withObject("/links").put("self", "//x/y")));
  }

  @ParameterizedTest
  @MethodSource("brokenPapers")
  void answer_whenItsContentIsBroken_isNoticed(Consumer<ObjectNode> change) {
    TestAnswer answer = CATALOG.get(GET_PAPER, "WP-002");
    ObjectNode body = (ObjectNode) answer.json();
    change.accept(body);

    assertNoticed(new TestAnswer(answer.status(), answer.headers(), body.toString()));
  }

  @Test
  void answer_whenItsHeadersAreOthers_isNoticed() {
    TestAnswer answer = CATALOG.get(GET_PAPER, "WP-002");

    assertNoticed(changed(answer, it -> it.put("X-Secret", "1")));
    assertNoticed(changed(answer, it -> it.remove("ETag")));
    assertNoticed(changed(answer, it -> it.put("ETag", "weak")));
    assertNoticed(changed(answer, it -> it.put("X-DynamoDB-Requests", "0")));
    assertNoticed(changed(answer, it -> it.put("X-DynamoDB-Requests", "one")));
    assertNoticed(changed(answer, it -> it.put("Content-Type", "image/png")));
  }

  @Test
  void answer_ofAnotherStatusOrPattern_isNoticed() {
    TestAnswer paper = CATALOG.get(GET_PAPER, "WP-002");

    assertNoticed(new TestAnswer(201, paper.headers(), paper.body()));
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> Description.SERVED.assertDescribed(LIST_COLLECTION_PAPERS, "get", paper));
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> Description.SERVED.assertDescribed(GET_PAPER, "head", paper));
  }

  private static JsonNode content(JsonNode operation) {
    return Description.SERVED.resolved(operation.at("/responses/200")).get("content");
  }

  private static void assertNoticed(TestAnswer broken) {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> Description.SERVED.assertDescribed(GET_PAPER, "get", broken));
  }

  private static TestAnswer changed(TestAnswer answer, Consumer<Map<String, String>> change) {
    Map<String, String> headers = new LinkedHashMap<>(answer.headers());
    change.accept(headers);
    return new TestAnswer(answer.status(), headers, answer.body());
  }
}
