package papercatalog.bibliography.entry;

/** The result of reading one entry of a file. */
public sealed interface Entry permits PaperEntry, AuthorEntry, Rejected {
  FilePosition position();
}
