package papercatalog.infra;

/** An invalid setting; the message is the one line that the operator sees. */
public final class InvalidSetting extends RuntimeException {
  InvalidSetting(String name, Object value, String rule) {
    super("Invalid setting " + name + "=" + value + ": " + rule + ".");
  }
}
