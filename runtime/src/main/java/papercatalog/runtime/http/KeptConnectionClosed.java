package papercatalog.runtime.http;

import java.io.IOException;

/**
 * The server has closed a connection that was kept from an earlier exchange, and has answered
 * nothing: a request that it can be sent twice may go out again, on a new connection.
 */
public final class KeptConnectionClosed extends IOException {
  private static final long serialVersionUID = 1;

  KeptConnectionClosed(IOException cause) {
    super(cause.getMessage(), cause);
  }
}
