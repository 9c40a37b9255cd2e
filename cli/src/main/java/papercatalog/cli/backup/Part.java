package papercatalog.cli.backup;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Reference;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.entry.RecordName;

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

  record Entry(DirectoryEntry entry, long revision, Instant updatedAt) implements Shared {
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

  /** A version of a paper; a superseded draft may expire. */
  record Version(Paper paper, Optional<Instant> expiresAt) {}

  /** A paper with its history, the oldest version first; a deleted paper has no versions. */
  record History(List<Version> versions, Change change) implements Part {
    @Override
    public RecordName key() {
      return RecordName.of(change.id());
    }

    Optional<Paper> newest() {
      return versions.isEmpty() ? Optional.empty() : Optional.of(versions.getLast().paper());
    }

    /** The items of the paper, with the papers that were found for its references before. */
    Map<ItemKey, Item> items(TableSchema schema, List<Reference> before) {
      PaperItems items = new PaperItems(schema);
      List<Item> all = new ArrayList<>();
      newest().map(items::paper).ifPresent(all::add);
      Optional<Paper> citing = newest().map(paper -> paper.finding(before));
      citing.flatMap(ReferencesItem::of).ifPresent(all::add);
      citing.ifPresent(paper -> all.addAll(items.links(paper).values()));
      for (Version version : versions) {
        Item kept = VersionItem.of(version.paper());
        all.add(version.expiresAt().map(at -> VersionItem.expiring(kept, at)).orElse(kept));
      }
      all.add(ChangeItem.of(schema, change, newest()));
      Map<ItemKey, Item> byKey = new LinkedHashMap<>();
      all.forEach(item -> byKey.put(item.key(), item));
      return byKey;
    }
  }
}
