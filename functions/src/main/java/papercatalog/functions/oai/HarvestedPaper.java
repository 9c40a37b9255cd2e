package papercatalog.functions.oai;

import java.util.Optional;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;

/**
 * A change as a harvester sees it.
 *
 * @param set the collection of the paper, as far as it is known
 * @param paper empty for a deleted record, and where only headers are asked for
 */
record HarvestedPaper(
    Change change, boolean deleted, Optional<CollectionName> set, Optional<Paper> paper) {
  /** A change without its record. */
  static HarvestedPaper of(Change change, Optional<CollectionName> set) {
    return new HarvestedPaper(change, isRemoval(change), set, Optional.empty());
  }

  HarvestedPaper with(Paper found) {
    return new HarvestedPaper(change, deleted, Optional.of(found.collection()), Optional.of(found));
  }

  /** The same in a set that the paper is not in. */
  HarvestedPaper asDeparted() {
    return new HarvestedPaper(change, true, set, Optional.empty());
  }

  private static boolean isRemoval(Change change) {
    return switch (change.kind()) {
      case WITHDRAWN, DELETED, LEFT -> true;
      case CREATED, REVISED, REINSTATED -> false;
    };
  }
}
