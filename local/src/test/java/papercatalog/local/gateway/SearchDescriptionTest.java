package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.content.MediaType;

/** Where there is a search, the catalog says so of itself. */
@Tag("slow")
final class SearchDescriptionTest {
  @RegisterExtension static final LocalApi API = LocalApi.shared();

  private static final ObjectMapper JSON = new ObjectMapper();
  private static JsonNode document;

  @BeforeAll
  static void readDescription() throws Exception {
    document = JSON.readTree(API.get("/openapi.json").body());
  }

  @Test
  void example_hasDescribedMembersOnly_andEachRequiredOne() {
    JsonNode content = document.at("/components/responses/SearchPapers/content");
    JsonNode json = content.get(MediaType.of(Format.JSON).text());

    assertThat(json.at("/example/data")).isNotEmpty();
    assertThat(json.at("/example/data/0/highlight/marks")).isNotEmpty();
    assertThat(json.at("/example/page/asOf").isTextual()).isTrue();
    assertDescribed(json.get("example"), json.get("schema"));
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
    assertThat(API.get("/search/x").body()).as("meant").contains("/search");
  }

  @Test
  void browsers_learnHowToSearch() throws Exception {
    String type = "application/opensearchdescription+xml";
    assertThat(API.get("/papers/none?format=html").body())
        .contains(
            "<link rel=\"search\" type=\""
                + type
                + "\" title=\"Paper Catalog\" href=\"/opensearch.xml\">");
    HttpResponse<String> answer = API.get("/opensearch.xml");
    Element description = root(answer.body());

    assertThat(answer.headers().firstValue("Content-Type")).contains(type);
    assertThat(answer.headers().firstValue("X-DynamoDB-Requests")).isEmpty();
    assertThat(description.getNamespaceURI()).isEqualTo("http://a9.com/-/spec/opensearch/1.1/");
    assertThat(description.getLocalName()).isEqualTo("OpenSearchDescription");
    assertThat(text(description, "ShortName")).hasSizeBetween(1, 16);
    assertThat(text(description, "Description")).hasSizeBetween(1, 1_024);
    assertThat(text(description, "InputEncoding")).isEqualTo("UTF-8");
    NodeList urls = description.getElementsByTagName("Url");
    Set<String> types = new HashSet<>();
    for (int i = 0; i < urls.getLength(); i++) {
      Element url = (Element) urls.item(i);
      String template = url.getAttribute("template");
      String address = template.replace("{searchTerms}", "replicated%20log");
      assertThat(address).startsWith(API.url() + "/").isNotEqualTo(template);
      HttpResponse<String> found = API.get(address.substring(API.url().toString().length()));
      assertThat(found.statusCode()).as(template).isEqualTo(200);
      assertThat(found.headers().firstValue("Content-Type").orElseThrow())
          .startsWith(url.getAttribute("type"));
      types.add(url.getAttribute("type"));
    }
    assertThat(types).contains("text/html", "application/json").hasSize(urls.getLength());
  }

  @Test
  void robots_areLedToTheSitemap() throws Exception {
    String sitemap = API.url() + "/sitemap.xml";

    assertThat(API.get("/robots.txt").body()).endsWith("\nSitemap: " + sitemap + "\n");
    assertThat(API.get("/sitemap.xml").body()).contains("<loc>" + sitemap + "?part=1</loc>");
    assertThat(API.get("/sitemap.xml?part=1").body()).contains("<loc>" + API.url() + "/docs</loc>");
  }

  private static Element root(String xml) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }

  private static String text(Element parent, String name) {
    return parent.getElementsByTagName(name).item(0).getTextContent();
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
