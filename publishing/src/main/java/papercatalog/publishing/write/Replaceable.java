package papercatalog.publishing.write;

import java.util.Optional;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.Tombstone;
import papercatalog.publishing.record.StoredPaper;

/** The stored papers that a publication may replace. */
public enum Replaceable {
  NONE,
  LIVE,
  /** Also withdrawn papers, which are reinstated. */
  ANY;

  /** Fails unless the found paper may be replaced. Revision 0 is based on no revision. */
  void check(Paper given, Optional<StoredPaper> found) {
    if (this == NONE && found.isPresent()) {
      throw new PaperAlreadyExists(given.id());
    }
    long revision = found.map(StoredPaper::revision).orElse(0L);
    if (given.revision() > 0 && given.revision() != revision) {
      throw new RevisionConflict(given.id(), given.revision(), revision);
    }
    if (this == LIVE
        && given.status() != Status.WITHDRAWN
        && found.isPresent()
        && found.get().withdrawn()) {
      throw new PaperWithdrawn(Tombstone.of(found.get().paper()));
    }
  }
}
