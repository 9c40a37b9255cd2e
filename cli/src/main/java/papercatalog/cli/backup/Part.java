package papercatalog.cli.backup;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.record.PaperState;

/** A part of a catalog. All other items of the table are derived from the parts. */
public sealed interface Part {
  RecordName key();

  /** A part that papers share: one item. */
  sealed interface Shared extends Part {
    Item item();

    Instant updatedAt();
  }

  record Profile(Author author, long revision) implements Shared {
    @Override
    public RecordName key() {
      return RecordName.of(author.handle());
    }

    @Override
    public Item item() {
      return AuthorItem.item(author, revision, updatedAt());
    }

    @Override
    public Instant updatedAt() {
      return author.updatedAt();
    }
  }

  record DirectoryPart(DirectoryEntry entry, long revision, Instant updatedAt) implements Shared {
    @Override
    public RecordName key() {
      return new RecordName(RecordName.Kind.of(entry.directory().itemType()), entry.name());
    }

    @Override
    public Item item() {
      return DirectoryItem.of(entry, revision, updatedAt);
    }
  }

  /** A former name; its key is the name of what it was. */
  record FormerName(Alias alias, long revision, Instant updatedAt) implements Shared {
    @Override
    public RecordName key() {
      return new RecordName(RecordName.Kind.of(alias.noun()), alias.name());
    }

    @Override
    public Item item() {
      return AliasItem.of(alias, revision, updatedAt);
    }
  }

  /** A paper with its history, the oldest version first; a deleted paper has no versions. */
  record History(PaperState state) implements Part {
    @Override
    public RecordName key() {
      return RecordName.of(change().id());
    }

    List<PaperState.Version> versions() {
      return state.history();
    }

    Change change() {
      return state.change().orElseThrow();
    }
  }
}
