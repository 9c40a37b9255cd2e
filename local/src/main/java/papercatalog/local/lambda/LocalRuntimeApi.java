package papercatalog.local.lambda;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/**
 * The part of Lambda's runtime API that runtimes use: next event, response, error and the restore
 * of a snapshot. It records all requests.
 *
 * <p>It sends head and body of an answer in one write. In two, the second would wait for the
 * client's delayed acknowledgement of the first, 40 ms that would distort measurements.
 */
public final class LocalRuntimeApi implements AutoCloseable {
  private static final String API = "/2018-06-01/runtime/";

  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final BlockingQueue<Call> calls = new LinkedBlockingQueue<>();
  private final Map<String, String> refusals = new ConcurrentHashMap<>();
  private final Map<String, HangUp> hangUps = new ConcurrentHashMap<>();
  private final ServerSocket server;

  /** When to close a connection unannounced. */
  public enum HangUp {
    /** Instead of an answer, on a connection that has had one. */
    UNANSWERED,
    ANSWERED
  }

  /**
   * An event.
   *
   * @param headers override the default ones; an empty value removes one
   */
  public record Event(String text, Map<String, String> headers) {
    /** An event with the default headers. */
    public static Event of(String text) {
      return new Event(text, Map.of());
    }
  }

  /**
   * A request of a runtime.
   *
   * @param headers by lower-case name
   * @param nanoTime arrival of its last byte
   */
  public record Call(
      String method, String path, Map<String, String> headers, String body, long nanoTime) {
    /** {@code next}, {@code response}, or {@code error} of an invocation or of the start. */
    public String kind() {
      return path.substring(path.lastIndexOf('/') + 1);
    }
  }

  /** Opens the API on a free port. */
  public LocalRuntimeApi() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofPlatform().daemon().name("runtime-api").start(this::accept);
  }

  public String authority() {
    return "127.0.0.1:" + server.getLocalPort();
  }

  /** Adds an event to the queue. */
  public void offer(Event event) {
    events.add(event);
  }

  /**
   * Rejects all further calls of a kind.
   *
   * @param status code and reason
   */
  public void refuse(String kind, String status) {
    refusals.put(kind, status);
  }

  /** Closes the connection of the next call of a kind, once. */
  public void hangUp(String kind, HangUp when) {
    hangUps.put(kind, when);
  }

  /** The requests in order of arrival. */
  public BlockingQueue<Call> calls() {
    return calls;
  }

  @Override
  public void close() throws IOException {
    server.close();
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket connection = server.accept();
        Thread.ofPlatform().daemon().name("runtime-client").start(() -> serve(connection));
      } catch (IOException e) {
        if (!server.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void serve(Socket connection) {
    try (connection) {
      connection.setTcpNoDelay(true);
      InputStream input = new BufferedInputStream(connection.getInputStream());
      OutputStream output = connection.getOutputStream();
      boolean kept = false;
      for (Call call = read(input); call != null; call = read(input)) {
        calls.add(call);
        if (kept && hangUps.remove(call.kind(), HangUp.UNANSWERED)) {
          return;
        }
        output.write(answer(call));
        if (hangUps.remove(call.kind(), HangUp.ANSWERED)) {
          return;
        }
        kept = true;
      }
    } catch (IOException _) {
      // The function ended during its next poll.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private byte[] answer(Call call) throws InterruptedException {
    String refusal = refusals.get(call.kind());
    if (refusal != null) {
      return response(refusal, Map.of(), new byte[0]);
    }
    return switch (call.path().substring(API.length())) {
      case "invocation/next" -> response(events.take());
      case "restore/next" -> response("200 OK", Map.of(), new byte[0]);
      default -> response("202 Accepted", Map.of(), new byte[0]);
    };
  }

  private static byte[] response(Event event) {
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    headers.put("Content-Type", "application/json");
    headers.put("Lambda-Runtime-Aws-Request-Id", "8476a536-e9f4-11e8-9739-2dfe598c3fcd");
    headers.put("Lambda-Runtime-Deadline-Ms", Long.toString(System.currentTimeMillis() + 10_000));
    headers.put(
        "Lambda-Runtime-Invoked-Function-Arn", "arn:aws:lambda:us-east-1:111122223333:function:x");
    headers.put("Lambda-Runtime-Trace-Id", "Root=1-5bef4de7-ad49b0e87f6ef6c87fc2e700");
    headers.putAll(event.headers());
    headers.values().removeIf(String::isEmpty);
    return response("200 OK", headers, event.text().getBytes(UTF_8));
  }

  private static byte[] response(String status, Map<String, String> headers, byte[] body) {
    StringBuilder head = new StringBuilder("HTTP/1.1 ").append(status).append("\r\n");
    headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
    head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    whole.writeBytes(head.toString().getBytes(UTF_8));
    whole.writeBytes(body);
    return whole.toByteArray();
  }

  private static Call read(InputStream input) throws IOException {
    String first = line(input);
    if (first.isEmpty()) {
      return null;
    }
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String line = line(input); !line.isEmpty(); line = line(input)) {
      int colon = line.indexOf(':');
      headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    byte[] body =
        headers.getOrDefault("Transfer-Encoding", "").equals("chunked")
            ? chunks(input)
            : input.readNBytes(Integer.parseInt(headers.getOrDefault("Content-Length", "0")));
    String[] request = first.split(" ", -1);
    return new Call(request[0], request[1], headers, new String(body, UTF_8), System.nanoTime());
  }

  private static byte[] chunks(InputStream input) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (int size = size(input); size > 0; size = size(input)) {
      body.write(input.readNBytes(size));
      line(input);
    }
    line(input);
    return body.toByteArray();
  }

  private static int size(InputStream input) throws IOException {
    return Integer.parseInt(line(input).strip(), 16);
  }

  private static String line(InputStream input) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int c = input.read(); c >= 0 && c != '\n'; c = input.read()) {
      if (c != '\r') {
        line.write(c);
      }
    }
    return line.toString(ISO_8859_1);
  }
}
