package papercatalog.replay;

/** Who should have been told of a change does not take it. */
public final class NotAnnounced extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotAnnounced(String message) {
    super(message);
  }
}
