package papercatalog.runtime.loop;

import module java.base;

/** The log on standard output: a line for each failure, as AWS's runtime client writes it. */
final class FailureLog {
  private static final String NOTHING = "FATAL";

  private FailureLog() {}

  /** Writes the line, unless the level excludes errors; a failed start has no request id. */
  static void write(FunctionFailure failure, String requestId) throws IOException {
    if (!NOTHING.equalsIgnoreCase(System.getenv("AWS_LAMBDA_LOG_LEVEL"))) {
      byte[] line = FailureJson.line(failure, requestId);
      System.out.write(line, 0, line.length);
      System.out.flush();
    }
  }
}
