package papercatalog.publishing.entry;

/** An entry cannot become a record; the message is the reason that the operator reads. */
public final class UnusableEntry extends RuntimeException {
  public UnusableEntry(String reason) {
    super(reason, null, false, false);
  }
}
