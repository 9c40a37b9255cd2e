package papercatalog.benchmarks.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ZipfTest {
  @Test
  void shares_followTheLaw_andAddUp() {
    Zipf zipf = new Zipf(1_000, 1);

    assertThat(zipf.share(0) / zipf.share(9)).isCloseTo(10, within(1e-9));
    assertThat(IntStream.range(0, 1_000).mapToDouble(zipf::share).sum()).isCloseTo(1, within(1e-9));
  }

  @Test
  void exponent0_makesAllAlike() {
    Zipf even = new Zipf(4, 0);

    assertThat(even.share(3)).isCloseTo(0.25, within(1e-9));
    assertThat(even.rankAt(0)).isZero();
    assertThat(even.rankAt(0.25)).isEqualTo(1);
    assertThat(even.rankAt(0.99)).isEqualTo(3);
  }

  @Test
  void ranksAt_evenPoints_areMetByTheirShares() {
    Zipf zipf = new Zipf(100, 1);
    int points = 100_000;

    long first =
        IntStream.range(0, points).filter(i -> zipf.rankAt((i + 0.5) / points) == 0).count();

    assertThat(first / (double) points).isCloseTo(zipf.share(0), within(1e-3));
    assertThat(zipf.rankAt(1)).as("no rank is beyond the last").isEqualTo(99);
  }
}
