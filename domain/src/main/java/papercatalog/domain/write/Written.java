package papercatalog.domain.write;

/**
 * What a write came to and what it took.
 *
 * @param revision the revision that is there now; 0 of what is deleted, and of authors
 */
public record Written(Outcome outcome, long revision, Work work) {}
