package papercatalog.cli.cost;

/** Two lines, as {@code docs/cost.md} shows them; Lambda's own need {@code logLevel=DEBUG}. */
public final class LoggedBytes {
  /** CloudWatch adds this to every line. */
  static final int EVENT = 26;

  /** The function's line, written unless the stack is deployed with {@code logLevel=WARN}. */
  static final int FUNCTION_LINE = 262;

  /** API Gateway's access log line. */
  static final int ACCESS_LINE = 209;

  public static final int A_REQUEST = FUNCTION_LINE + ACCESS_LINE + 2 * EVENT;

  private LoggedBytes() {}
}
