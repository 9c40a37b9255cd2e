package papercatalog.record;

import static papercatalog.schema.Attributes.CONTENT_HASH;
import static papercatalog.schema.Attributes.ID;

import java.util.Optional;
import java.util.OptionalLong;
import papercatalog.error.RevisionConflict;
import papercatalog.model.ContentHash;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.Status;
import papercatalog.schema.Grammar;
import papercatalog.schema.KeyPrefix;
import papercatalog.table.Item;
import papercatalog.table.PaperAttributes;
import papercatalog.table.Unfinished;
import papercatalog.table.VersionItem;

/**
 * A paper as the table holds it.
 *
 * @param item the paper's own item
 * @param version the item that names all the authors, when the paper's own does not
 */
public record StoredPaper(Item item, Optional<Item> version) {
  /** The paper with all its authors; what is left of it when it was withdrawn. */
  public Paper paper() {
    return version.map(VersionItem::read).orElseGet(() -> PaperAttributes.read(item));
  }

  /** Its id in lower case, as its key has it: of a damaged item too. */
  public PaperId id() {
    return new PaperId(item.key().partition().substring(KeyPrefix.PAPER.text().length()));
  }

  /** Its id as it was published, where that can be read. */
  public PaperId spelledId() {
    return item.optional(ID).filter(Grammar.PAPER_ID::admits).map(PaperId::new).orElseGet(this::id);
  }

  public long revision() {
    return PaperAttributes.readRevision(item);
  }

  /**
   * Holds it against the revision that a command is about.
   *
   * @param seen empty when it is about whatever is there
   * @throws RevisionConflict when another one is there // I-4
   */
  public void requireRevision(OptionalLong seen) {
    if (seen.isPresent() && seen.getAsLong() != revision()) {
      throw new RevisionConflict(id(), seen.getAsLong(), revision());
    }
  }

  public boolean withdrawn() {
    return PaperAttributes.readSummary(item).status() == Status.WITHDRAWN;
  }

  /** The hash that was stored with it; of an item from before there were any, the one it has. */
  public String contentHash() {
    return item.optional(CONTENT_HASH).orElseGet(() -> ContentHash.of(paper()));
  }

  /** What a write has begun on it and not ended. */
  public Optional<Unfinished> unfinished() {
    return Unfinished.of(item);
  }

  /** Whether a write has begun to withdraw or delete it. */
  public boolean leaving() {
    return unfinished().filter(task -> !(task instanceof Unfinished.Links)).isPresent();
  }
}
