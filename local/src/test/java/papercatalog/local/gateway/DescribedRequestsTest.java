package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.github.curiousoddman.rgxgen.RgxGen;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Thorough;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.route.Routes;

/**
 * Random requests that the description allows: none is refused, and each answer, to HEAD too, has
 * the status, headers and content that the description promises.
 */
@Tag("slow")
final class DescribedRequestsTest {
  @RegisterExtension static final LocalApi API = LocalApi.shared();

  private static final int REQUESTS = Thorough.of(300, 5);
  private static final String LOCATION = "https://papers.example.org/openapi.json";

  /** A position of another list is refused, and one has exactly one identifier. */
  private static final Set<String> ALONE =
      Set.of("doi", "arxiv", "isbn", "issn", "pmid", "url", "identifier");

  private static JsonNode document;
  private static SchemaRegistry schemas;

  private final Random random = new Random(7);

  static List<Route> routes() {
    return Routes.WITH_SEARCH.all();
  }

  @BeforeAll
  static void readDescription() throws Exception {
    String text = API.get("/openapi.json").body();
    document = LocalJson.MAPPER.readTree(text);
    schemas =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(Map.of(LOCATION, text)));
  }

  @ParameterizedTest
  @MethodSource("routes")
  void request_thatIsAllowed_hasADescribedAnswer(Route route) throws Exception {
    for (int i = 0; i < REQUESTS; i++) {
      String address = address(route);
      String method = i % 5 == 0 ? "HEAD" : "GET";
      HttpResponse<String> answer =
          API.send(
              API.request(address)
                  .method(method, BodyPublishers.noBody())
                  .header("Accept", "*/*")
                  .build());

      assertThat(faults(route, method, answer))
          .as("%s %s: %s", method, address, answer.body())
          .isEmpty();
    }
  }

  /** The generator of requests is no shield: it makes those that are refused without the rules. */
  @Test
  void request_outsideOfTheRules_isRefused() throws Exception {
    for (String refused :
        List.of(
            "/authors?startsWith=%D0%96",
            "/papers?identifier=x",
            "/changes?since=2026-13",
            "/changes?until=2026-02-30",
            "/collections/sosp/papers?from=2026-04-18T25:00:00Z")) {
      assertThat(API.get(refused).statusCode()).as(refused).isEqualTo(400);
      String value = URLDecoder.decode(refused.split("=")[1], UTF_8);
      String path = refused.split("[?]")[0].replace("sosp", "{name}");
      String name = refused.split("[?=]")[1];
      assertThat(errors(parameter(path, name).get("schema"), new TextNode(value).toString()))
          .as(refused)
          .isNotEmpty();
    }
  }

  private String address(Route route) throws IOException {
    String path = route.path();
    List<String> query = new ArrayList<>();
    List<JsonNode> parameters = new ArrayList<>();
    document
        .at("/paths")
        .get(route.path())
        .get("parameters")
        .forEach(it -> parameters.add(resolved(it)));
    Collections.shuffle(parameters, random);
    boolean identified = false;
    for (JsonNode parameter : parameters) {
      String name = parameter.get("name").asText();
      String value = URLEncoder.encode(value(parameter), UTF_8).replace("+", "%20");
      if (parameter.get("in").asText().equals("path")) {
        path = path.replace("{" + name + "}", value);
      } else if (ALONE.contains(name)) {
        if (!identified) {
          query.add(name + "=" + value);
        }
        identified = true;
      } else if (parameter.path("required").asBoolean()
          || (isFree(name, query) && random.nextInt(3) == 0)) {
        query.add(name + "=" + value);
      }
    }
    return path + (query.isEmpty() ? "" : "?" + String.join("&", query));
  }

  /** A cursor belongs to its list; a range that ends before it begins is refused. */
  private static boolean isFree(String name, List<String> query) {
    boolean ends = name.equals("until") || name.equals("from") || name.equals("since");
    return !name.equals("cursor")
        && !(ends && query.stream().anyMatch(it -> it.matches("(until|from|since)=.*")));
  }

  /** An example, or a random value of the schema. */
  private String value(JsonNode parameter) throws IOException {
    JsonNode example = parameter.get("example");
    if (random.nextInt(3) == 0) {
      return example.isArray() ? example.get(0).asText() : example.asText();
    }
    String value = value(parameter.get("schema"), random);
    return value;
  }

  private static String value(JsonNode schema, Random random) {
    if (schema.has("enum")) {
      return schema.get("enum").get(random.nextInt(schema.get("enum").size())).asText();
    }
    return switch (schema.get("type").asText()) {
      case "array" ->
          IntStream.rangeClosed(0, random.nextInt(3))
              .mapToObj(_ -> value(schema.get("items"), random))
              .collect(Collectors.joining(","));
      case "integer" -> {
        long minimum = schema.get("minimum").asLong();
        yield Long.toString(
            random.nextLong(minimum, Math.min(schema.get("maximum").asLong(), minimum + 200) + 1));
      }
      default -> text(schema, random);
    };
  }

  private static String text(JsonNode schema, Random random) {
    if (!schema.has("pattern")) {
      return "tides and \"clocks\"".substring(random.nextInt(10));
    }
    RgxGen texts = RgxGen.parse(schema.get("pattern").asText().replaceAll("^\\^|\\$$", ""));
    String text;
    do {
      text = texts.generate(random);
    } while (!errors(schema, new TextNode(text).toString()).isEmpty());
    return text;
  }

  private static List<String> faults(Route route, String method, HttpResponse<String> answer) {
    if (answer.statusCode() == 400 || answer.statusCode() >= 500) {
      return List.of("status " + answer.statusCode());
    }
    JsonNode operation =
        document.at("/paths").get(route.path()).get(method.toLowerCase(Locale.ROOT));
    JsonNode response =
        resolved(operation.get("responses").path(Integer.toString(answer.statusCode())));
    if (response.isMissingNode()) {
      return List.of("no status " + answer.statusCode());
    }
    List<String> faults = new ArrayList<>();
    for (var header : response.path("headers").properties()) {
      if (resolved(header.getValue()).path("required").asBoolean()
          && answer.headers().firstValue(header.getKey()).isEmpty()) {
        faults.add("no header " + header.getKey());
      }
    }
    String type = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
    JsonNode content = response.path("content").path(type);
    if (method.equals("HEAD") == response.has("content") && answer.statusCode() != 303) {
      faults.add("content");
    } else if (type.endsWith("json") && content.has("schema")) {
      faults.addAll(errors(content.get("schema"), answer.body()));
    }
    return faults;
  }

  private static JsonNode parameter(String path, String name) {
    for (JsonNode it : document.at("/paths").get(path).get("parameters")) {
      if (resolved(it).get("name").asText().equals(name)) {
        return resolved(it);
      }
    }
    throw new AssertionError(path + " has no " + name);
  }

  private static List<String> errors(JsonNode schema, String json) {
    var validator =
        schema.has("$ref")
            ? schemas.getSchema(SchemaLocation.of(LOCATION + schema.get("$ref").asText()))
            : schemas.getSchema(schema.toString(), InputFormat.JSON);
    return validator.validate(json, InputFormat.JSON).stream().map(Object::toString).toList();
  }

  private static JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? document.at(node.get("$ref").asText().substring(1)) : node;
  }
}
