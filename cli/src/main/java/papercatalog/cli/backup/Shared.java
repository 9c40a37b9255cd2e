package papercatalog.cli.backup;

import java.time.Instant;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;

/** The items of parts that papers share: profiles and directory entries, one item each. */
final class Shared {
  private Shared() {}

  static Item item(Part part) {
    return switch (part) {
      case Part.Profile(var author, var revision) ->
          AuthorItem.item(author, revision, author.updatedAt());
      case Part.Entry(var entry, var revision, var updatedAt) ->
          DirectoryItem.of(entry, revision, updatedAt);
      case Part.History paper ->
          throw new IllegalArgumentException(paper.key() + " has more than one item");
    };
  }

  static ItemKey key(Part part) {
    return item(part).key();
  }

  static Instant updatedAt(Part part) {
    return switch (part) {
      case Part.Profile(var author, var _) -> author.updatedAt();
      case Part.Entry(var _, var _, var updatedAt) -> updatedAt;
      case Part.History(var _, var change) -> change.at();
    };
  }
}
