package papercatalog.entry;

/**
 * Something that was read by a rule that the operator may want to know of.
 *
 * @param text one line, as {@code month `May 2 - May 7` read as 2019-05-02}
 */
public record Notice(NoticeKind kind, String text) {}
