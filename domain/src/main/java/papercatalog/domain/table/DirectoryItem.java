package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.schema.Directory;

public final class DirectoryItem {
  private DirectoryItem() {}

  /** The item before its papers are counted; the revision counts the writes of this entry. */
  public static Item of(DirectoryEntry entry, long revision, Instant writtenAt) {
    return ItemBuilder.of(entry.directory().itemType(), Keys.entry(entry))
        .put(NAME, entry.name())
        .put(TITLE, entry.title())
        .put(REVISION, revision)
        .put(UPDATED_AT, writtenAt.toString())
        .build();
  }

  public static DirectoryEntry read(Directory directory, Item item) {
    item.requireSchema();
    OptionalLong papers =
        item.value(PAPERS).isPresent()
            ? OptionalLong.of(Math.max(0, item.number(PAPERS, 0)))
            : OptionalLong.empty();
    return new DirectoryEntry(directory, item.text(NAME), item.optional(TITLE), papers);
  }

  /** A replacement for an item, with the count of that item. */
  public static Item keepingCount(Item next, Optional<Item> before) {
    return before
        .map(there -> there.only(COUNT))
        .filter(count -> !count.attributes().isEmpty())
        .map(count -> new ItemBuilder(next).putAll(count).build())
        .orElse(next);
  }
}
