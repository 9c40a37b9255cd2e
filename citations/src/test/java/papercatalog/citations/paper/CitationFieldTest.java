package papercatalog.citations.paper;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.WorkKind;

final class CitationFieldTest {
  @Test
  void identifiersInLists_areThoseOfCitations() {
    assertThat(
            Arrays.stream(CitationField.values())
                .filter(field -> field.form() == CitationField.ValueForm.IDENTIFIER)
                .map(CitationField::text))
        .containsExactlyInAnyOrderElementsOf(Identifier.CITED);
  }

  @Test
  @Tag(Generated.TAG)
  void names_areInTheTablesOfThePages() throws IOException {
    table(
        "docs/import.md",
        "| Field | BibTeX | CSL-JSON |",
        field -> Stream.of(field.bibtex(), field.csl()));
    table(
        "docs/export.md",
        "| Field | BibTeX | CSL-JSON | RIS |",
        field ->
            Stream.of(
                written(kind -> kind.bibtex(field)),
                written(kind -> kind.csl(field)),
                written(kind -> kind.ris(field))));
  }

  private static List<String> written(Function<CitedKind, String> name) {
    return Stream.of(WorkKind.values()).map(CitedKind::of).map(name).distinct().toList();
  }

  private static void table(
      String page, String head, Function<CitationField, Stream<List<String>>> names)
      throws IOException {
    List<String> rows = new ArrayList<>(List.of(head, head.replaceAll("[^|]+", "---")));
    for (CitationField field : CitationField.values()) {
      rows.add(
          Stream.concat(Stream.of(List.of(field.text())), names.apply(field))
              .map(cell -> "`" + String.join("`, `", cell) + "`")
              .map(cell -> cell.equals("``") ? "–" : cell)
              .collect(Collectors.joining(" | ", "| ", " |")));
    }
    Generated.part(page, "names", rows);
  }
}
