package papercatalog.infra;

/** An invalid setting; the message is the one line that the operator sees. */
public final class InvalidSetting extends RuntimeException {
  private static final long serialVersionUID = 1L;

  InvalidSetting(String name, Object value, String rule) {
    super("Invalid setting " + name + "=" + value + ": " + rule + ".");
  }
}
