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
import papercatalog.error.InvalidParameters;
import papercatalog.read.Catalog;
import papercatalog.read.ReadMeter;
import papercatalog.schema.AccessPattern;

/**
 * What the handlers share: event in, request, answer, response out.
 *
 * <p>Whatever a client sends, the response is a documented status; the only place that catches
 * every exception is here. // I-8
 */
public abstract class HttpFunction<T> implements RequestStreamHandler {
  private final AccessPattern pattern;
  private final PathValue<T> path;
  private final Catalog catalog;

  /**
   * @param path the value of the pattern's parameters
   */
  protected HttpFunction(AccessPattern pattern, PathValue<T> path, Catalog catalog) {
    if (!path.parameters().equals(pattern.pathParameters())) {
      throw new IllegalArgumentException(pattern + " has other parameters: " + path.parameters());
    }
    this.pattern = pattern;
    this.path = path;
    this.catalog = catalog;
  }

  /** What it answers. */
  public final AccessPattern pattern() {
    return pattern;
  }

  /** The same function over another catalog. */
  public final HttpFunction<T> over(Catalog other) {
    HttpFunction<T> same = this;
    return new HttpFunction<>(pattern, path, other) {
      @Override
      protected Response answer(T value, Request request, Catalog catalog) {
        return same.answer(value, request, catalog);
      }
    };
  }

  /**
   * Answers one request.
   *
   * @param value what the path names
   * @throws CatalogException which becomes a problem
   */
  protected abstract Response answer(T value, Request request, Catalog catalog);

  /** Answers one HTTP API event of payload format 2.0. */
  @Override
  public final void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    ReadMeter meter = new ReadMeter();
    Response response = meter.during(() -> respond(event));
    ResponseWriter.write(response, proof(meter), output);
  }

  private Response respond(InputStream event) {
    Optional<String> requestId = Optional.empty();
    try {
      Request request = EventReader.read(event, pattern);
      requestId = request.id();
      if (pattern.queryParameters().isEmpty() && !request.query().isEmpty()) {
        throw new InvalidParameters(request.unknownParameters());
      }
      return unlessKnown(answer(path.of(request.pathParameters()), request, catalog), request);
    } catch (CatalogException failure) {
      Problem problem = Problem.of(failure);
      if (problem.status() >= 500) {
        ErrorLog.write(pattern, requestId, failure);
      }
      return problem.response(requestId);
    } catch (Exception unexpected) {
      ErrorLog.write(pattern, requestId, unexpected);
      return Problem.unexpected().response(requestId);
    }
  }

  private static Response unlessKnown(Response response, Request request) {
    String tag = response.headers().get("ETag");
    boolean known = request.ifNoneMatch().filter(names -> EntityTag.named(tag, names)).isPresent();
    return known ? response.notModified() : response;
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
