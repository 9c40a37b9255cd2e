package papercatalog.publishing.orders;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The explorations notice errors: each has an order in which it shows. */
@Isolated
@Tag("slow")
@EnabledIfSystemProperty(named = "test.thorough", matches = "true")
final class MutantsTest {
  static final List<Mutant> MUTANTS = Mutants.ALL;

  @ParameterizedTest
  @FieldSource("MUTANTS")
  void mutant_isNoticed(Mutant mutant) {
    Optional<String> shown =
        Explored.TELLING.stream().flatMap(one -> failure(one, mutant).stream()).findFirst();
    System.out.println(mutant + ": " + shown.orElse("NOT NOTICED"));
    assertThat(shown).isPresent();
  }

  private static Optional<String> failure(Explored one, Mutant mutant) {
    try {
      Exploration.of(one.scenario(), one.bounds(), mutant);
      return Optional.empty();
    } catch (AssertionError e) {
      return Optional.of(one + ": " + e.getMessage().lines().findFirst().orElse(""));
    }
  }
}
