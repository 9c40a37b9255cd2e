package papercatalog.bibliography.entry;

/**
 * A notice for the operator about an entry that was written: a rule that was applied in reading it,
 * or a value that it shares with others.
 *
 * @param text one line, as {@code month `May 2 - May 7` read as 2019-05-02}
 */
public record Notice(NoticeKind kind, String text) {}
