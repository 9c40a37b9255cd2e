package papercatalog.cli.failure;

/** A command cannot go on; the message says why in one or two sentences. */
public final class CommandFailed extends RuntimeException {
  private final String code;

  /**
   * @param code for programs: {@code version-not-found}
   */
  public CommandFailed(String code, String message) {
    super(message);
    this.code = code;
  }

  /** The error code for programs. */
  public String code() {
    return code;
  }
}
