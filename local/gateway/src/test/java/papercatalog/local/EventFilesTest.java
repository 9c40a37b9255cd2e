package papercatalog.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.schema.AccessPattern;

/** Every file in {@code events/}, given to the handler that it is for. */
@Tag("slow")
final class EventFilesTest {
  private static final Path EVENTS = Path.of("../../events");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static LocalCatalog local;
  private static LocalFunctions functions;

  @BeforeAll
  static void start() {
    local = LocalCatalog.start(Optional.empty());
    local.publishSample();
    functions = new LocalFunctions(local.catalog());
  }

  @AfterAll
  static void stop() {
    local.close();
  }

  @TestFactory
  Stream<DynamicTest> event_isAnsweredAsItsNameSays() throws IOException {
    return files().stream().map(file -> dynamicTest(name(file), () -> assertAnswered(file)));
  }

  @TestFactory
  Stream<DynamicTest> event_isWhatApiGatewaySends() throws IOException {
    return files().stream().map(file -> dynamicTest(name(file), () -> assertShape(file)));
  }

  @Test
  void events_includeThePromisedFailures() throws IOException {
    assertThat(files().stream().map(EventFilesTest::name))
        .contains(
            "get-paper-unknown",
            "get-paper-version-unknown",
            "get-paper-version-bad-revision",
            "find-papers-bad-doi",
            "list-paper-authors-unknown",
            "list-paper-versions-withdrawn",
            "list-collection-papers-bad-cursor",
            "list-collection-papers-bad-limit");
  }

  @ParameterizedTest
  @EnumSource
  void pattern_hasAnEventOfItsName(AccessPattern pattern) throws IOException {
    Path file = EVENTS.resolve(pattern.eventName() + ".json");

    assertThat(file).exists();
    assertThat(pattern(JSON.readTree(file.toFile()))).isEqualTo(pattern);
  }

  private static void assertAnswered(Path file) throws IOException {
    JsonNode event = JSON.readTree(file.toFile());
    JsonNode answer = JSON.readTree(functions.invoke(pattern(event), Files.readAllBytes(file)));
    JsonNode body = JSON.readTree(answer.get("body").textValue());
    String name = name(file);

    assertThat(answer.get("statusCode").intValue()).isEqualTo(expectedStatus(name));
    if (name.endsWith("-bad-cursor")) {
      assertThat(body.get("code").textValue()).isEqualTo("invalid-cursor");
    } else if (name.contains("-bad-")) {
      String parameter = name.substring(name.lastIndexOf('-') + 1);
      assertThat(body.at("/errors/0/parameter").textValue()).isEqualTo(parameter);
    } else if (!name.startsWith("get-") && expectedStatus(name) == 200) {
      assertThat(body.get("data")).isNotEmpty();
    }
  }

  private static int expectedStatus(String name) {
    if (name.contains("-bad-")) {
      return 400;
    }
    if (name.endsWith("-unknown")) {
      return 404;
    }
    return name.equals("get-paper-withdrawn") ? 410 : 200;
  }

  private static void assertShape(Path file) throws IOException {
    JsonNode event = JSON.readTree(file.toFile());
    AccessPattern pattern = pattern(event);
    String path = event.get("rawPath").textValue();
    Object[] values =
        pattern.pathParameters().stream()
            .map(parameter -> event.at("/pathParameters/" + parameter.text()).textValue())
            .toArray();

    assertThat(name(file)).startsWith(pattern.eventName());
    assertThat(event.get("version").textValue()).isEqualTo("2.0");
    assertThat(event.get("isBase64Encoded").isBoolean()).isTrue();
    assertThat(path).isEqualTo(pattern.path(values));
    assertThat(event.at("/requestContext/http/path").textValue()).isEqualTo(path);
    assertThat(event.at("/requestContext/http/method").textValue()).isEqualTo("GET");
    assertThat(event.at("/requestContext/routeKey")).isEqualTo(event.get("routeKey"));
    assertThat(event.at("/requestContext/requestId").textValue()).isNotBlank();
    assertThat(event.at("/requestContext/timeEpoch").isIntegralNumber()).isTrue();
    assertThat(texts(event.path("queryStringParameters")))
        .isEqualTo(parsed(event.get("rawQueryString").textValue()));
    assertThat(texts(event.get("headers")).keySet())
        .allMatch(header -> header.equals(header.toLowerCase(Locale.ROOT)));
  }

  private static AccessPattern pattern(JsonNode event) {
    return Arrays.stream(AccessPattern.values())
        .filter(pattern -> pattern.routeKey().equals(event.get("routeKey").textValue()))
        .findFirst()
        .orElseThrow();
  }

  private static Map<String, String> texts(JsonNode object) {
    Map<String, String> texts = new TreeMap<>();
    object.properties().forEach(p -> texts.put(p.getKey(), p.getValue().textValue()));
    return texts;
  }

  private static Map<String, String> parsed(String query) {
    return Arrays.stream(query.split("&", -1))
        .filter(assignment -> !assignment.isEmpty())
        .map(assignment -> URLDecoder.decode(assignment, StandardCharsets.UTF_8).split("=", 2))
        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(EVENTS)) {
      List<Path> all = files.sorted().toList();
      assertThat(all).hasSizeGreaterThanOrEqualTo(AccessPattern.values().length);
      return all;
    }
  }

  private static String name(Path file) {
    assertThat(file.toString()).endsWith(".json");
    return file.getFileName().toString().replace(".json", "");
  }
}
