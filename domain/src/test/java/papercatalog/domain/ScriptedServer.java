package papercatalog.domain;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

/** Says what it was made to say, byte for byte, whatever it is asked. */
public final class ScriptedServer implements AutoCloseable {
  private final ServerSocket server;
  private final List<String> responses;
  private final int packet;
  private final long pause;
  private final boolean hangsUp;
  private final AtomicInteger connections = new AtomicInteger();
  private int said;

  private ScriptedServer(List<String> responses, int packet, long pause, boolean hangsUp)
      throws IOException {
    this.responses = responses;
    this.packet = packet;
    this.pause = pause;
    this.hangsUp = hangsUp;
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  /** One response after the other, in packets of so many bytes. */
  public static ScriptedServer saying(int packet, String... responses) throws IOException {
    return new ScriptedServer(List.of(responses), packet, 0, false);
  }

  /** The same response on every connection, which it then closes. */
  public static ScriptedServer hangingUpAfter(String response) throws IOException {
    return new ScriptedServer(List.of(response), 1_000, 0, true);
  }

  /** A response that takes for ever, though never long for a byte. */
  public static ScriptedServer trickling(String response) throws IOException {
    return new ScriptedServer(List.of(response), 1, 20, false);
  }

  /** Where it listens, on this machine. */
  public int port() {
    return server.getLocalPort();
  }

  /** How many connections it took. */
  public int connections() {
    return connections.get();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket socket = server.accept();
        connections.incrementAndGet();
        Thread.ofVirtual().start(() -> serve(socket));
      } catch (IOException e) {
        if (!server.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void serve(Socket socket) {
    try (socket;
        BufferedReader input =
            new BufferedReader(new InputStreamReader(socket.getInputStream(), ISO_8859_1))) {
      socket.setTcpNoDelay(true);
      for (String line = input.readLine(); line != null; line = input.readLine()) {
        if (line.isEmpty()) {
          say(responses.get(Math.min(said++, responses.size() - 1)), socket.getOutputStream());
          if (hangsUp) {
            return;
          }
        }
      }
    } catch (IOException _) {
      // The client had enough, as it is to have.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void say(String response, OutputStream output) throws IOException, InterruptedException {
    byte[] bytes = response.getBytes(ISO_8859_1);
    for (int i = 0; i < bytes.length; i += packet) {
      output.write(bytes, i, Math.min(packet, bytes.length - i));
      Thread.sleep(pause);
    }
  }
}
