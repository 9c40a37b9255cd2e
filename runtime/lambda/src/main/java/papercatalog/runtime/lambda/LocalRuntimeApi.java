package papercatalog.runtime.lambda;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import papercatalog.local.engine.LoopbackServer;

/**
 * The part of Lambda's runtime API that runtimes use; it records all requests.
 *
 * <p>Jetty sends head and body in one write: with two, the second would wait for the delayed
 * acknowledgement of the first, 40 ms that would distort measurements.
 */
public final class LocalRuntimeApi extends Handler.Abstract implements AutoCloseable {
  private static final String API = "/2018-06-01/runtime/";

  /** AWS's runtime sends the cause of an error for X-Ray in a header. */
  private static final int MAX_HEADER_BYTES = 1 << 20;

  /** Ends the poll of a runtime. */
  private static final Event END = Event.of("");

  private final LinkedTransferQueue<Event> events = new LinkedTransferQueue<>();
  private final BlockingQueue<Call> calls = new LinkedBlockingQueue<>();
  private final Map<String, Integer> refusals = new ConcurrentHashMap<>();
  private final Map<String, HangUp> hangUps = new ConcurrentHashMap<>();
  private final LoopbackServer server;

  /** When to close a connection unannounced. */
  public enum HangUp {
    /** Instead of an answer, on a connection that has had one. */
    UNANSWERED,
    ANSWERED
  }

  /** An event. Its headers override the default ones; an empty value removes one. */
  public record Event(String text, Map<String, String> headers) {
    public static Event of(String text) {
      return new Event(text, Map.of());
    }
  }

  /** A request of a runtime, with headers by name in any case and the arrival of its last byte. */
  public record Call(
      String method, String path, Map<String, String> headers, String body, long nanoTime) {
    /** {@code next}, {@code response}, or {@code error} of an invocation or of the start. */
    public String kind() {
      return path.substring(path.lastIndexOf('/') + 1);
    }
  }

  public LocalRuntimeApi() throws IOException {
    HttpConfiguration http = new HttpConfiguration();
    http.setRequestHeaderSize(MAX_HEADER_BYTES);
    http.setSendServerVersion(false);
    server = new LoopbackServer(0, http);
    server.serve(this);
  }

  public String authority() {
    return server.url().getAuthority();
  }

  public void offer(Event event) {
    events.add(event);
  }

  public void refuse(String kind, int status) {
    refusals.put(kind, status);
  }

  public void hangUp(String kind, HangUp when) {
    hangUps.put(kind, when);
  }

  public BlockingQueue<Call> calls() {
    return calls;
  }

  @Override
  public void close() {
    for (int waiting = events.getWaitingConsumerCount(); waiting > 0; waiting--) {
      events.add(END);
    }
    server.close();
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback)
      throws IOException, InterruptedException {
    Call call = read(request);
    calls.add(call);
    EndPoint connection = request.getConnectionMetaData().getConnection().getEndPoint();
    boolean kept = request.getConnectionMetaData().getConnection().getMessagesOut() > 0;
    if (kept && hangUps.remove(call.kind(), HangUp.UNANSWERED)) {
      connection.close();
      callback.succeeded();
      return true;
    }
    byte[] body = answer(call, response);
    boolean last = hangUps.remove(call.kind(), HangUp.ANSWERED);
    response.write(
        true,
        ByteBuffer.wrap(body),
        last ? Callback.from(callback, () -> connection.close()) : callback);
    return true;
  }

  private byte[] answer(Call call, Response response) throws InterruptedException {
    if (refusals.containsKey(call.kind())) {
      response.setStatus(refusals.get(call.kind()));
      return new byte[0];
    }
    String path = call.path().substring(API.length());
    response.setStatus(path.endsWith("/next") ? HttpStatus.OK_200 : HttpStatus.ACCEPTED_202);
    if (!path.equals("invocation/next")) {
      return new byte[0];
    }
    Event event = events.take();
    headers(event).forEach(response.getHeaders()::put);
    return event.text().getBytes(UTF_8);
  }

  private static Map<String, String> headers(Event event) {
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    headers.put("Content-Type", "application/json");
    headers.put("Lambda-Runtime-Aws-Request-Id", "8476a536-e9f4-11e8-9739-2dfe598c3fcd");
    headers.put("Lambda-Runtime-Deadline-Ms", Long.toString(System.currentTimeMillis() + 10_000));
    headers.put(
        "Lambda-Runtime-Invoked-Function-Arn", "arn:aws:lambda:us-east-1:111122223333:function:x");
    headers.put("Lambda-Runtime-Trace-Id", "Root=1-5bef4de7-ad49b0e87f6ef6c87fc2e700");
    headers.putAll(event.headers());
    headers.values().removeIf(String::isEmpty);
    return headers;
  }

  private static Call read(Request request) throws IOException {
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (HttpField field : request.getHeaders()) {
      headers.put(field.getName(), field.getValue());
    }
    byte[] body = BufferUtil.toArray(Content.Source.asByteBuffer(request));
    return new Call(
        request.getMethod(),
        request.getHttpURI().getPath(),
        headers,
        new String(body, UTF_8),
        System.nanoTime());
  }
}
