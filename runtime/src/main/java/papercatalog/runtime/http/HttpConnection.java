package papercatalog.runtime.http;

import module java.base;

/** A kept connection without time limits, for one exchange at a time. Not thread-safe. */
public final class HttpConnection implements AutoCloseable {
  private final String host;
  private final int port;

  /** {@code null} while there is no connection. */
  private Socket socket;

  private ResponseReader reader;

  public HttpConnection(String host, int port) {
    this.host = host;
    this.port = port;
  }

  /**
   * Sends a request, head and body in one write and so in one packet, and reads the answer. If the
   * server has closed the kept connection unanswered, it sends again over a new one.
   */
  public HttpResponse exchange(byte[] request) throws IOException {
    boolean reusable = false;
    try {
      if (socket == null || !answers(request)) {
        connect();
        send(request);
      }
      HttpResponse response = reader.read();
      reusable = reader.atEndOfResponse();
      return response;
    } finally {
      if (!reusable) {
        close();
      }
    }
  }

  /** Returns whether the server answers a request over the kept connection. */
  private boolean answers(byte[] request) throws IOException {
    try {
      send(request);
      return true;
    } catch (EOFException | SocketException _) {
      close();
      return false;
    }
  }

  private void connect() throws IOException {
    socket = new Socket();
    socket.setTcpNoDelay(true);
    socket.connect(new InetSocketAddress(host, port));
    reader = new ResponseReader(socket);
  }

  private void send(byte[] request) throws IOException {
    socket.getOutputStream().write(request);
    reader.awaitResponse();
  }

  @Override
  public void close() throws IOException {
    if (socket != null) {
      socket.close();
      socket = null;
    }
  }
}
