package papercatalog.publishing.entry;

/** A rule applied in reading an entry, or a value that it shares with others, in one line. */
public record Notice(NoticeKind kind, String text) {}
