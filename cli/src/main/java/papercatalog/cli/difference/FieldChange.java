package papercatalog.cli.difference;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** A changed field of a paper, in the terms of the API. */
public sealed interface FieldChange {
  /** The field's name in the API's JSON. */
  String field();

  /**
   * A change of any field except the authors.
   *
   * @param before the value in the API's JSON; a missing node for an absent one
   * @param after see {@code before}
   */
  record OfValue(String field, JsonNode before, JsonNode after) implements FieldChange {}

  /**
   * A change of the authors.
   *
   * @param authors only those who changed
   */
  record OfAuthors(List<AuthorChange> authors) implements FieldChange {
    @Override
    public String field() {
      return PaperDifference.AUTHORS;
    }
  }
}
