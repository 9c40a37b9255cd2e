package papercatalog.publishing.record;

import static papercatalog.domain.schema.Attributes.CONTENT_HASH;
import static papercatalog.domain.schema.Attributes.ID;

import module java.base;

import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.ContentHash;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.VersionItem;

/**
 * A paper as stored, and the version that has its whole record if its own item does not.
 *
 * @param references with the papers that were found for them, if there are any
 */
public record StoredPaper(Item item, Optional<Item> version, Optional<Item> references) {
  /** The whole paper; for a withdrawn one, the record that remains. */
  public Paper paper() {
    Paper record = version.map(VersionItem::read).orElseGet(() -> PaperAttributes.read(item));
    return record.finding(ReferencesItem.readable(references));
  }

  /** The id from the key, in lower case; also for damaged items. */
  public PaperId id() {
    return new PaperId(item.key().partition().substring(KeyPrefix.PAPER.text().length()));
  }

  /** The id as published, if it can be read. */
  public PaperId spelledId() {
    return item.optional(ID).filter(Grammar.PAPER_ID::admits).map(PaperId::new).orElseGet(this::id);
  }

  public long revision() {
    return PaperAttributes.readRevision(item);
  }

  /** Fails with {@link RevisionConflict} at another revision; empty accepts any. // I-4 */
  public void requireRevision(OptionalLong seen) {
    if (seen.isPresent() && seen.getAsLong() != revision()) {
      throw new RevisionConflict(id(), seen.getAsLong(), revision());
    }
  }

  public boolean withdrawn() {
    return PaperAttributes.readSummary(item).status() == Status.WITHDRAWN;
  }

  /** The stored content hash; computed for items from before hashes were stored. */
  public String contentHash() {
    return item.optional(CONTENT_HASH).orElseGet(() -> ContentHash.of(paper()));
  }

  public Optional<Unfinished> unfinished() {
    return Unfinished.of(item);
  }

  /** Whether an unfinished write withdraws or deletes the paper. */
  public boolean leaving() {
    return unfinished().filter(task -> !(task instanceof Unfinished.Linking)).isPresent();
  }
}
