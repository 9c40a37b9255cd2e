package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.infra.InvalidSetting;
import papercatalog.search.index.IndexingFunction;

/** The stack for the package that brings its own JVM. */
@Tag("slow")
final class AotStackTest {
  static final int X86_64 = 0x3e;
  private static final int AARCH64 = 0xb7;
  private static final int RISC_V = 0xf3;

  private static final String SEARCHES = HandlerClass.of(AccessPatterns.SEARCH_PAPERS);

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"0x3e, x86_64", "0xb7, arm64"})
  void functions_runOnNoRuntimeOfLambdas_forThePackagesProcessor(int machine, String architecture)
      throws IOException {
    StackTemplate stack = aot(packageFor(machine));

    assertThat(stack.ofType("AWS::Lambda::Function").values())
        .hasSize(AccessPatterns.all().size() + 1)
        .extracting(function -> function.get("Properties"))
        .allSatisfy(
            properties -> {
              assertThat(properties.get("Runtime").asText()).isEqualTo("provided.al2023");
              assertThat(properties.at("/Architectures/0").asText()).isEqualTo(architecture);
              assertThat(properties.has("SnapStart")).isFalse();
            });
  }

  /** Without a snapshot there is nothing that Lambda drops; the comparison below shows it. */
  @Test
  void functions_whenToBeKeptAwake_thenAreRefused() throws IOException {
    String zip = packageFor(X86_64).toString();

    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(
            () -> Synthesis.with(Map.of("runtime", "aot", "aotZip", zip, "keepAwake", "true")))
        .withMessage(
            "Invalid setting keepAwake=true: needs runtime=java25: without snapshots there is none"
                + " to keep.");
  }

  /** Readers do not wait for the function that indexes. */
  @Test
  void search_hasAPackageOfItsOwn_andIndexesOnLambdasRuntime() throws IOException {
    Path zip = packageFor(X86_64);
    Map<String, Object> settings = new HashMap<>();
    settings.putAll(Map.of("search", true, "runtime", "aot", "aotZip", zip.toString()));
    settings.put("searchAotZip", packageFor(AARCH64).toString());
    StackTemplate stack = Synthesis.with(settings);
    StackTemplate java25 = Synthesis.with(Map.of("search", true, "keepAwake", false));

    assertThat(diskOfSearch(settings)).as("two indexes").isGreaterThan(2 * 256);
    settings.put("searchMaxMB", 400);
    assertThat(diskOfSearch(settings)).as("two indexes").isGreaterThan(2 * 400);
    settings.put("searchMaxMB", 100);
    assertThat(diskOfSearch(settings)).as("the least that there is").isEqualTo(512);
    JsonNode searching = function(stack, HandlerClass.of(AccessPatterns.SEARCH_PAPERS));
    assertThat(searching.get("Runtime").asText()).isEqualTo("provided.al2023");
    assertThat(searching.at("/Architectures/0").asText()).isEqualTo("arm64");
    assertThat(searching.has("SnapStart")).isFalse();
    assertThat(searching.get("Code"))
        .isNotEqualTo(function(stack, HandlerClass.of(AccessPatterns.GET_PAPER)).get("Code"));
    assertThat(function(stack, IndexingFunction.HANDLER_CLASS))
        .isEqualTo(function(java25, IndexingFunction.HANDLER_CLASS));
    settings.put("searchAotZip", "none.zip");
    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(() -> Synthesis.with(settings))
        .withMessage(
            "Invalid setting searchAotZip=none.zip: there is no such file; run make package-aot"
                + " first.");
  }

  private static int diskOfSearch(Map<String, Object> settings) {
    return function(Synthesis.with(settings), SEARCHES).at("/EphemeralStorage/Size").intValue();
  }

  @Test
  void package_whenNotBuilt_thenIsAskedFor() {
    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(() -> aot(directory.resolve("none.zip")))
        .withMessageContaining("aotZip")
        .withMessageContaining("run make package-aot first");
  }

  @Test
  void package_whenForAnotherProcessorOrNone_thenIsRefused() throws IOException {
    Path empty = directory.resolve("empty.zip");
    new ZipOutputStream(Files.newOutputStream(empty)).close();
    for (Path zip : new Path[] {packageFor(RISC_V), empty, Synthesis.zip()}) {
      assertThatExceptionOfType(InvalidSetting.class)
          .isThrownBy(() -> aot(zip))
          .withMessageContaining("is no package of make package-aot");
    }
  }

  private static StackTemplate aot(Path zip) {
    return Synthesis.with(Map.of("runtime", "aot", "aotZip", zip.toString()));
  }

  private static JsonNode function(StackTemplate stack, String handler) {
    return stack.ofType("AWS::Lambda::Function").values().stream()
        .map(function -> function.get("Properties"))
        .filter(properties -> properties.get("Handler").asText().equals(handler))
        .findFirst()
        .orElseThrow();
  }

  private Path packageFor(int machine) throws IOException {
    return packageFor(machine, directory);
  }

  static Path packageFor(int machine, Path directory) throws IOException {
    Path zip = directory.resolve(machine + ".zip");
    try (OutputStream file = Files.newOutputStream(zip);
        ZipOutputStream entries = new ZipOutputStream(file)) {
      entries.putNextEntry(new ZipEntry("runtime/bin/java"));
      byte[] program = new byte[64];
      byte[] magic = "\u007fELF".getBytes(StandardCharsets.US_ASCII);
      System.arraycopy(magic, 0, program, 0, magic.length);
      program[18] = (byte) machine;
      entries.write(program);
    }
    return zip;
  }
}
