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
import papercatalog.schema.AccessPattern;
import papercatalog.table.ReadMeter;

/**
 * What the five handlers share: event in, request, answer, response out.
 *
 * <p>Whatever a client sends, the response is a documented status; the only place that catches
 * every exception is here. // I-8
 */
public abstract class HttpFunction implements RequestStreamHandler {
  private final AccessPattern pattern;
  private final Catalog catalog;

  protected HttpFunction(AccessPattern pattern, Catalog catalog) {
    this.pattern = pattern;
    this.catalog = catalog;
  }

  /** What it answers. */
  public final AccessPattern pattern() {
    return pattern;
  }

  /** The same function over another catalog. */
  public final HttpFunction over(Catalog other) {
    HttpFunction same = this;
    return new HttpFunction(pattern, other) {
      @Override
      protected Response answer(Request request, Catalog catalog) {
        return same.answer(request, catalog);
      }
    };
  }

  /**
   * Answers one request.
   *
   * @throws CatalogException which becomes a problem
   */
  protected abstract Response answer(Request request, Catalog catalog);

  /** Answers one HTTP API event of payload format 2.0. */
  @Override
  public final void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    ReadMeter meter = new ReadMeter();
    Response response = respond(event, meter);
    ResponseWriter.write(response, proof(meter), output);
  }

  private Response respond(InputStream event, ReadMeter meter) {
    Optional<String> requestId = Optional.empty();
    try {
      Request request = EventReader.read(event, pattern, meter);
      requestId = request.id();
      if (pattern.queryParameters().isEmpty() && !request.query().isEmpty()) {
        throw new InvalidParameters(request.unknownParameters());
      }
      return unlessKnown(answer(request, catalog), request);
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

  /** Headers that tell what the answer cost, if it cost anything. */
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
