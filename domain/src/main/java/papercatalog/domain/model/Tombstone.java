package papercatalog.domain.model;

import java.time.Instant;
import java.util.Optional;

/**
 * What is left to read of a withdrawn paper.
 *
 * @param withdrawnAt when the record was withdrawn
 */
public record Tombstone(PaperId id, String title, Optional<String> reason, Instant withdrawnAt) {
  /** What is left of a paper; one withdrawn before that was recorded says when it was written. */
  public static Tombstone of(Paper withdrawn) {
    return new Tombstone(
        withdrawn.id(),
        withdrawn.title(),
        withdrawn.statusReason(),
        withdrawn.withdrawnAt().orElse(withdrawn.updatedAt()));
  }
}
