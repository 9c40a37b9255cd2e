package papercatalog.cli.failure;

/** A command cannot go on; the message says why in one or two sentences. */
public class CommandFailed extends RuntimeException {
  private final String code;

  /**
   * @param code for programs: {@code version-not-found}
   */
  public CommandFailed(String code, String message) {
    this(code, message, null);
  }

  public CommandFailed(String code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  public final String code() {
    return code;
  }
}
