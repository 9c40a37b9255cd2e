package papercatalog.bibliography.document;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.Change;

/** The latest change of a paper as a JSON document, in the words of the API. */
public final class ChangeDocument {
  private ChangeDocument() {}

  /** The change as in the list of changes. */
  public static ObjectNode write(Change change) {
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("id", change.id().value());
    change.title().ifPresent(title -> document.put("title", title));
    return document
        .put("kind", change.kind().text())
        .put("revision", change.revision())
        .put("at", change.at().toString());
  }
}
