package papercatalog.source;

/** What one entry of a file became. */
public sealed interface Entry permits PaperEntry, AuthorEntry, Rejected {
  /** Where it stands. */
  Origin origin();
}
