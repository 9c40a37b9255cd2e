package papercatalog.runtime.loop;

import module java.base;

/**
 * A failure to report to Lambda.
 *
 * @param kind the kind by which Lambda counts it
 * @param type the class of the exception, or {@code null} without one
 * @param thrown {@code null} if the report has no stack, because the stack is not the function's
 * @param last whether the JVM should end
 * @param log the text for the log
 */
record FunctionFailure(
    String kind, String message, String type, Throwable thrown, boolean last, String log) {
  private static final String BAD_CODE = "Runtime.BadFunctionCode";
  private static final String EXCEPTION = "Runtime.UserException";

  static FunctionFailure of(Throwable thrown) {
    return thrown instanceof BrokenFunction broken ? ofFunction(broken) : ofHandler(thrown);
  }

  private static FunctionFailure ofFunction(BrokenFunction broken) {
    Throwable cause = broken.getCause();
    String message = broken.getMessage();
    return cause == null
        ? new FunctionFailure(BAD_CODE, message, null, null, broken.last(), message + '\n')
        : new FunctionFailure(
            BAD_CODE, message, name(cause), null, broken.last(), log(message, cause));
  }

  private static FunctionFailure ofHandler(Throwable thrown) {
    OwnFrames.cut(thrown);
    String message = message(thrown);
    boolean last = thrown instanceof VirtualMachineError || thrown instanceof IOError;
    return new FunctionFailure(
        EXCEPTION, message, name(thrown), thrown, last, log(message, thrown));
  }

  /** The message; without one, the name of the class. */
  static String message(Throwable thrown) {
    String message = thrown.getLocalizedMessage();
    return message == null ? name(thrown) : message;
  }

  private static String log(String message, Throwable thrown) {
    OwnFrames.cut(thrown);
    StringWriter trace = new StringWriter();
    thrown.printStackTrace(new PrintWriter(trace));
    return message + ": " + name(thrown) + '\n' + trace + '\n';
  }

  private static String name(Throwable thrown) {
    return thrown.getClass().getName();
  }
}
