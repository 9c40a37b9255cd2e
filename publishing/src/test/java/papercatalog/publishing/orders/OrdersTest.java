package papercatalog.publishing.orders;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Thorough;
import papercatalog.publishing.orders.Exploration.Extent;

/** Isolated: threads that meet others at a monitor would come in another order. */
@Isolated
final class OrdersTest {
  private static final SequencedMap<String, Extent> EXTENTS = new LinkedHashMap<>();

  static List<Explored> few() {
    return Stream.concat(Explored.FEW.stream(), Explored.every(64, Explored.PAIRS).stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("few")
  void everyOrder_endsRight(Explored one) {
    explore("a few pairs", one);
  }

  static List<Explored> pairs() {
    return Thorough.of(Explored.PAIRS, Explored.every(37, Explored.PAIRS));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("pairs")
  void everyOrderOfTwo_endsRight(Explored one) {
    explore("pairs", one);
  }

  static List<Explored> faults() {
    return Thorough.of(
        Stream.concat(Explored.FAULTS.stream(), Explored.FAULTS_IN_FEW.stream()).toList(),
        Explored.every(97, Explored.FAULTS));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("faults")
  void everyFault_endsRight(Explored one) {
    explore("faults", one);
  }

  static List<Explored> three() {
    return Thorough.of(Explored.THREE, List.of());
  }

  @Tag("slow")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("three")
  void everyOrderOfThree_endsRight(Explored one) {
    explore("three writers", one);
  }

  private static void explore(String kind, Explored one) {
    EXTENTS.merge(kind, Exploration.of(one.scenario(), one.bounds()), Extent::plus);
  }

  /** The figures of docs/invariants.md. */
  @AfterAll
  static void print() {
    if (Thorough.of(true, false)) {
      EXTENTS.forEach((kind, extent) -> System.out.println(kind + ": " + extent));
    }
  }
}
