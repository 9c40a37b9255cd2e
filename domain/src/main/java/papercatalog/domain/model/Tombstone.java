package papercatalog.domain.model;

import module java.base;

/** The readable remains of a withdrawn paper. */
public record Tombstone(PaperId id, String title, Optional<String> reason, Instant withdrawnAt) {
  /** Older records lack the time of withdrawal; their time of writing replaces it. */
  public static Tombstone of(Paper withdrawn) {
    return new Tombstone(
        withdrawn.id(),
        withdrawn.title(),
        withdrawn.statusReason(),
        withdrawn.withdrawnAt().orElse(withdrawn.updatedAt()));
  }
}
