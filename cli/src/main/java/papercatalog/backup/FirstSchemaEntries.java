package papercatalog.backup;

import static papercatalog.schema.Attributes.COLLECTION;
import static papercatalog.schema.Attributes.STATUS;
import static papercatalog.schema.Attributes.TOPICS;
import static papercatalog.schema.Attributes.UPDATED_AT;

import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import papercatalog.model.DirectoryEntry;
import papercatalog.model.Status;
import papercatalog.schema.Directory;
import papercatalog.table.Item;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The collections and topics that papers of the first schema use, which had no directories. An
 * entry is as old as the oldest of the current states that use it.
 */
final class FirstSchemaEntries {
  private final Map<PartKey, Part.Entry> entries = new TreeMap<>();

  /** Looks at a paper's own item. */
  void see(Item paper) {
    if (paper.optional(STATUS).equals(Optional.of(Status.WITHDRAWN.text()))) {
      return;
    }
    Instant at = paper.moment(UPDATED_AT).orElse(Instant.EPOCH);
    use(Directory.COLLECTIONS, paper.text(COLLECTION), at);
    paper.list(TOPICS, AttributeValue::s).forEach(topic -> use(Directory.TOPICS, topic, at));
  }

  /** All of them, in their order. */
  Collection<Part.Entry> entries() {
    return entries.values();
  }

  private void use(Directory directory, String name, Instant at) {
    Part.Entry entry = new Part.Entry(new DirectoryEntry(directory, name, Optional.empty()), 1, at);
    entries.merge(entry.key(), entry, (one, other) -> one.updatedAt().isAfter(at) ? other : one);
  }
}
