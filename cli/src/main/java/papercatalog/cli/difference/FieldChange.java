package papercatalog.cli.difference;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** That a field of a paper has another value, in the words of the API. */
public sealed interface FieldChange {
  /** The field's name in the API's JSON. */
  String field();

  /**
   * Of any field but the authors.
   *
   * @param before as the API has it; a missing node where there was none
   * @param after likewise
   */
  record OfValue(String field, JsonNode before, JsonNode after) implements FieldChange {}

  /**
   * Of the authors.
   *
   * @param authors those who changed; the others stay as they are
   */
  record OfAuthors(List<AuthorChange> authors) implements FieldChange {
    @Override
    public String field() {
      return PaperDifference.AUTHORS;
    }
  }
}
