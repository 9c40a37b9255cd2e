package papercatalog.source;

/** An entry cannot become a record; the message is the reason that the operator reads. */
final class UnusableEntry extends RuntimeException {
  UnusableEntry(String reason) {
    super(reason, null, false, false);
  }
}
