package papercatalog.lambda;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Lambda's runtime API, as much of it as AWS's runtime client asks: the next event, where the
 * answer goes, and the snapshot's restore.
 *
 * <p>Head and body of an answer leave in one write. In two, the second waits for the client's
 * delayed acknowledgement of the first: 40 ms that would hide everything that is measured here.
 */
final class RuntimeApi implements AutoCloseable {
  private static final String API = "/2018-06-01/runtime/";

  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
  private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
  private final ServerSocket server;

  /**
   * What the runtime reported.
   *
   * @param kind {@code response}, or {@code error} of an invocation or of the start
   * @param nanoTime when the last byte of it was here
   */
  record Answer(String kind, String body, long nanoTime) {}

  private record Request(String path, String body) {}

  RuntimeApi() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofPlatform().daemon().name("runtime-api").start(this::accept);
  }

  String authority() {
    return "127.0.0.1:" + server.getLocalPort();
  }

  void offer(String event) {
    events.add(event);
  }

  BlockingQueue<Answer> answers() {
    return answers;
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
      for (Request request = read(input); request != null; request = read(input)) {
        output.write(answer(request));
      }
    } catch (IOException _) {
      // The function ended, as it does in the middle of its next poll.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private byte[] answer(Request request) throws InterruptedException {
    String call = request.path.substring(API.length());
    return switch (call) {
      case "invocation/next" -> event(events.take());
      case "restore/next" -> head("200 OK", "", 0);
      default -> {
        String kind = call.substring(call.lastIndexOf('/') + 1);
        answers.add(new Answer(kind, request.body, System.nanoTime()));
        yield head("202 Accepted", "", 0);
      }
    };
  }

  private static byte[] event(String text) {
    byte[] event = text.getBytes(UTF_8);
    String headers =
        """
        Content-Type: application/json\r
        Lambda-Runtime-Aws-Request-Id: 8476a536-e9f4-11e8-9739-2dfe598c3fcd\r
        Lambda-Runtime-Deadline-Ms: %d\r
        Lambda-Runtime-Invoked-Function-Arn: arn:aws:lambda:us-east-1:111122223333:function:x\r
        """
            .formatted(System.currentTimeMillis() + 10_000);
    byte[] head = head("200 OK", headers, event.length);
    byte[] whole = new byte[head.length + event.length];
    System.arraycopy(head, 0, whole, 0, head.length);
    System.arraycopy(event, 0, whole, head.length, event.length);
    return whole;
  }

  private static byte[] head(String status, String headers, int length) {
    return ("HTTP/1.1 " + status + "\r\n" + headers + "Content-Length: " + length + "\r\n\r\n")
        .getBytes(ISO_8859_1);
  }

  private static Request read(InputStream input) throws IOException {
    String first = line(input);
    if (first.isEmpty()) {
      return null;
    }
    int length = 0;
    boolean chunked = false;
    for (String line = line(input); !line.isEmpty(); line = line(input)) {
      String header = line.toLowerCase(Locale.ROOT);
      if (header.startsWith("content-length:")) {
        length = Integer.parseInt(header.substring("content-length:".length()).strip());
      }
      chunked |= header.startsWith("transfer-encoding:") && header.endsWith("chunked");
    }
    byte[] body = chunked ? chunks(input) : input.readNBytes(length);
    return new Request(first.split(" ", -1)[1], new String(body, UTF_8));
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
    StringBuilder line = new StringBuilder();
    for (int c = input.read(); c >= 0 && c != '\n'; c = input.read()) {
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }
}
