package papercatalog.domain.write;

/**
 * The result of a write, and its work.
 *
 * @param revision the stored revision; 0 for deleted papers and for authors
 */
public record Written(Outcome outcome, long revision, Work work) {}
