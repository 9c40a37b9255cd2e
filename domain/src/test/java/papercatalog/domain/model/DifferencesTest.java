package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Differences;

/** What the tests of all mappers rest on. */
final class DifferencesTest {
  @ParameterizedTest
  @MethodSource("all")
  <T extends Record> void pairs_differInTheirComponentAndInNothingElse(Differences<T> differences) {
    differences
        .pairs()
        .forEach(
            (component, pair) ->
                assertThat(Differences.among(differences.type(), List.of(pair.one(), pair.other())))
                    .containsExactly(component));
  }

  private static Stream<Differences<?>> all() {
    return Stream.of(Differences.OF_PAPERS, Differences.OF_AUTHORSHIPS, Differences.OF_AUTHORS);
  }
}
