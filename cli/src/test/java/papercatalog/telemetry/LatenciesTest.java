package papercatalog.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LatenciesTest {
  @Test
  void percentiles_ofWhatIsUsual_areExact() {
    Latencies latencies = new Latencies();
    for (int tenths = 1; tenths <= 2_000; tenths++) {
      latencies.add(tenths / 10.0);
    }

    assertThat(latencies.percentile(50)).isEqualTo(100.0);
    assertThat(latencies.percentile(95)).isEqualTo(190.0);
    assertThat(latencies.percentile(99)).isEqualTo(198.0);
  }

  @ParameterizedTest
  @ValueSource(doubles = {10, 1_000, 100_000, 3_600_000})
  void percentiles_ofAnything_areRightToAThousandth(double most) {
    Random random = new Random(7);
    double[] all = random.doubles(10_001, 0, most).map(ms -> Math.round(ms * 10) / 10.0).toArray();
    Latencies latencies = new Latencies();
    Arrays.stream(all).forEach(latencies::add);
    Arrays.sort(all);

    for (double percent : new double[] {50, 95, 99}) {
      double exact = all[(int) Math.ceil(percent / 100 * all.length) - 1];
      assertThat(latencies.percentile(percent)).isEqualTo(exact, within(exact / 1_000));
    }
  }

  @Test
  void percentiles_ofOne_areThatOne() {
    Latencies latencies = new Latencies();
    latencies.add(0);
    assertThat(latencies.percentile(50)).isZero();

    latencies.add(Latencies.MAX_MS);
    assertThat(latencies.percentile(99)).isEqualTo(Latencies.MAX_MS, within(3_600.0));
  }
}
