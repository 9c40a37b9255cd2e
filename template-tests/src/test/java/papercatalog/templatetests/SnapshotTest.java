package papercatalog.templatetests;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Generated;

/** The standard template as last reviewed, and the difference that each setting makes to it. */
@Tag("slow")
@Tag(Generated.TAG)
final class SnapshotTest {
  private static final Path FILES = Path.of("src/test/resources");

  @TempDir private static Path directory;

  @Test
  void template_whenNothingIsChosen_thenIsAsReviewed() throws IOException {
    String standard = WrappedJson.of(reviewable(Map.of()).json(), "", 0) + "\n";

    Generated.file(FILES.resolve("template.json"), standard);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("settings")
  void template_whenASettingIsChosen_thenDiffersAsReviewed(
      String name, Map<String, Object> needed, Map<String, Object> chosen) throws IOException {
    Map<String, Object> settings = new HashMap<>(needed);
    settings.putAll(chosen);

    String difference = TemplateDifference.between(reviewable(needed), reviewable(settings));

    Generated.file(FILES.resolve("settings").resolve(name + ".txt"), difference);
  }

  /** By a name, the settings that both templates have, and those that only the second one has. */
  private static Stream<Arguments> settings() throws IOException {
    String zip = AotStackTest.packageFor(AotStackTest.X86_64, directory).toString();
    Map<String, Object> aot = Map.of("runtime", "aot", "aotZip", zip, "searchAotZip", zip);
    Map<String, Object> none = Map.of();
    String mail = "operator@example.org";
    return Stream.of(
        arguments("alarms", none, Map.of("alarms", true, "alarmEmail", mail)),
        arguments("aot", Map.of("keepAwake", false), aot),
        arguments("aot-search", Map.of("keepAwake", false, "search", true), aot),
        arguments("budget", none, Map.of("budget", 20, "alarmEmail", mail)),
        arguments("cdn", none, Map.of("cdn", true)),
        arguments("cdn-log", Map.of("cdn", true), Map.of("cdnLog", true)),
        arguments("corrections", none, Map.of("corrections", "mailto:papers@example.org")),
        arguments("dashboard", none, Map.of("dashboard", true)),
        arguments("domain", none, PublicAddressTest.domain("eu-central-1")),
        arguments("dump", Map.of("cdn", true), Map.of("dump", true)),
        arguments("ephemeral", none, Map.of("ephemeral", true)),
        arguments("event-archive", Map.of("events", true), Map.of("eventArchiveDays", 30)),
        arguments("events", none, Map.of("events", true)),
        arguments("keep-awake-off", none, Map.of("keepAwake", false)),
        arguments("log-level", none, Map.of("logLevel", "DEBUG")),
        arguments("log-retention", none, Map.of("logRetentionDays", 7)),
        arguments("maximum-throughput", none, Map.of("maxReadUnits", 40, "maxWriteUnits", 30)),
        arguments("mcp", none, Map.of("mcp", true)),
        arguments("mcp-search", Map.of("search", true), Map.of("mcp", true)),
        arguments("memory-and-timeout", none, Map.of("memory", 2048, "timeout", 7)),
        arguments("oai", none, Map.of("oaiEmail", mail)),
        arguments("search", none, Map.of("search", true)),
        arguments("stage", none, Map.of("stage", "test")),
        arguments("shared-table", Map.of("tenant", "acme"), Map.of("table", "papers-shared")),
        arguments("tenant", none, Map.of("tenant", "acme")));
  }

  /** Without the digests that change with the functions' code. */
  private static StackTemplate reviewable(Map<String, Object> settings) throws IOException {
    String json = Synthesis.with(settings).json().toString();
    return new StackTemplate(
        (ObjectNode)
            new ObjectMapper()
                .readTree(
                    json.replaceAll("(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}", "$1")
                        .replaceAll("\"[0-9a-f]{64}[.]zip\"", "\"code.zip\"")));
  }
}
