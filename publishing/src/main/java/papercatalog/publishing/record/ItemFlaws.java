package papercatalog.publishing.record;

import static papercatalog.domain.schema.Attributes.CONTENT_HASH;
import static papercatalog.domain.schema.Attributes.DETAILS;
import static papercatalog.domain.schema.Attributes.ID;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.VersionItem;

/**
 * Compares the items of a paper. An item without flaws may differ from the wanted one: compressed
 * bytes differ between JVMs, and older releases wrote fewer attributes.
 */
public record ItemFlaws(PaperItems items) {
  public static ItemFlaws of(TableSchema schema) {
    return new ItemFlaws(new PaperItems(schema));
  }

  /** Whether a write leaves a stored item as it is; one that cannot be read is not left. */
  public boolean none(Item stored, Item wanted) {
    try {
      return between(Optional.of(stored), Optional.of(wanted)).isEmpty();
    } catch (RuntimeException _) {
      return false;
    }
  }

  /** The flaws of an item, one of which may be missing; both are of the same kind. */
  public List<Flaw> between(Optional<Item> stored, Optional<Item> wanted) {
    if (stored.equals(wanted)) {
      return List.of();
    }
    PaperItem kind = PaperItem.of(stored.or(() -> wanted).get().key()).orElseThrow();
    return kind.flaws(this, stored, wanted);
  }

  /** An unreadable change differs from each that can be read. */
  List<Flaw> change(Item there, Item right) {
    Optional<Change> stored = ChangeItem.readable(Optional.of(there));
    return stored.equals(ChangeItem.readable(Optional.of(right)))
            && there.optional(ID).equals(right.optional(ID)) // in another case
        ? copy(there, right, Flaw.STALE_CHANGE)
        : List.of(Flaw.STALE_CHANGE);
  }

  List<Flaw> references(Item there, Item right) {
    return ReferencesItem.same(there, right) ? List.of() : List.of(Flaw.STALE_REFERENCES);
  }

  List<Flaw> link(Item there, Item right) {
    return copy(there, right, Flaw.STALE_SUMMARY);
  }

  private List<Flaw> copy(Item there, Item right, Flaw stale) {
    return List.of(placed(there, right) ? stale : Flaw.WRONG_KEYS);
  }

  private boolean placed(Item there, Item right) {
    return items.places(there).equals(items.places(right));
  }

  List<Flaw> own(Item there, Item right) {
    List<Flaw> flaws = new ArrayList<>();
    if (!Unfinished.of(there).equals(Unfinished.of(right))) {
      flaws.add(Flaw.UNFINISHED_WRITE);
    }
    if (!PaperAttributes.read(there).equals(PaperAttributes.read(right))) {
      flaws.add(Flaw.STALE_RECORD);
    }
    if (!placed(there, right)) {
      flaws.add(Flaw.WRONG_KEYS);
    }
    if (!there.value(DETAILS).equals(right.value(DETAILS))) {
      flaws.add(Flaw.STALE_SUMMARY);
    }
    if (there
        .value(CONTENT_HASH)
        .filter(it -> !right.value(CONTENT_HASH).equals(Optional.of(it)))
        .isPresent()) {
      flaws.add(Flaw.WRONG_HASH);
    }
    return flaws;
  }

  List<Flaw> version(Item there, Item right) {
    Paper kept = VersionItem.read(there);
    Paper record = VersionItem.read(right);
    if (!kept.equals(record) || !kept.id().value().equals(record.id().value())) {
      return List.of(Flaw.STALE_VERSION);
    }
    if (!there.value(CONTENT_HASH).equals(right.value(CONTENT_HASH))) {
      return List.of(Flaw.WRONG_HASH);
    }
    if (!placed(there, right)) {
      return List.of(Flaw.WRONG_KEYS);
    }
    return VersionItem.expiresAt(there).equals(VersionItem.expiresAt(right))
        ? List.of()
        : List.of(Flaw.UNEXPECTED_EXPIRY);
  }
}
