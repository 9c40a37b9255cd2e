package papercatalog.http;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.error.CatalogException;
import papercatalog.read.ReadMeter;
import papercatalog.request.EventReader;
import papercatalog.request.Request;

/**
 * What the handlers share: event in, request, answer, response out.
 *
 * <p>Whatever a client sends, the response is a documented status; the only place that catches
 * every exception is here. // I-8
 */
public abstract class HttpFunction implements RequestStreamHandler, EventReader.Routes {
  private final String operation;

  /**
   * @param operation its name in the log
   */
  protected HttpFunction(String operation) {
    this.operation = operation;
  }

  /**
   * Answers one request.
   *
   * @throws CatalogException which becomes a problem
   */
  protected abstract Response respond(Request request);

  /** Says what there is instead of the format that was asked for. */
  protected static final Response notAcceptable(Request request) {
    return Problem.notAcceptable(request.route().formats()).response(Optional.of(request));
  }

  /** Answers one HTTP API event of payload format 2.0. */
  @Override
  public final void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    ReadMeter meter = new ReadMeter();
    Response response = meter.during(() -> respond(event));
    ResponseWriter.write(response, proof(meter), output);
  }

  private Response respond(InputStream event) {
    Optional<Request> request = Optional.empty();
    try {
      request = Optional.of(EventReader.read(event, this));
      return asAsked(respond(request.get()), request.get());
    } catch (CatalogException failure) {
      return problem(Problem.of(failure), failure, request);
    } catch (Exception unexpected) {
      return problem(Problem.unexpected(), unexpected, request);
    }
  }

  private Response problem(Problem problem, Exception failure, Optional<Request> request) {
    Optional<String> requestId = request.flatMap(Request::id);
    if (problem.status() >= 500) {
      ErrorLog.write(operation, requestId, failure);
    }
    Response response = problem.response(request);
    return request.isPresent() && request.get().head() ? response.withoutContent() : response;
  }

  /** Without what the client has already, or does not want. */
  private static Response asAsked(Response response, Request request) {
    Optional<String> known = request.headers().ifNoneMatch();
    String tag = response.headers().get("ETag");
    if (known.isPresent() && tag != null && EntityTag.named(tag, known.get())) {
      return response.notModified();
    }
    return request.head() ? response.withoutContent() : response;
  }

  /** Headers that say what the answer cost, if it cost anything. */
  private static Map<String, String> proof(ReadMeter meter) {
    if (meter.requests() == 0) {
      return Map.of();
    }
    // To a tenth; a format would load the tables of a locale for it.
    double milliseconds = Math.round(meter.milliseconds() * 10) / 10.0;
    Map<String, String> proof = new LinkedHashMap<>();
    proof.put("Server-Timing", "dynamodb;dur=" + milliseconds);
    proof.put("X-DynamoDB-Requests", Integer.toString(meter.requests()));
    meter
        .readUnits()
        .ifPresent(units -> proof.put("X-DynamoDB-Read-Units", Double.toString(units)));
    return proof;
  }
}
