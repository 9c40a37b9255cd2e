package papercatalog.record;

import java.time.Instant;
import java.util.Optional;
import papercatalog.model.Paper;
import papercatalog.table.Item;
import papercatalog.table.PaperAttributes;
import papercatalog.table.VersionItem;

/**
 * A state of a paper that was superseded.
 *
 * @param paper the whole record as it was
 * @param supersededAt when the next revision took its place
 * @param expiresAt when it may be dropped; empty when it is kept
 */
public record PastVersion(Paper paper, Instant supersededAt, Optional<Instant> expiresAt) {
  /** What a version item says; nothing when it holds the current revision. */
  static Optional<PastVersion> of(Item version) {
    return VersionItem.supersededAt(version)
        .map(
            since ->
                new PastVersion(
                    PaperAttributes.read(version), since, VersionItem.expiresAt(version)));
  }

  /** Whether its time is over, also while DynamoDB has not dropped it yet. */
  public boolean expired(Instant now) {
    return expiresAt.isPresent() && !expiresAt.get().isAfter(now);
  }
}
