package papercatalog.runtime.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

final class SearchQualityTest {
  /** Below the measured values: change them only with what {@code make bench} prints. */
  @Test
  void questions_areAnswered() throws IOException {
    Report report = SearchQuality.report();
    List<Double> all = report.rows().getLast().figures();
    assertThat(all.get(0)).as("questions").isGreaterThanOrEqualTo(100);
    assertThat(all.get(1)).as("nDCG@10\n" + report.markdown()).isGreaterThan(0.95);
    assertThat(all.get(2)).as("answer first").isGreaterThan(0.9);
  }
}
