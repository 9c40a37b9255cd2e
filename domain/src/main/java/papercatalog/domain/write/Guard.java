package papercatalog.domain.write;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperAttributes;

/**
 * The state of a paper's item that every transaction of a write is conditional on. The revision
 * keeps a write from overwriting unseen changes; the mark of an unfinished write keeps a slow
 * writer out after another has finished its work; the content differs after a deletion, which
 * restarts revisions. // I-4
 */
record Guard(PaperId id, Optional<Item> seen) {
  private static final List<String> SEEN = List.of(REVISION, CONTENT_HASH, UNFINISHED);

  static Guard absent(PaperId id) {
    return new Guard(id, Optional.empty());
  }

  static Guard of(PaperId id, Item seen) {
    return new Guard(id, Optional.of(seen));
  }

  /** The failure when the paper's item is not as seen. */
  CatalogException refused(Optional<Item> found) {
    if (seen.isEmpty()) {
      return new PaperAlreadyExists(id);
    }
    return new RevisionConflict(
        id,
        PaperAttributes.readRevision(seen.get()),
        found.map(PaperAttributes::readRevision).orElse(0L));
  }

  SeenCondition condition() {
    return SeenCondition.of(seen, SEEN);
  }
}
