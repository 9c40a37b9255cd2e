package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.cli.telemetry.SampleRequestLine.NOON;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.cli.telemetry.SampleRequestLine;
import papercatalog.domain.Thorough;
import papercatalog.domain.pattern.AccessPatterns;

/** Memory stays constant for a log with more busy seconds than are kept open. */
@Tag("slow")
final class LargeLogTest {
  /** Ten million lines with make test THOROUGH=1. */
  private static final int LINES = Thorough.of(10_000_000, 110_000);

  @Test
  void log_ofManyLines_takesLittleMemory(@TempDir Path directory) throws Exception {
    Path log = directory.resolve("large.log.gz");
    write(log);

    try (CatalogProcess process =
        CatalogProcess.start(
            directory,
            Map.of("JAVA_TOOL_OPTIONS", "-Xmx24m"),
            "telemetry",
            log.toString(),
            "--output=json")) {
      while (process.isAlive()) { // for longer than others may
        LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
      }
      assertThat(process.exitCode()).as(process.err()).isZero();
      var json = new ObjectMapper().readTree(process.out());
      assertThat(json.get("requests").asInt()).isEqualTo(LINES);
      assertThat(json.get("late").asInt()).isZero();
    }
  }

  private static void write(Path log) throws IOException {
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(log), 65_536) {
          {
            def.setLevel(Deflater.BEST_SPEED);
          }
        }) {
      String template = SampleRequestLine.of(AccessPatterns.LIST_CHANGES).text();
      for (int i = 0; i < LINES; i++) {
        String at = NOON.plusSeconds(i).toString();
        out.write(template.replace(NOON.toString(), at).concat("\n").getBytes(UTF_8));
      }
    }
  }
}
