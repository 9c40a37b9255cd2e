package papercatalog.domain.record;

import static papercatalog.domain.schema.Attributes.CONTENT_HASH;
import static papercatalog.domain.schema.Attributes.ID;

import java.util.Optional;
import java.util.OptionalLong;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.ContentHash;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.Unfinished;
import papercatalog.domain.table.VersionItem;

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
