package papercatalog.source;

import papercatalog.model.Author;

/** An author's profile, ready to be written. */
public record AuthorEntry(Origin origin, Author author) implements Entry {}
