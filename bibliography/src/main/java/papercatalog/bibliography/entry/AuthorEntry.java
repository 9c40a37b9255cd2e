package papercatalog.bibliography.entry;

import papercatalog.domain.model.Author;

/** An author's profile, ready to be written. */
public record AuthorEntry(FilePosition position, Author author) implements Entry {}
