package papercatalog.local.search;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.local.search.JudgedQuestions.Quality;

final class SearchQualityTest {
  @TempDir Path directory;

  /** The bounds lie below the measured values; {@code make bench} prints them all. */
  @Test
  void questions_areAnswered() throws IOException {
    Quality all = JudgedQuestions.measure(directory).getLast();

    assertThat(all.questions()).isGreaterThanOrEqualTo(100);
    assertThat(all.gain()).as("nDCG@10").isGreaterThan(0.95);
    assertThat(all.first()).as("answer first").isGreaterThan(0.9);
  }
}
