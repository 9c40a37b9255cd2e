package papercatalog.cli.backup;

import java.time.Instant;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;

/** The items of what papers share: profiles and the entries of directories, each one item. */
final class Shared {
  private Shared() {}

  /** The item of a part that is no paper. */
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

  /** When it was written. */
  static Instant updatedAt(Part part) {
    return switch (part) {
      case Part.Profile(var author, var _) -> author.updatedAt();
      case Part.Entry(var _, var _, var updatedAt) -> updatedAt;
      case Part.History(var _, var change) -> change.at();
    };
  }
}
