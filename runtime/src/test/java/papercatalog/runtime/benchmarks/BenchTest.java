package papercatalog.runtime.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.parallel.ExecutionMode.CONCURRENT;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Thorough;
import papercatalog.runtime.lambda.EngineProcess;

/** Every benchmark runs, and keeps what it measured; how long anything takes is no matter here. */
@Tag("slow")
@Execution(CONCURRENT)
@Timeout(300)
final class BenchTest {
  private static final Zips ZIPS = new Zips(Path.of(".."));

  private static EngineProcess engine;

  @TempDir Path directory;

  @BeforeAll
  static void start() throws IOException {
    engine = EngineProcess.startWithSample();
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  /** Without those that start the processes of cold starts again. */
  static Set<String> parts() {
    return Thorough.of(
        Bench.parts(ZIPS, Optional.of(ZIPS)).keySet(),
        Set.of("cold-start", "known-items", "search-quality"));
  }

  @ParameterizedTest
  @MethodSource("parts")
  void part_measuresAndKeepsATable(String name) throws Exception {
    List<Report> reports =
        Bench.parts(ZIPS, Optional.of(ZIPS)).get(name).run(Workload.SMOKE, engine);

    assertThat(reports).isNotEmpty();
    ReportDirectory results = ReportDirectory.of(directory);
    for (Report report : reports) {
      assertThat(report.rows())
          .isNotEmpty()
          .allSatisfy(row -> assertThat(row.figures()).hasSameSizeAs(report.columns()));
      results.keep(report);
      assertThat(Files.readString(directory.resolve(report.name() + ".md")))
          .contains(report.title());
    }
  }
}
