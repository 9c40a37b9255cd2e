package papercatalog.bibliography.document;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.DirectoryEntry;

/** A collection or topic as a JSON document, in the words of the API. */
public final class DirectoryDocument {
  private DirectoryDocument() {}

  /** The entry as in the list of its directory. */
  public static ObjectNode write(DirectoryEntry entry) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("name", entry.name());
    entry.title().ifPresent(text -> document.put("title", text));
    entry.papers().ifPresent(papers -> document.put("papers", papers));
    return document;
  }
}
