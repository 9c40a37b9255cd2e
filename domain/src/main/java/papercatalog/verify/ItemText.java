package papercatalog.verify;

import java.time.Instant;
import java.util.Optional;
import papercatalog.model.Paper;
import papercatalog.table.Item;
import papercatalog.table.PaperAttributes;
import papercatalog.table.Unfinished;
import papercatalog.table.VersionItem;

/** What an item of a paper says, if it can be read. */
sealed interface ItemText {
  /** All that a check looks at, but for the keys. */
  record Legible(
      Paper paper,
      Optional<Unfinished> unfinished,
      Optional<Instant> supersededAt,
      Optional<Instant> expiresAt)
      implements ItemText {}

  /** Why it cannot be. */
  record Unreadable(String trouble) implements ItemText {}

  /** Reads an item that anybody may have written: whatever a reader stumbles over is trouble. */
  static ItemText read(Item item) {
    try {
      return new Legible(
          PaperAttributes.read(item),
          Unfinished.of(item),
          VersionItem.supersededAt(item),
          VersionItem.expiresAt(item));
    } catch (RuntimeException e) {
      return new Unreadable(String.valueOf(e.getMessage()));
    }
  }

  /** The paper that it is about, if it can be read. */
  default Optional<Paper> legiblePaper() {
    return switch (this) {
      case Legible readable -> Optional.of(readable.paper());
      case Unreadable _ -> Optional.empty();
    };
  }
}
