package papercatalog.runtime.http;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.time.Duration;

/** One connection to a server, for one exchange at a time. */
final class HttpConnection implements Closeable {
  /** A server may have closed a connection that has been idle for so long. */
  private static final Duration DOUBTFUL = Duration.ofSeconds(1);

  /** Servers keep idle connections for longer than this. */
  private static final Duration STALE = Duration.ofSeconds(20);

  private final Socket socket;
  private final ResponseReader reader;
  private long idleSince;

  private HttpConnection(Socket socket) throws IOException {
    this.socket = socket;
    this.reader = new ResponseReader(socket);
  }

  static HttpConnection open(InetSocketAddress address) throws IOException {
    Socket socket = new Socket();
    boolean open = false;
    try {
      socket.setTcpNoDelay(true);
      socket.connect(address);
      HttpConnection connection = new HttpConnection(socket);
      open = true;
      return connection;
    } finally {
      if (!open) {
        socket.close();
      }
    }
  }

  /**
   * Sends a request and reads the answer.
   *
   * @param request head and body: one write, so that they leave in one packet
   * @throws KeptConnectionClosed when there was an exchange before, and no byte of this answer
   */
  HttpResponse exchange(byte[] request) throws IOException {
    try {
      socket.getOutputStream().write(request);
      reader.awaitResponse();
    } catch (EOFException | SocketException e) {
      throw idleSince > 0 ? new KeptConnectionClosed(e) : e;
    }
    HttpResponse response = reader.read();
    idleSince = System.currentTimeMillis();
    return response;
  }

  /** Whether another exchange may follow the last one. */
  boolean reusable() {
    return reader.atEndOfResponse();
  }

  /** Whether the server still seems to be there, after an idle time. */
  boolean alive() {
    // By the clock on the wall: the other one may stand still while a function is frozen.
    long idle = System.currentTimeMillis() - idleSince;
    boolean fresh = idle >= 0 && idle < DOUBTFUL.toMillis();
    return fresh || (idle < STALE.toMillis() && silent());
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  /** A server that is there says nothing unasked; one that has left says that the stream ends. */
  private boolean silent() {
    try {
      socket.setSoTimeout(1);
      int _ = socket.getInputStream().read();
      return false;
    } catch (SocketTimeoutException _) {
      return waitsForEver();
    } catch (IOException _) {
      return false;
    }
  }

  private boolean waitsForEver() {
    try {
      socket.setSoTimeout(0);
      return true;
    } catch (SocketException _) {
      return false;
    }
  }
}
