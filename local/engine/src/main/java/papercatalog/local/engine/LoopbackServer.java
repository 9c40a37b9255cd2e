package papercatalog.local.engine;

import module java.base;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** An HTTP server on 127.0.0.1 only. Its port is open before it serves: clients then wait. */
public final class LoopbackServer implements AutoCloseable {
  private static final String LOOPBACK = "127.0.0.1";

  private final Server server = new Server();
  private final ServerConnector connector;

  /** Opens the port; 0 picks a free one. Fails if the port is not available. */
  public LoopbackServer(int port, HttpConfiguration http) throws IOException {
    connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(LOOPBACK);
    connector.setPort(port);
    connector.open();
    server.addConnector(connector);
  }

  /** Starts to serve; {@code errors} answers the requests that cannot be parsed. */
  public void serve(Handler handler, Request.Handler errors) {
    server.setErrorHandler(errors);
    serve(handler);
  }

  public void serve(Handler handler) {
    server.setHandler(handler);
    try {
      server.start();
    } catch (Exception e) {
      throw new IllegalStateException("The server did not start: " + e.getMessage(), e);
    }
  }

  public int port() {
    return connector.getLocalPort();
  }

  public URI url() {
    return URI.create("http://" + LOOPBACK + ":" + port());
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("The server did not stop: " + e.getMessage(), e);
    } finally {
      connector.close(); // also of a server that never served
    }
  }
}
