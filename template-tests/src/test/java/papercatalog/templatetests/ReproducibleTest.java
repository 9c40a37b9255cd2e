package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same sources give the same bytes. */
// I-7
@Tag("slow")
final class ReproducibleTest {
  private static final Instant BUILD_TIME = Instant.parse("2026-01-01T00:00:00Z");

  @Test
  void synthesis_whenDoneTwice_thenGivesTheSameFiles(@TempDir Path directory) throws Exception {
    // In another process and here, since one JVM orders some collections differently from the next.
    Process first = CommandLine.start(directory.resolve("first"), Map.of());
    Synthesis.into(directory.resolve("second"), Map.of());

    assertThat(CommandLine.end(first).exitCode()).isZero();
    Map<String, String> files = Directories.contents(directory.resolve("first"));
    assertThat(files).containsKey("PaperCatalog-prod.template.json");
    assertThat(Directories.contents(directory.resolve("second"))).isEqualTo(files);
  }

  @Test
  void zip_whenBuilt_thenHoldsNoTimeOfItsBuild() throws IOException {
    Set<Instant> times = new TreeSet<>();
    try (ZipFile zip = new ZipFile(Synthesis.zip().toFile())) {
      for (ZipEntry entry : zip.stream().toList()) {
        times.add(time(entry));
        if (entry.getName().matches("lib/(citations|domain|functions)-.*\\.jar")) {
          times.addAll(timesWithin(zip.getInputStream(entry).readAllBytes()));
        }
      }
    }

    assertThat(times).containsExactly(BUILD_TIME);
  }

  private static Set<Instant> timesWithin(byte[] jar) throws IOException {
    Set<Instant> times = new TreeSet<>();
    try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(jar))) {
      for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        times.add(time(entry));
      }
    }
    return times;
  }

  /** A zip's times are without a zone; the build's are those of UTC. */
  private static Instant time(ZipEntry entry) {
    LocalDateTime time = entry.getTimeLocal();
    return time.toInstant(ZoneOffset.UTC);
  }
}
