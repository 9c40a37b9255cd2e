package papercatalog.benchmarks.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LoadTest {
  private static final Flow SELDOM = Flow.of("seldom", 10, 1, new Key("a", 0));
  private static final Flow OFTEN = new Flow("often", 90, 1, Key.hashed("b", 2, 0), new Zipf(2, 1));

  @Test
  void requests_comeInOrder_atTheirRates_forTheirKeys() {
    List<SimulatedRequest> requests = requests(new Load(List.of(SELDOM, OFTEN), 1), 1_000);

    assertThat(requests).isSortedAccordingTo(Comparator.comparingDouble(SimulatedRequest::at));
    assertThat((double) requests.size()).isCloseTo(100_000, within(1_500.0));
    assertThat(share(requests, SELDOM)).isCloseTo(0.1, within(0.005));
    long popular = requests.stream().filter(it -> it.key().equals(OFTEN.keys().getFirst())).count();
    assertThat(popular / (double) requests.size()).isCloseTo(0.9 * 2 / 3, within(0.005));
  }

  @Test
  void seed_decidesEverything() {
    Load load = new Load(List.of(SELDOM, OFTEN), 7);

    assertThat(requests(load, 10)).isEqualTo(requests(load, 10));
    assertThat(requests(load, 10)).isNotEqualTo(requests(new Load(load.flows(), 8), 10));
  }

  @Test
  void flow_hasAPopularityForEachKey() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Flow("f", 1, 1, Key.hashed("k", 3, 0), new Zipf(2, 1)));
  }

  @Test
  void hashes_spreadKeysEvenly() {
    List<Key> keys = Key.hashed("AUTHOR#", 10_000, 3);

    for (int quarter = 0; quarter < 4; quarter++) {
      double from = quarter / 4.0;
      assertThat(keys)
          .filteredOn(key -> key.place() >= from && key.place() < from + 0.25)
          .hasSizeBetween(2_350, 2_650);
    }
    assertThat(Key.hashed("AUTHOR#1", 4).place()).isNotEqualTo(keys.get(1).place());
  }

  private static double share(List<SimulatedRequest> requests, Flow flow) {
    return requests.stream().filter(it -> it.flow().equals(flow)).count()
        / (double) requests.size();
  }

  private static List<SimulatedRequest> requests(Load load, double seconds) {
    List<SimulatedRequest> requests = new ArrayList<>();
    load.during(seconds, requests::add);
    return requests;
  }
}
