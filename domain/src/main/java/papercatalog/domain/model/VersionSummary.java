package papercatalog.domain.model;

import module java.base;

/**
 * A version in the list of a paper's versions.
 *
 * @param version the paper's own label at that time, such as {@code 0.3}
 * @param updatedAt when this state was written
 * @param expiresAt when DynamoDB may drop it: a superseded draft, if the operator lets them expire
 */
public record VersionSummary(
    PaperId id,
    long revision,
    String title,
    Optional<String> version,
    Status status,
    Optional<String> statusReason,
    PublicationDate published,
    Instant updatedAt,
    Optional<Instant> expiresAt) {
  /** Whether it has expired, even if DynamoDB has not dropped it yet. */
  public boolean expired(Instant now) {
    return expiresAt.isPresent() && !expiresAt.get().isAfter(now);
  }
}
