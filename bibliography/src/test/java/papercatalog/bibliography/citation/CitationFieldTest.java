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
    String pages =
        Files.readString(Path.of("..", "docs", "import.md"))
            + Files.readString(Path.of("..", "docs", "export.md"));

    assertThat(Stream.of(field.bibtex().stream(), field.csl().stream(), Stream.of(field.ris())))
        .allSatisfy(
            names ->
                assertThat(names.filter(name -> !name.isEmpty() && !name.equals("N1")))
                    .allSatisfy(name -> assertThat(pages).contains("`" + name + "`")));
  }
}
