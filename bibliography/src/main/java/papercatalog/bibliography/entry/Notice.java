package papercatalog.bibliography.entry;

/**
 * Something about an entry that was written that the operator may want to know: a rule by which it
 * was read, or what it has in common with others.
 *
 * @param text one line, as {@code month `May 2 - May 7` read as 2019-05-02}
 */
public record Notice(NoticeKind kind, String text) {}
