package papercatalog.cli.failure;

public class CommandFailed extends RuntimeException {
  final String code;

  public CommandFailed(String code, String message) {
    this(code, message, null);
  }

  public CommandFailed(String code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }
}
