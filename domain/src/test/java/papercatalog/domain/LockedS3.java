package papercatalog.domain;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * As much of S3 as an index store uses, in this process: objects of any bucket, with conditional
 * reads and writes. It compares and puts under one lock, as S3 documents that conditional writes
 * are atomic. It is not S3: it shows that our writers are right on such a server, not that S3 is
 * one.
 */
public final class LockedS3 implements AutoCloseable {
  private final Map<String, Stored> objects = new TreeMap<>(); // by path; guarded by this
  private int writes;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /** The bytes are those of ISO 8859-1. */
  private record Stored(String bytes, String tag, Instant written, Map<String, String> metadata) {}

  private record Answer(int status, String body, String tag, Map<String, String> metadata) {
    static Answer empty(int status) {
      return new Answer(status, "", "", Map.of());
    }

    static Answer error(int status, String code) {
      return new Answer(status, "<Error><Code>" + code + "</Code></Error>", "", Map.of());
    }
  }

  private LockedS3(HttpServer server) {
    this.server = server;
  }

  public static LockedS3 start() throws IOException {
    LockedS3 s3 =
        new LockedS3(
            HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
    s3.server.setExecutor(s3.threads);
    s3.server.createContext("/", s3::handle);
    s3.server.start();
    return s3;
  }

  public URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String body = body(exchange);
      Answer answer = answer(exchange, exchange.getRequestURI().getPath(), body);
      exchange.getResponseHeaders().set("Content-Type", "application/xml");
      exchange.getResponseHeaders().set("ETag", answer.tag());
      answer.metadata().forEach(exchange.getResponseHeaders()::set);
      int length = answer.body().length();
      if (exchange.getRequestMethod().equals("HEAD")) {
        exchange.getResponseHeaders().set("Content-Length", Integer.toString(length));
        exchange.sendResponseHeaders(answer.status(), -1);
        return;
      }
      exchange.sendResponseHeaders(answer.status(), length == 0 ? -1 : length);
      exchange.getResponseBody().write(answer.body().getBytes(ISO_8859_1));
    }
  }

  private synchronized Answer answer(HttpExchange exchange, String path, String body) {
    Optional<Stored> now = Optional.ofNullable(objects.get(path));
    Optional<String> tag = now.map(Stored::tag);
    Optional<String> match = header(exchange, "If-Match");
    Optional<String> noneMatch = header(exchange, "If-None-Match");
    return switch (exchange.getRequestMethod()) {
      case "GET", "HEAD" -> {
        String query = exchange.getRequestURI().getQuery();
        if (query != null && query.contains("list-type")) {
          yield list(path, query);
        } else if (now.isEmpty()) {
          yield Answer.error(404, "NoSuchKey");
        }
        yield noneMatch.equals(tag)
            ? Answer.empty(304)
            : new Answer(200, now.get().bytes(), now.get().tag(), now.get().metadata());
      }
      case "PUT" -> {
        if (match.isPresent() && tag.isEmpty()) {
          yield Answer.error(404, "NoSuchKey");
        } else if ((match.isPresent() && !match.equals(tag))
            || (noneMatch.isPresent() && tag.isPresent())) {
          yield Answer.error(412, "PreconditionFailed");
        }
        Stored stored = new Stored(body, "\"" + ++writes + "\"", Instant.now(), metadata(exchange));
        objects.put(path, stored);
        yield new Answer(200, "", stored.tag(), Map.of());
      }
      case "DELETE" -> {
        objects.remove(path);
        yield Answer.empty(204);
      }
      default -> Answer.error(405, "MethodNotAllowed");
    };
  }

  private Answer list(String bucket, String query) {
    String prefix = query.replaceFirst("^(?:.*&)?prefix=([^&]*).*$", "$1");
    String root = bucket.endsWith("/") ? bucket : bucket + "/";
    String contents =
        objects.entrySet().stream()
            .filter(object -> object.getKey().startsWith(root + prefix))
            .map(
                object ->
                    "<Contents><Key>%s</Key><LastModified>%s</LastModified></Contents>"
                        .formatted(
                            object.getKey().substring(root.length()), object.getValue().written()))
            .collect(Collectors.joining());
    String xml =
        "<ListBucketResult><IsTruncated>false</IsTruncated>" + contents + "</ListBucketResult>";
    return new Answer(200, xml, "", Map.of());
  }

  private static Map<String, String> metadata(HttpExchange exchange) {
    Map<String, String> metadata = new TreeMap<>();
    exchange
        .getRequestHeaders()
        .forEach(
            (name, values) -> {
              if (name.toLowerCase(Locale.ROOT).startsWith("x-amz-meta-")) {
                metadata.put(name, values.getFirst());
              }
            });
    return metadata;
  }

  private static Optional<String> header(HttpExchange exchange, String name) {
    return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name));
  }

  /** The body, without the signatures and checksums of chunks that the SDK adds. */
  private static String body(HttpExchange exchange) throws IOException {
    String sent = new String(exchange.getRequestBody().readAllBytes(), ISO_8859_1);
    if (header(exchange, "x-amz-decoded-content-length").isEmpty()) {
      return sent;
    }
    StringBuilder body = new StringBuilder();
    int at = 0;
    while (true) {
      int end = sent.indexOf("\r\n", at);
      int size = Integer.parseInt(sent.substring(at, end).replaceFirst(";.*", ""), 16);
      if (size == 0) {
        return body.toString();
      }
      body.append(sent, end + 2, end + 2 + size);
      at = end + 2 + size + 2;
    }
  }
}
