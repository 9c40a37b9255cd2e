package papercatalog.model;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.Differences;

/** What the tests of all mappers rest on. */
final class DifferencesTest {
  @ParameterizedTest
  @MethodSource("all")
  void pairs_differInTheirComponentAndInNothingElse(Differences<?> differences) {
    differences
        .pairs()
        .forEach(
            (component, pair) ->
                assertThat(differing(differences.type(), pair)).containsExactly(component));
  }

  private static Stream<Differences<?>> all() {
    return Stream.of(Differences.OF_PAPERS, Differences.OF_AUTHORSHIPS, Differences.OF_AUTHORS);
  }

  private static Set<String> differing(Class<?> type, Differences.Pair<?> pair) {
    return Arrays.stream(type.getRecordComponents())
        .filter(component -> !value(component, pair.one()).equals(value(component, pair.other())))
        .map(RecordComponent::getName)
        .collect(toSet());
  }

  private static Object value(RecordComponent component, Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
