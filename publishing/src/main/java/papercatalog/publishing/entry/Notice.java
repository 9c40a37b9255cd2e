package papercatalog.publishing.entry;

/** A rule applied in reading an entry, or a value that it shares with others, in one line. */
public record Notice(NoticeKind kind, String text) {
  /** The field that the notice is about, for kinds that are counted by field; else empty. */
  public String field() {
    return kind == NoticeKind.FIELD_NOT_STORED ? text.substring(0, text.indexOf(':')) : "";
  }
}
