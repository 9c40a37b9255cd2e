package papercatalog.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;

final class PlaceTest {
  @Test
  void places_areWhereThePatternsAreDeclaredToRead() {
    assertThat(texts(TableSchema.DECLARED))
        .containsExactly("GSI1: A2 A3 A9 A10", "GSI2: A4", "table: A1 A5 A6 A7 A8 A11 A12");
  }

  @Test
  void places_followAPatternThatMoves() {
    assertThat(
            texts(
                TableSchema.DECLARED.moving(
                    AccessPattern.LIST_AUTHOR_PAPERS, new Index("ByAuthor"))))
        .containsExactlyInAnyOrder(
            "GSI1: A2 A9 A10", "ByAuthor: A3", "GSI2: A4", "table: A1 A5 A6 A7 A8 A11 A12");
  }

  private static List<String> texts(TableSchema schema) {
    return Place.of(schema).stream()
        .map(
            place ->
                place.name()
                    + ": "
                    + place.operations().stream()
                        .map(Operation::number)
                        .collect(Collectors.joining(" ")))
        .toList();
  }
}
