package papercatalog.domain.model;

import java.time.Instant;
import java.util.Optional;

/**
 * What a list of versions shows of one: a state of the record of a paper.
 *
 * @param revision counts the states of the record, from 1
 * @param version the paper's own label at that time, such as {@code 0.3}
 * @param statusReason why it was retracted or withdrawn
 * @param updatedAt when this state was written
 * @param expiresAt when it may be dropped: of superseded drafts only, where the operator wants it
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
  /** Whether its time is over, also while DynamoDB has not dropped it yet. */
  public boolean expired(Instant now) {
    return expiresAt.isPresent() && !expiresAt.get().isAfter(now);
  }
}
