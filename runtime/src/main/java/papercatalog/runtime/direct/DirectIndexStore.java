package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import org.apache.lucene.util.IOSupplier;
import papercatalog.search.index.IndexStore;
import papercatalog.search.index.IndexingFunction;
import software.amazon.awssdk.crt.http.HttpHeader;
import software.amazon.awssdk.crt.http.HttpRequest;

/**
 * The reading side of an index in a bucket, over {@link DirectClient}'s connections and signatures.
 */
public final class DirectIndexStore implements IndexStore {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final Duration PAUSE = Duration.ofMillis(50);
  private static final int ATTEMPTS = 3;
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final Set<Integer> EXPECTED = Set.of(OK, 304, NOT_FOUND);
  private static final String OTHER_ENDPOINT = "AWS_ENDPOINT_URL_S3";

  private final URI endpoint;
  private final String bucket;
  private final String prefix;
  private final Signer signer;
  private final CrtConnections connections;

  /** Configured by the environment variables of the stack and of Lambda. */
  public DirectIndexStore() {
    this(System.getenv());
  }

  DirectIndexStore(Map<String, String> environment) {
    prefix = IndexingFunction.prefix(environment);
    String variable = IndexingFunction.BUCKET_VARIABLE;
    String name = Objects.requireNonNull(environment.get(variable), variable);
    boolean other = environment.containsKey(OTHER_ENDPOINT);
    endpoint = DirectClient.endpoint(environment, OTHER_ENDPOINT, name + ".s3");
    bucket = other ? "/" + name + "/" : "/";
    signer = new Signer(Signer.credentials(environment), environment.get("AWS_REGION"), "s3");
    connections = new CrtConnections(endpoint, TIMEOUT);
  }

  @Override
  public Optional<StoredText> get(String name, Optional<String> known) throws IOException {
    return text(prefix + name, known);
  }

  @Override
  public boolean has(String names) throws IOException {
    String named = URLEncoder.encode(prefix + names, UTF_8);
    return text("?list-type=2&max-keys=1&prefix=" + named, Optional.empty())
        .orElseThrow()
        .text()
        .contains("<Key>");
  }

  private Optional<StoredText> text(String path, Optional<String> known) throws IOException {
    CrtAnswer<ByteArrayOutputStream> answer = ask(path, known, ByteArrayOutputStream::new);
    String text = answer.body().toString(UTF_8);
    if (answer.status() == NOT_FOUND && text.contains("NoSuchBucket")) {
      throw new IOException(text);
    }
    return answer.status() == OK
        ? Optional.of(new StoredText(text, answer.header("etag")))
        : Optional.empty();
  }

  @Override
  public boolean download(String name, Path file) throws IOException {
    return ask(prefix + name, Optional.empty(), () -> Files.newOutputStream(file)).status() == OK;
  }

  /** Requests an object; the status is 404 without one, and 304 if it still has the known tag. */
  private <B extends OutputStream> CrtAnswer<B> ask(
      String path, Optional<String> known, IOSupplier<B> target) throws IOException {
    for (int attempt = 1; ; attempt++) {
      try (B body = target.get()) {
        CrtAnswer<B> answer = connections.exchange(request(path, known), body);
        if (EXPECTED.contains(answer.status())) {
          return answer;
        }
        throw new IOException("S3 answers " + answer.status() + " for " + path);
      } catch (IOException e) {
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
      DirectClient.rest(PAUSE.multipliedBy(attempt));
    }
  }

  private HttpRequest request(String path, Optional<String> known) {
    HttpHeader[] host = {new HttpHeader("host", endpoint.getRawAuthority())};
    HttpRequest request = new HttpRequest("GET", bucket + path, host, null);
    if (known.isPresent()) {
      request.addHeader("if-none-match", known.get());
    }
    return signer.signed(request, Instant.now());
  }

  @Override
  public boolean put(String name, Path file, Optional<String> tag) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Map<String, Instant> list(String prefix) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void delete(String name) {
    throw new UnsupportedOperationException();
  }
}
