package papercatalog.domain.verify;

import java.time.Instant;
import java.util.Optional;
import papercatalog.domain.model.Paper;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.Unfinished;
import papercatalog.domain.table.VersionItem;

/** What an item of a paper says, if it can be read. */
sealed interface ItemReading {
  /** All that a check looks at, but for the keys. */
  record Read(Paper paper, Optional<Unfinished> unfinished, Optional<Instant> expiresAt)
      implements ItemReading {}

  /** Why it cannot be. */
  record Unreadable(String trouble) implements ItemReading {}

  /** Reads an item that may come from elsewhere: whatever a reader stumbles over is trouble. */
  static ItemReading read(Item item) {
    try {
      return new Read(
          item.key().isVersion() ? VersionItem.read(item) : PaperAttributes.read(item),
          Unfinished.of(item),
          VersionItem.expiresAt(item));
    } catch (RuntimeException e) {
      return new Unreadable(String.valueOf(e.getMessage()));
    }
  }

  /** The paper that it is about, if it can be read. */
  default Optional<Paper> readablePaper() {
    return switch (this) {
      case Read read -> Optional.of(read.paper());
      case Unreadable _ -> Optional.empty();
    };
  }
}
