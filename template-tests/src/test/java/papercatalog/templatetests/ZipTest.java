package papercatalog.templatetests;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is deployed: the functions, what they stand on, the SDK's DynamoDB client, little else. */
final class ZipTest {
  private static final List<String> OURS = List.of("citations", "domain", "functions");
  private static final List<String> LIBRARIES =
      List.of(
          "antlr4-runtime",
          "aws-lambda-java-core",
          "citeproc-java",
          "commons-lang3",
          "commons-text",
          "httpclient5",
          "httpcore5",
          "httpcore5-h2",
          "jackson-core",
          "jte-runtime",
          "org-crac",
          "slf4j-api",
          "slf4j-nop");

  private static final String WRITES =
      "software\\.amazon\\.awssdk\\.services\\.dynamodb\\.model\\."
          + "(Put|Update|Delete|Create|BatchWrite|TransactWrite|Write|.*Execute).*";
  private static final String FILES =
      "java\\.nio\\.file\\..*|java\\.io\\.(File.*|RandomAccessFile)|.*\\.(jsoup|jbibtex)\\..*";

  @Test
  void zip_holdsJarsUnderLib_andNothingElse() throws IOException {
    assertThat(entries()).allMatch(name -> name.equals("lib/") || name.matches("lib/[^/]+\\.jar"));
  }

  @Test
  void jars_areOurs_theSdks_andTheLibrariesOnThisList() throws IOException {
    List<String> artifacts =
        entries().stream()
            .filter(name -> name.endsWith(".jar"))
            .map(name -> name.substring("lib/".length()).replaceAll("-\\d.*", ""))
            .toList();

    assertThat(artifacts).containsAll(OURS).containsAll(LIBRARIES).contains("dynamodb");
    assertThat(artifacts)
        .as("no databind, framework, container or local engine")
        .allMatch(
            artifact -> OURS.contains(artifact) || LIBRARIES.contains(artifact) || sdk(artifact));
  }

  /** What announces has a zip of its own: nothing of it is in that of the readers. */
  @Test
  void zips_areOfTheirFunctionsOnly() throws IOException {
    assertThat(entries()).noneMatch(name -> name.matches("lib/(announcements|eventbridge|sqs)-.*"));
  }

  /** Readers' functions. {@code TableCreation} is for tools and tests that create the table. */
  @Test
  void classes_neitherWriteToTheTable_norReadFiles(@TempDir Path directory) throws IOException {
    List<JarFile> jars = new ArrayList<>();
    try (ZipFile zip = new ZipFile(Synthesis.zip().toFile())) {
      for (String name : OURS) {
        ZipEntry jar =
            zip.stream()
                .filter(it -> it.getName().startsWith("lib/" + name + "-"))
                .findFirst()
                .orElseThrow();
        Path copy = directory.resolve(name + ".jar");
        Files.copy(zip.getInputStream(jar), copy);
        jars.add(new JarFile(copy.toFile()));
      }
    }

    noClasses()
        .that()
        .doNotHaveSimpleName("TableCreation")
        .should()
        .dependOnClassesThat()
        .haveNameMatching(WRITES)
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching(FILES)
        .check(new ClassFileImporter().importJars(jars));
  }

  private static boolean sdk(String artifact) {
    return List.of(
            "annotations",
            "apache5-client",
            "auth",
            "aws-core",
            "aws-json-protocol",
            "checksums",
            "checksums-spi",
            "dynamodb",
            "endpoints-spi",
            "eventstream",
            "http-auth",
            "http-auth-aws",
            "http-auth-aws-eventstream",
            "http-auth-spi",
            "http-client-spi",
            "identity-spi",
            "json-utils",
            "metrics-spi",
            "profiles",
            "protocol-core",
            "reactive-streams",
            "regions",
            "retries",
            "retries-spi",
            "sdk-core",
            "third-party-jackson-core",
            "url-connection-client",
            "utils",
            "utils-lite")
        .contains(artifact);
  }

  private static List<String> entries() throws IOException {
    try (ZipFile zip = new ZipFile(Synthesis.zip().toFile())) {
      return zip.stream().map(ZipEntry::getName).toList();
    }
  }
}
