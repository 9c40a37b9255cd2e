package papercatalog.infra;

/** An operator's choice that makes no sense; the message is the one line that they see. */
public final class InvalidSetting extends RuntimeException {
  private static final long serialVersionUID = 1L;

  InvalidSetting(String name, Object value, String rule) {
    super("Invalid setting " + name + "=" + value + ": " + rule + ".");
  }
}
