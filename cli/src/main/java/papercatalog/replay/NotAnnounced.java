package papercatalog.replay;

/** The target of a replay does not take a change. */
public final class NotAnnounced extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotAnnounced(String message) {
    super(message);
  }
}
