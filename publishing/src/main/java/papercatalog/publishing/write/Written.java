package papercatalog.publishing.write;

/** The result of a write. The stored revision is 0 for deleted papers and for authors. */
public record Written(Outcome outcome, long revision, Work work) {}
