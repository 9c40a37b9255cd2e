package papercatalog.entry;

import papercatalog.model.Author;

/** An author's profile, ready to be written. */
public record AuthorEntry(FilePosition position, Author author) implements Entry {}
