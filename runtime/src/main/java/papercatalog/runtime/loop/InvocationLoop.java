package papercatalog.runtime.loop;

import module java.base;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import papercatalog.runtime.http.HttpResponse;

/**
 * Creates the handler, then answers events one after the other until Lambda ends the process.
 * Readers wait for this code, so it avoids what the JDK first has to set up: formats, regular
 * expressions, loggers, lambdas.
 */
public final class InvocationLoop {
  private static final int FAILED = 1;

  private final RuntimeApi api;
  private final RequestStreamHandler handler;
  private final ByteArrayOutputStream answer = new ByteArrayOutputStream(1024);

  private InvocationLoop(RuntimeApi api, RequestStreamHandler handler) {
    this.api = api;
    this.handler = handler;
  }

  /**
   * Runs the handler with the class of that name, until an error leaves the JVM in doubt. When the
   * runtime API does not answer, or refuses, the process exits with an error.
   */
  public static void main(String[] arguments) throws IOException {
    RuntimeApi api = RuntimeApi.at(System.getenv("AWS_LAMBDA_RUNTIME_API"));
    RequestStreamHandler handler;
    try {
      handler = HandlerLoader.open(arguments[0]);
    } catch (Throwable thrown) {
      FunctionFailure failure = FunctionFailure.ofStart(arguments[0], thrown);
      FailureJson.log(failure, null);
      api.failStart(failure);
      System.exit(FAILED);
      return;
    }
    new InvocationLoop(api, handler).run();
  }

  private void run() throws IOException {
    boolean sound = true;
    while (sound) {
      sound = answer(api.next());
    }
  }

  /** Returns whether the JVM may go on. */
  private boolean answer(HttpResponse event) throws IOException {
    String requestId = event.headers().get(RuntimeApi.REQUEST_ID);
    try {
      answer.reset();
      handler.handleRequest(event.body(), answer, null); // none reads its context
      api.respond(requestId, answer);
      return true;
    } catch (Throwable thrown) {
      FunctionFailure failure = FunctionFailure.of(thrown);
      try {
        api.fail(requestId, failure);
      } finally {
        FailureJson.log(failure, requestId);
      }
      return !failure.last();
    } finally {
      Thread.interrupted(); // a handler must not interrupt the next one
    }
  }
}
