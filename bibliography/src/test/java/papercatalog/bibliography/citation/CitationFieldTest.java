package papercatalog.bibliography.citation;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.domain.model.Identifier;

final class CitationFieldTest {
  @Test
  void identifiersInLists_areThoseOfCitations() {
    assertThat(
            Arrays.stream(CitationField.values())
                .filter(field -> field.form() == CitationField.Form.IDENTIFIER)
                .map(CitationField::text))
        .containsExactlyInAnyOrderElementsOf(Identifier.CITED);
  }

  @ParameterizedTest
  @EnumSource
  void names_areInTheTablesOfThePages(CitationField field) throws IOException {
    String read = Files.readString(Path.of("..", "docs", "import.md"));
    String written = Files.readString(Path.of("..", "docs", "export.md"));

    assertThat(names(Stream.concat(field.bibtex().stream(), field.csl().stream())))
        .as("names in import.md")
        .allSatisfy(name -> assertThat(read).contains(name));
    assertThat(
            names(
                Stream.of(
                    field.bibtex().stream().findFirst().orElse(""),
                    field.csl().stream().findFirst().orElse(""),
                    field.ris())))
        .as("names in export.md")
        .allSatisfy(name -> assertThat(written).contains(name));
  }

  private static List<String> names(Stream<String> names) {
    return names
        .filter(name -> !name.isEmpty() && !name.equals("N1"))
        .map(name -> "`" + name + "`")
        .toList();
  }
}
