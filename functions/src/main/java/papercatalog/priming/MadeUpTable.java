package papercatalog.priming;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A DynamoDB on the loopback interface that answers whatever it is asked with the same made-up
 * items. A table may be empty when a function prepares for its snapshot; this one never is.
 */
final class MadeUpTable implements AutoCloseable {
  private static final String LENGTH = "content-length:";

  private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final byte[] answer;
  private final ExecutorService thread = Executors.newSingleThreadExecutor();

  MadeUpTable() throws IOException {
    try (InputStream body = MadeUpTable.class.getResourceAsStream("answer.json")) {
      answer = whole(Objects.requireNonNull(body).readAllBytes());
    }
    thread.execute(this::serve);
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getLocalPort());
  }

  /** Ends its thread too: nothing of it may be in the snapshot. */
  @Override
  public void close() throws IOException {
    server.close();
    thread.close();
  }

  private static byte[] whole(byte[] body) {
    String head =
        "HTTP/1.1 200 OK\r\nContent-Type: application/x-amz-json-1.0\r\nContent-Length: "
            + body.length
            + "\r\n\r\n";
    byte[] start = head.getBytes(US_ASCII);
    byte[] whole = Arrays.copyOf(start, start.length + body.length);
    System.arraycopy(body, 0, whole, start.length, body.length);
    return whole;
  }

  /** One connection after the other, as a function opens them. */
  private void serve() {
    while (!server.isClosed()) {
      try (Socket socket = server.accept()) {
        socket.setTcpNoDelay(true);
        InputStream input = new BufferedInputStream(socket.getInputStream());
        while (readRequest(input)) {
          socket.getOutputStream().write(answer);
        }
      } catch (IOException _) {
        // Whoever asked has left, or this is closed.
      }
    }
  }

  /** Reads one request; false at the end of the connection. */
  private static boolean readRequest(InputStream input) throws IOException {
    int length = 0;
    String line = line(input);
    boolean there = !line.isEmpty();
    for (; !line.isEmpty(); line = line(input)) {
      if (line.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
        length = Integer.parseInt(line.substring(LENGTH.length()).strip());
      }
    }
    input.skipNBytes(length);
    return there;
  }

  private static String line(InputStream input) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = input.read(); c >= 0 && c != '\n'; c = input.read()) {
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }
}
