package papercatalog.runtime.loop;

import module java.base;

/**
 * A failure to report to Lambda.
 *
 * @param kind the kind by which Lambda counts it
 * @param thrown {@code null} if the stack is not the function's
 * @param last whether the JVM should end
 * @param log the text for the log
 */
record FunctionFailure(
    String kind, String message, String type, Throwable thrown, boolean last, String log) {
  private static final String BAD_CODE = "Runtime.BadFunctionCode";
  private static final String EXCEPTION = "Runtime.UserException";

  /** A handler that cannot be created: its class, or its constructor has failed. */
  static FunctionFailure ofStart(String handler, Throwable thrown) {
    boolean constructed = thrown instanceof InvocationTargetException;
    Throwable cause = constructed ? thrown.getCause() : thrown;
    String reason = cause.getMessage() == null ? "" : ": " + cause.getMessage();
    String message = constructed ? message(cause) : "Error loading class " + handler + reason;
    return new FunctionFailure(BAD_CODE, message, name(cause), null, true, log(message, cause));
  }

  static FunctionFailure of(Throwable thrown) {
    OwnFrames.cut(thrown);
    String message = message(thrown);
    boolean last = thrown instanceof VirtualMachineError || thrown instanceof IOError;
    return new FunctionFailure(
        EXCEPTION, message, name(thrown), thrown, last, log(message, thrown));
  }

  /** The message; without one, the name of the class. */
  private static String message(Throwable thrown) {
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
