package papercatalog.citations.style;

/** A style that the processor cannot use, or that could read other files or never end. */
public final class UnusableStyle extends RuntimeException {
  UnusableStyle(String style, String reason) {
    this(style, reason, null);
  }

  UnusableStyle(String style, String reason, Throwable cause) {
    super("'%s' %s".formatted(style, reason.replaceAll("\\s+", " ")), cause);
  }
}
