package papercatalog.backup;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.model.Author;
import papercatalog.model.Change;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.Status;
import papercatalog.schema.Attributes;
import papercatalog.schema.KeyPrefix;
import papercatalog.schema.TableSchema;
import papercatalog.table.AuthorItem;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.PaperAttributes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Papers and profiles as the first edition wrote them. Keys held ids as they are spelled, records
 * were attributes of their own also in versions, and the current revision had a version only where
 * the paper's own item could not name all authors. When a paper was created was not kept: it is
 * taken to be as old as the first state that is known. What was published expires no more.
 */
final class FirstSchema {
  /** The {@code schemaVersion} of its items, which may have none. */
  static final long VERSION = 1;

  private FirstSchema() {}

  /** A profile. */
  static Author author(Item item) {
    return AuthorItem.read(asCurrent(item));
  }

  /**
   * A paper, of its own item and its versions.
   *
   * @param name its id as the key has it
   * @throws Refusal when they make none
   */
  static Part.History history(String name, Map<ItemKey, Item> items) {
    String partition = KeyPrefix.PAPER.text() + name;
    Item own = items.get(new ItemKey(partition, partition));
    if (own == null) {
      throw unfit(name, "its own item is missing");
    }
    if (own.value(Attributes.UNFINISHED).isPresent()) {
      throw unfit(name, "a write of it was interrupted");
    }
    Paper current = read(own);
    List<Paper> states = new ArrayList<>();
    items.forEach(
        (key, item) -> {
          if (key.isVersion()) {
            states.add(read(item));
          }
        });
    if (states.isEmpty() || states.getLast().revision() != current.revision()) {
      if (!current.hasAllAuthors() && current.status() != Status.WITHDRAWN) {
        throw unfit(name, "the item of its authors is missing");
      }
      states.add(current);
    }
    if (!current.id().value().equals(name)
        || !states.stream().allMatch(state -> state.id().equals(current.id()))) {
      throw unfit(name, "its items name another paper");
    }
    return history(states);
  }

  /** What the first edition would have kept as it went along, had it known of changes. */
  private static Part.History history(List<Paper> states) {
    Instant createdAt = states.getFirst().updatedAt();
    List<Part.Version> versions =
        states.stream()
            .map(state -> PaperBuilder.from(state).createdAt(createdAt).build())
            .map(state -> new Part.Version(state, Optional.empty()))
            .toList();
    Paper newest = versions.getLast().paper();
    return new Part.History(versions, Change.to(newest, newest.updatedAt()));
  }

  private static Paper read(Item item) {
    return PaperAttributes.read(asCurrent(item));
  }

  /** The attributes mean the same now; what was added since is absent. */
  private static Item asCurrent(Item item) {
    return item.with(
        Attributes.SCHEMA_VERSION, AttributeValue.fromN(Long.toString(TableSchema.VERSION)));
  }

  /** Why a paper cannot be made of its items. */
  static Refusal unfit(String name, String why) {
    return Refusal.ofRecord(
        "The paper " + name,
        why + ". verify --repair of the release that wrote the table mends it.");
  }
}
