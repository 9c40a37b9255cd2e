package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;

/** Where there is a search, the catalog says so of itself. */
@Tag("slow")
final class SearchDescriptionTest {
  @RegisterExtension static final LocalApi API = new LocalApi();

  private static final ObjectMapper JSON = new ObjectMapper();
  private static JsonNode document;

  @BeforeAll
  static void readDescription() throws Exception {
    document = JSON.readTree(API.get("/openapi.json").body());
  }

  @Test
  void example_hasDescribedMembersOnly_andEachRequiredOne() {
    JsonNode content = document.at("/components/responses/SearchPapers/content");
    JsonNode json = content.get(Format.JSON.mediaType());

    assertThat(json.at("/example/data")).isNotEmpty();
    assertThat(json.at("/example/data/0/highlight/marks")).isNotEmpty();
    assertThat(json.at("/example/page/asOf").isTextual()).isTrue();
    assertDescribed(json.get("example"), json.get("schema"));
    assertThat(content.properties()).hasSize(AccessPatterns.SEARCH_PAPERS.formats().size());
  }

  @Test
  void operation_hasTheParametersOfThePattern_andLeadsElsewhere() {
    JsonNode path = document.at("/paths/~1search");

    assertThat(path.at("/get/operationId").asText()).isEqualTo("SearchPapers");
    assertThat(path.at("/get/responses").has("303")).isTrue();
    assertThat(path.get("parameters"))
        .hasSize(AccessPatterns.SEARCH_PAPERS.queryParameters().size());
    for (QueryParameter parameter : AccessPatterns.SEARCH_PAPERS.queryParameters()) {
      assertThat(path.get("parameters").toString()).contains(parameter.text());
    }
  }

  @Test
  void otherDescriptions_nameTheSearch() throws Exception {
    for (String page : new String[] {"/docs", "/llms.txt", "/?format=json"}) {
      assertThat(API.get(page).body()).as(page).contains("/search");
    }
    assertThat(API.get("/Search/").body()).as("meant").contains("/search");
  }

  private static void assertDescribed(JsonNode value, JsonNode described) {
    JsonNode schema =
        described.has("$ref")
            ? document.at(described.get("$ref").asText().substring(1))
            : described;
    assertThat(schema.isMissingNode()).as(described.toString()).isFalse();
    if (value.isArray()) {
      value.forEach(it -> assertDescribed(it, schema.get("items")));
    }
    if (value.isObject() && schema.has("properties")) {
      JsonNode members = schema.get("properties");
      for (Map.Entry<String, JsonNode> member : value.properties()) {
        assertThat(members.has(member.getKey())).as(member.getKey()).isTrue();
        assertDescribed(member.getValue(), members.get(member.getKey()));
      }
      assertThat(Stream.of(schema.path("required")).flatMap(JsonNode::valueStream))
          .allMatch(it -> value.has(it.asText()));
    }
  }
}
