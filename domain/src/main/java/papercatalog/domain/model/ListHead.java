package papercatalog.domain.model;

/** The thing that a list of papers belongs to. */
public sealed interface ListHead permits Author, DirectoryEntry {}
