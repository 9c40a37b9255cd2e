package papercatalog.functions.http;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.read.ReadMeter;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.EntityTag;
import papercatalog.functions.request.EventReader;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.MeantPath;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FaultLine;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.functions.runtime.OriginSecret;

/**
 * The common flow of the handlers: event in, request, answer, response out, log line. An exception
 * before the response is written becomes a documented status; errors, and failures to write, reach
 * the runtime. // I-8
 */
public abstract class HttpFunction implements RequestStreamHandler, EventReader.Router {
  private static final byte[] AWAKE = {'{', '}'};

  private final String operation;
  private final FunctionLog log;
  private final Routes routes;

  /** Null unless a CDN proves with a secret that requests come through it. */
  private final String secrets = System.getenv(OriginSecret.VARIABLE);

  private final AtomicBoolean unused = new AtomicBoolean(true);

  protected HttpFunction(String operation, FunctionLog log, Routes routes) {
    this.operation = operation;
    this.log = log;
    this.routes = routes;
  }

  @Override
  public final Routes routes() {
    return routes;
  }

  /** Answers a request; a CatalogException becomes a problem. */
  protected abstract Response respond(Request request);

  /** Answers a request of this process, which gets a CatalogException as it is. */
  public final Response ask(Request request) {
    return respond(request);
  }

  /**
   * For a path of no route: a redirection, or a 404 with the path that the client may have meant.
   */
  protected static final Response notFound(Request request) {
    Optional<String> exact =
        MeantPath.exact(request.rawPath(), request.rawQuery(), request.routes());
    if (exact.isPresent()) {
      return Response.redirect(308, exact.get(), Optional.empty());
    }
    return Problem.notFound(MeantPath.of(request.rawPath(), request.routes()))
        .response(Optional.of(request));
  }

  /** A 405 for a path of a route that has other methods. */
  protected static final Response methodNotAllowed(Request request) {
    Response problem = Problem.methodNotAllowed().response(Optional.of(request));
    return problem.with("Allow", Response.METHODS);
  }

  /** Logs a failure that the answer does not show. */
  protected final void log(CatalogException hidden) {
    log.fault(new FaultLine(operation, Optional.empty(), hidden));
  }

  /** Answers an HTTP API event of payload format 2.0, or the wake event. */
  @Override
  public final void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    handle(event, output, log, unused.getAndSet(false), this::admit);
  }

  /** Answers an event to warm up. It logs only failures, and does not count as the first event. */
  public final void rehearse(InputStream event, OutputStream output) throws IOException {
    rehearse(event, output, this::respond);
  }

  final void rehearse(
      InputStream event, OutputStream output, Function<Request, Response> responding)
      throws IOException {
    handle(event, output, log.rehearsal(), unused.get(), responding);
  }

  /** Refuses a request that has not come through the CDN, if it must. */
  private Response admit(Request request) {
    return secrets == null
            || OriginSecret.isOneOf(secrets, request.headers().get(OriginSecret.HEADER))
        ? respond(request)
        : Problem.notPublic(request.origin()).response(Optional.of(request));
  }

  private void handle(
      InputStream event,
      OutputStream output,
      FunctionLog lines,
      boolean cold,
      Function<Request, Response> responding)
      throws IOException {
    long start = System.nanoTime();
    ReadMeter meter = new ReadMeter();
    Optional<Request> request = Optional.empty();
    Response response;
    try {
      request = EventReader.read(event, this);
      if (request.isEmpty()) {
        output.write(AWAKE);
        lines.request(json -> wake(json, cold));
        return;
      }
      Request asked = request.get();
      response = asAsked(meter.during(() -> responding.apply(asked)), asked);
    } catch (CatalogException failure) {
      response = problem(Problem.of(failure), failure, request, lines);
    } catch (Exception | StackOverflowError | OutOfMemoryError unexpected) {
      response = problem(Problem.unexpected(), unexpected, request, lines);
    }
    ResponseWriter.write(response, proof(meter), output);
    Optional<String> requestId = request.isPresent() ? request.get().id() : Optional.empty();
    long took = System.nanoTime() - start;
    lines.request(new RequestLine(operation, response, meter, took, cold, requestId));
  }

  private void wake(JsonGenerator json, boolean cold) throws IOException {
    json.writeStringField("message", "wake");
    json.writeStringField("operation", operation);
    json.writeBooleanField("cold", cold);
  }

  private Response problem(
      Problem problem, Throwable failure, Optional<Request> request, FunctionLog lines) {
    if (problem.status() >= 500) {
      lines.fault(new FaultLine(operation, request.flatMap(Request::id), failure));
    }
    Response response = problem.response(request);
    return request.isPresent() ? asAsked(response, request.get()) : response;
  }

  /**
   * Compresses, replaces a response that is too large for Lambda by a problem, and removes content
   * that the client has or did not ask for.
   */
  private static Response asAsked(Response response, Request request) {
    Content content = response.content();
    boolean gzip = content.isWorthCompressing() && request.acceptsGzip();
    Response asked = gzip ? response.inGzip() : response;
    String known = request.headers().get("if-none-match");
    String tag = response.headers().get("ETag");
    if (known != null && tag != null && EntityTag.named(tag, known)) {
      return asked.notModified();
    }
    Content sent = gzip ? content.gzipped() : content;
    if (!ResponseWriter.fits(sent)) {
      Problem problem = Problem.tooLarge(request, response.format());
      return asAsked(problem.response(Optional.of(request)), request);
    }
    return asked.with(request.head() ? Content.EMPTY : sent);
  }

  /** Headers with the cost of the answer; empty if it read nothing. */
  private static Map<String, String> proof(ReadMeter meter) {
    if (meter.requests() == 0) {
      return Map.of();
    }
    Map<String, String> proof = new LinkedHashMap<>();
    proof.put("Server-Timing", "dynamodb;dur=" + RequestLine.tenths(meter.milliseconds()));
    proof.put("X-DynamoDB-Requests", Integer.toString(meter.requests()));
    meter
        .readUnits()
        .ifPresent(units -> proof.put("X-DynamoDB-Read-Units", RequestLine.tenths(units)));
    return proof;
  }
}
