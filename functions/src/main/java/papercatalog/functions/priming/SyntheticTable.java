package papercatalog.functions.priming;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;

/**
 * A loopback server that answers every DynamoDB request with synthetic items: the real table may be
 * empty.
 */
final class SyntheticTable implements AutoCloseable {
  private static final String LENGTH = "content-length:";

  private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final List<byte[]> answers;
  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private int given;

  SyntheticTable(AccessPattern<?> pattern) throws IOException {
    answers = SyntheticAnswers.all(pattern);
    thread.execute(this::serve);
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getLocalPort());
  }

  /** The number of different answers; the server cycles through them. */
  int answers() {
    return answers.size();
  }

  /** Also ends the thread, so that the snapshot does not contain it. */
  @Override
  public void close() throws IOException {
    server.close();
    thread.close();
  }

  /** Serves one connection at a time, as a function opens them. */
  private void serve() {
    while (!server.isClosed()) {
      try (Socket socket = server.accept()) {
        socket.setTcpNoDelay(true);
        InputStream input = new BufferedInputStream(socket.getInputStream());
        while (readRequest(input)) {
          socket.getOutputStream().write(answers.get(given++ % answers.size()));
        }
      } catch (IOException _) {
        // The client disconnected, or the server was closed.
      }
    }
  }

  /** Reads a request; returns false at the end of the connection. */
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
