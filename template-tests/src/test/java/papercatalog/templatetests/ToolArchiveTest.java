package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.TestEngine;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.CatalogTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The tool of a release works from its archive alone, with only a JDK. */
@Tag("slow")
@Timeout(120)
final class ToolArchiveTest {
  private static final Path ARCHIVE = Path.of("../cli/target/catalog-tool.zip");
  private static final String TABLE = "archive";

  @TempDir private static Path directory;

  @BeforeAll
  static void unpack() throws IOException {
    URI archive = URI.create("jar:" + ARCHIVE.toRealPath().toUri());
    try (FileSystem zip =
            FileSystems.newFileSystem(archive, Map.of("enablePosixFileAttributes", true));
        Stream<Path> files = Files.walk(zip.getPath("catalog"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path to = directory.resolve(file.toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(to);
        } else {
          Files.copy(file, to);
          Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(file));
        }
      }
    }
  }

  @Test
  void tool_fromItsArchive_worksOnALocalTable() throws Exception {
    try (TestEngine engine = TestEngine.open();
        DynamoDbClient client = ClientSettings.forWrites().at(engine.endpoint()).open()) {
      new CatalogTable(client, TABLE).createIfAbsent();
      String place = "--endpoint=" + engine.endpoint();
      Path paper =
          Files.writeString(
              directory.resolve("paper.bib"),
              "@article{k, title={Released}, author={A. Author}, journal={Papers}, year={2026}}");

      run("import", paper.toString(), "--collection=papers", place, "--table=" + TABLE);

      assertThat(run("export", place, "--table=" + TABLE)).contains("Released");
      engine.drop(client, TABLE);
    }
  }

  private static String run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(directory + "/catalog/bin/catalog"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process tool = builder.start();
    String output = new String(tool.getInputStream().readAllBytes(), UTF_8);
    assertThat(tool.waitFor()).as(output).isZero();
    return output;
  }
}
