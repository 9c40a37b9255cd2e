package papercatalog.publishing.orders;

import module java.base;

import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Isolated: threads that meet others at a monitor would come in another order. */
@Isolated
final class OrdersTest {
  static final List<Scenario> SCENARIOS =
      List.of(
          Scenarios.CITED_AGAINST_REWRITE,
          Scenarios.NAMED_ARRIVES,
          Scenarios.NAMED_LEAVES,
          Scenarios.RENAMED_AGAINST_PUBLICATION,
          Scenarios.RENAMED_AGAINST_TITLE,
          Scenarios.RENAMED_AGAINST_RENAMING);

  @ParameterizedTest
  @FieldSource("SCENARIOS")
  void everyOrder_endsRight(Scenario scenario) {
    Exploration.of(scenario, Bounds.of(1));
  }
}
