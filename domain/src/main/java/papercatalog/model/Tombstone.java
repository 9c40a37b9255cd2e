package papercatalog.model;

import java.time.Instant;
import java.util.Optional;

/**
 * What is left to read of a withdrawn paper.
 *
 * @param withdrawnAt when the record was withdrawn
 */
public record Tombstone(PaperId id, String title, Optional<String> reason, Instant withdrawnAt) {}
