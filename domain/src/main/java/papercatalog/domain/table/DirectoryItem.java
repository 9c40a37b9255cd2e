package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.schema.Directory;

public final class DirectoryItem {
  private DirectoryItem() {}

  /** The item, with a count if the entry has one; the revision counts the writes of its title. */
  public static Item of(DirectoryEntry entry, long revision, Instant writtenAt) {
    ItemBuilder item =
        ItemBuilder.of(entry.directory().itemType(), Keys.entry(entry))
            .put(Keys.head(entry.directory().kind(), entry.name()))
            .put(NAME, entry.name())
            .put(TITLE, entry.title())
            .put(DETAILS, new ItemBuilder().put(MOVING, entry.moving()).build())
            .put(REVISION, revision)
            .put(UPDATED_AT, writtenAt.toString());
    entry.papers().ifPresent(papers -> item.put(PAPERS, papers));
    return item.build();
  }

  public static DirectoryEntry read(Directory directory, Item item) {
    item.requireSchema();
    return new DirectoryEntry(
        directory,
        item.text(NAME),
        item.optional(TITLE),
        item.map(DETAILS).optional(MOVING),
        papers(item));
  }

  /** The number of papers in the entry's list; empty if they were never counted. */
  public static OptionalLong papers(Item item) {
    long papers = item.number(PAPERS, -1);
    return papers < 0 ? OptionalLong.empty() : OptionalLong.of(papers);
  }

  /** A replacement for an item, with the count of that item. */
  public static Item keepingCount(Item next, Optional<Item> before) {
    return before
        .map(there -> new ItemBuilder(next.without(COUNT)).putAll(there.only(COUNT)).build())
        .orElse(next);
  }
}
