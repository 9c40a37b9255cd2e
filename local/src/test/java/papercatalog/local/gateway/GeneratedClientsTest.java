package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * Clients that the tools of others generate from the description call every operation of a running
 * catalog: in TypeScript by openapi-typescript, in Python by OpenAPI Generator.
 */
@Tag("slow")
@Timeout(300)
final class GeneratedClientsTest {
  @RegisterExtension static final LocalApi API = LocalApi.shared();

  private static final Path TARGET = Path.of("target").toAbsolutePath();
  private static final Path MODULES = Path.of("../functions/node_modules").toAbsolutePath();
  private static final Path TYPESCRIPT = Path.of("src/test/node/client.ts");
  private static final Path PYTHON = Path.of("src/test/python/client.py").toAbsolutePath();
  private static final String MODULES_OF_CLIENT =
      "import pydantic, urllib3, dateutil; raise SystemExit(pydantic.VERSION < '2')";

  private static ObjectNode description;

  @TempDir private Path directory;

  private record Ended(int code, String output) {}

  /** The same for each run: the address of the catalog is left out. */
  @BeforeAll
  static void readDescription() throws Exception {
    description = (ObjectNode) LocalJson.MAPPER.readTree(API.get("/openapi.json").body());
    description.withArray("servers").removeAll().addObject().put("url", "http://127.0.0.1");
  }

  @Test
  void typescript_compilesWithoutACast_andReadsEveryAnswer() throws Exception {
    String client = Files.readString(TYPESCRIPT);
    assertThat(client).doesNotContain(" as unknown", " as any", ": any", "@ts-");
    for (String path : paths()) {
      assertThat(client).contains("client.GET('%s'".formatted(path));
    }

    assertThat(compile(description, client)).isEqualTo(new Ended(0, ""));
    Ended read = run(List.of("node", "client.js", API.url().toString()));
    assertThat(read.code()).as(read.output()).isZero();
    assertThat(read.output()).contains("paper-not-found");
  }

  @Test
  @EnabledIfSystemProperty(named = "test.thorough", matches = "true")
  void typescript_whenAMemberIsMissing_doesNotCompile() throws Exception {
    ObjectNode broken = description.deepCopy();
    broken.withObject("/components/schemas/Problem/properties").remove("tombstone");

    assertThat(compile(broken, Files.readString(TYPESCRIPT)).output())
        .contains("'tombstone' does not exist");
  }

  @Test
  void python_readsEveryAnswer() throws Exception {
    assumeThat(run(List.of("python3", "-c", MODULES_OF_CLIENT)).code())
        .as("There is no Python 3 with pydantic 2, urllib3 and dateutil.")
        .isZero();
    Path generated = python(description);

    Ended read =
        run(
            List.of(
                "env",
                "PYTHONPATH=" + generated,
                "PYTHONDONTWRITEBYTECODE=1",
                "python3",
                PYTHON.toString(),
                API.url().toString(),
                generated.resolve("openapi.json").toString()));

    assertThat(read.code()).as(read.output()).isZero();
    assertThat(read.output().lines()).hasSize(2 * paths().size());
  }

  /** The generator names an object within another after both; no schema may have that name. */
  @Test
  void schemas_haveOtherNamesThanObjectsWithinThem() {
    Set<String> names = new HashSet<>();
    description.at("/components/schemas").fieldNames().forEachRemaining(names::add);
    List<String> inner = new ArrayList<>();
    for (var schema : description.at("/components/schemas").properties()) {
      for (var member : schema.getValue().path("properties").properties()) {
        JsonNode value =
            member.getValue().path("items").isObject()
                ? member.getValue().get("items")
                : member.getValue();
        if (value.has("properties")) {
          String name = member.getKey();
          inner.add(
              schema.getKey() + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
        }
      }
    }

    assertThat(inner).isNotEmpty().doesNotContainAnyElementsOf(names);
  }

  private static List<String> paths() {
    List<String> paths = new ArrayList<>();
    description.get("paths").fieldNames().forEachRemaining(paths::add);
    return paths;
  }

  private Ended compile(JsonNode document, String client) throws Exception {
    assertThat(MODULES).as("make test installs it").isDirectory();
    Files.createSymbolicLink(directory.resolve("node_modules"), MODULES);
    Files.writeString(directory.resolve("package.json"), "{\"type\": \"module\"}");
    Files.writeString(directory.resolve("openapi.json"), document.toString());
    Files.writeString(directory.resolve("client.ts"), client);
    Ended types =
        run(
            List.of(
                "node",
                "node_modules/openapi-typescript/bin/cli.js",
                "openapi.json",
                "--output",
                "openapi.d.ts"));
    assertThat(types.code()).as(types.output()).isZero();
    return run(
        List.of(
            "node",
            "node_modules/typescript/bin/tsc",
            "--strict",
            "--skipLibCheck",
            "--target",
            "es2022",
            "--module",
            "es2022",
            "--moduleResolution",
            "bundler",
            "client.ts"));
  }

  /** A client that is generated once for each description. */
  private Path python(JsonNode document) throws Exception {
    byte[] text = document.toString().getBytes(UTF_8);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(text);
    Path client = TARGET.resolve("python-client").resolve(HexFormat.of().formatHex(digest, 0, 8));
    if (!Files.isDirectory(client)) {
      Path draft = directory.resolve("draft");
      Files.createDirectories(client.getParent());
      Path file = Files.write(Files.createDirectory(draft).resolve("openapi.json"), text);
      Ended generated =
          run(
              List.of(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "-XX:TieredStopAtLevel=1",
                  "-XX:+UseSerialGC",
                  "-jar",
                  TARGET.resolve("generator/openapi-generator-cli.jar").toString(),
                  "generate",
                  "--generator-name=python",
                  "--input-spec=" + file,
                  "--output=" + draft,
                  "--global-property=models,apis,supportingFiles,modelDocs=false,apiDocs=false,"
                      + "modelTests=false,apiTests=false"));
      assertThat(generated.code()).as(generated.output()).isZero();
      copy(draft, client);
    }
    return client;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file)));
      }
    }
  }

  private Ended run(List<String> command) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
    Process process;
    try {
      process = builder.start();
    } catch (IOException e) {
      return new Ended(-1, e.getMessage());
    }
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Ended(process.waitFor(), output);
  }
}
