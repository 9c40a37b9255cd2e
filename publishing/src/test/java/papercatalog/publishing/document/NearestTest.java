package papercatalog.publishing.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NearestTest {
  private static final List<String> WORDS = List.of("cost", "restore", "list", "collection", "id");

  @ParameterizedTest
  @CsvSource({
    "lst, list",
    "lits, list",
    "lists, list",
    "colection, collection",
    "kollektion, collection",
    "restroe, restore",
    "di, id",
    "lamport, ",
    "xy, ",
    "l, ",
    "'', "
  })
  void nearest_isFewEditsAway(String word, String nearest) {
    assertThat(Nearest.to(word, WORDS).orElse(null)).isEqualTo(nearest);
  }
}
