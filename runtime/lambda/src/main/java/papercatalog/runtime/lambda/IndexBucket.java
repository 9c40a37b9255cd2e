package papercatalog.runtime.lambda;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import papercatalog.domain.table.Namespace;
import papercatalog.search.index.IndexingFunction;

/** Serves indexes in directories as S3 serves them to readers; buckets are named like them. */
public final class IndexBucket implements AutoCloseable {
  private final Path directory;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpServer server;

  /** The directory has one for each bucket, with the index in {@code store}. */
  public IndexBucket(Path directory) throws IOException {
    this.directory = directory;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  /** The environment of a function over an engine and the index in a bucket. */
  public Map<String, String> variables(URI engine, String bucket) {
    Map<String, String> variables = new HashMap<>(EngineProcess.variables(engine));
    variables.put("AWS_ENDPOINT_URL_S3", "http://127.0.0.1:" + server.getAddress().getPort());
    variables.put(IndexingFunction.BUCKET_VARIABLE, bucket);
    return variables;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath().substring(1);
      Path file =
          directory.resolve(
              path.replaceFirst("/" + IndexingFunction.prefix(Namespace.NONE), "/store/"));
      String tag = "\"" + path.hashCode() + "\"";
      if (Files.notExists(file)) {
        exchange.sendResponseHeaders(404, -1);
      } else if (tag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
        exchange.sendResponseHeaders(304, -1);
      } else {
        exchange.getResponseHeaders().set("ETag", tag);
        exchange.sendResponseHeaders(200, Files.size(file));
        Files.copy(file, exchange.getResponseBody());
      }
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }
}
