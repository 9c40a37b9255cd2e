package papercatalog.insights;

/** Logs Insights gave no answer; the message says why, in one line. */
public final class QueryFailed extends RuntimeException {
  QueryFailed(String message) {
    super(message);
  }

  QueryFailed(String message, Throwable cause) {
    super(message, cause);
  }
}
