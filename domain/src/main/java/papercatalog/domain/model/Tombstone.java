package papercatalog.domain.model;

import module java.base;

/**
 * The readable remains of a withdrawn paper.
 *
 * @param versions latest first, where they were read
 */
public record Tombstone(
    PaperId id,
    String title,
    Optional<String> reason,
    Instant withdrawnAt,
    List<VersionSummary> versions) {
  /** Older records lack the time of withdrawal; their time of writing replaces it. */
  public static Tombstone of(Paper withdrawn) {
    return new Tombstone(
        withdrawn.id(),
        withdrawn.title(),
        withdrawn.statusReason(),
        withdrawn.withdrawnAt().orElse(withdrawn.updatedAt()),
        List.of());
  }

  public Tombstone with(List<VersionSummary> read) {
    return new Tombstone(id, title, reason, withdrawnAt, read);
  }
}
