package papercatalog.domain.verify;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.Unfinished;
import papercatalog.domain.table.VersionItem;

/** The result of reading an item of a paper. */
sealed interface ItemReading {
  /** The values that a check compares, except the keys. */
  record Read(Paper paper, Optional<Unfinished> unfinished, Optional<Instant> expiresAt)
      implements ItemReading {}

  record Unreadable(String trouble) implements ItemReading {}

  /** Reads an item that may come from elsewhere: any exception makes it unreadable. */
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

  /** The paper of the item, if it can be read. */
  default Optional<Paper> readablePaper() {
    return switch (this) {
      case Read read -> Optional.of(read.paper());
      case Unreadable _ -> Optional.empty();
    };
  }
}
