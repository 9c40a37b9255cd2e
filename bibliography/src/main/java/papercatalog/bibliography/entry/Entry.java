package papercatalog.bibliography.entry;

/** What one entry of a file became. */
public sealed interface Entry permits PaperEntry, AuthorEntry, Rejected {
  /** Where it stands. */
  FilePosition position();
}
