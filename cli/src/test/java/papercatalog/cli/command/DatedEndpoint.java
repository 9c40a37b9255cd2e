package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** A proxy in front of a real engine that sets the date of responses. */
final class DatedEndpoint implements AutoCloseable {
  private static final List<String> FORWARDED =
      List.of("x-amz-target", "content-type", "authorization", "x-amz-date");

  private final URI engine;
  private final Optional<Duration> ahead;
  private final ServerSocket server;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Set<String> operations = ConcurrentHashMap.newKeySet();
  private final Map<String, Runnable> afterwards = new ConcurrentHashMap<>();

  /**
   * @param ahead how far the dates are ahead of this machine's clock; empty: responses have no date
   */
  DatedEndpoint(URI engine, Optional<Duration> ahead) {
    this.engine = engine;
    this.ahead = ahead;
    try {
      server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  URI uri() {
    return URI.create("http://127.0.0.1:" + server.getLocalPort());
  }

  /** Runs an action once, before it forwards the first response to an operation. */
  void afterFirst(String operation, Runnable action) {
    afterwards.put(operation, action);
  }

  Set<String> operations() {
    return Set.copyOf(operations);
  }

  @Override
  public void close() throws IOException {
    server.close();
    client.shutdownNow();
  }

  private void accept() {
    try {
      while (true) {
        Socket socket = server.accept();
        Thread.ofVirtual().start(() -> answer(socket));
      }
    } catch (SocketException _) {
      // It is closed.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(Socket socket) {
    try (socket) {
      HttpResponse<byte[]> answer = forward(new BufferedInputStream(socket.getInputStream()));
      StringBuilder head = new StringBuilder("HTTP/1.1 " + answer.statusCode() + " As planned\r\n");
      ahead.ifPresent(
          by ->
              head.append("Date: ")
                  .append(
                      DateTimeFormatter.RFC_1123_DATE_TIME.format(
                          Instant.now().plus(by).atOffset(ZoneOffset.UTC)))
                  .append("\r\n"));
      head.append(
              "Content-Type: application/x-amz-json-1.0\r\nConnection: close\r\nContent-Length: ")
          .append(answer.body().length)
          .append("\r\n\r\n");
      ByteArrayOutputStream whole = new ByteArrayOutputStream();
      whole.writeBytes(head.toString().getBytes(ISO_8859_1));
      whole.writeBytes(answer.body());
      whole.writeTo(socket.getOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private HttpResponse<byte[]> forward(InputStream in) throws IOException, InterruptedException {
    Map<String, String> headers = new LinkedHashMap<>();
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        headers.put(
            line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
      }
    }
    String target = headers.get("x-amz-target");
    String operation = target.substring(target.indexOf('.') + 1);
    operations.add(operation);
    HttpRequest.Builder request =
        HttpRequest.newBuilder(engine)
            .POST(
                HttpRequest.BodyPublishers.ofByteArray(
                    in.readNBytes(Integer.parseInt(headers.get("content-length")))));
    FORWARDED.forEach(name -> request.header(name, headers.get(name)));
    HttpResponse<byte[]> answer =
        client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    Optional.ofNullable(afterwards.remove(operation)).ifPresent(Runnable::run);
    return answer;
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
      line.append((char) c);
    }
    return line.toString().stripTrailing();
  }
}
