package papercatalog.cli.cost;

/**
 * What a request writes to the logs, in bytes: two lines, both shown in {@code docs/cost.md}, whose
 * lengths are these.
 *
 * <p>Lambda's own lines are not written, unless an operator asks for them with {@code
 * logLevel=DEBUG}.
 */
public final class LoggedBytes {
  /** CloudWatch counts so much for every line, whatever its length. */
  static final int EVENT = 26;

  /** What the function says of a request, unless it is deployed with {@code logLevel=WARN}. */
  static final int FUNCTION_LINE = 262;

  /** What API Gateway says of it. */
  static final int ACCESS_LINE = 209;

  /** All of it. */
  public static final int A_REQUEST = FUNCTION_LINE + ACCESS_LINE + 2 * EVENT;

  private LoggedBytes() {}
}
