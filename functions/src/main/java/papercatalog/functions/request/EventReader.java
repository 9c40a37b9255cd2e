package papercatalog.functions.request;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.pattern.Route;
import papercatalog.functions.jsonreader.JsonReader;
import papercatalog.functions.route.Routes;

/**
 * Reads API Gateway's HTTP API event, payload format 2.0, in one pass, without unused members.
 *
 * <p>It also accepts {@code {"wake":true}}, by which a schedule keeps a function's snapshot from
 * expiring. No client can forge it: it must be the only member, and API Gateway's events have a
 * dozen whose names no client chooses.
 */
public final class EventReader {
  private static final String WAKE = "wake";

  private final JsonReader json;
  private boolean wake;
  private Map<String, String> pathParameters = Map.of();
  private Map<String, String> query = Map.of();
  private String rawQuery = "";
  private String rawPath = "";
  private String method = "GET";
  private Map<String, String> headers = Map.of();
  private String body = "";
  private boolean inBase64;
  private Optional<String> id = Optional.empty();

  private EventReader(JsonReader json) {
    this.json = json;
  }

  /** Finds the route of a path among the routes of a deployment. */
  public interface Router {
    Route route(String rawPath);

    Routes routes();
  }

  /**
   * Empty for the wake event. The IOException for no JSON object has the position but no content.
   */
  public static Optional<Request> read(InputStream event, Router router) throws IOException {
    EventReader reader = new EventReader(new JsonReader(event.readAllBytes()));
    reader.readEvent();
    return reader.wake ? Optional.empty() : Optional.of(reader.request(router));
  }

  private Request request(Router router) {
    return new Request(
        router.route(rawPath),
        rawPath,
        pathParameters,
        query,
        rawQuery,
        headers,
        method,
        inBase64 ? new String(Base64.getDecoder().decode(body), UTF_8) : body,
        id,
        router.routes());
  }

  private void readEvent() throws IOException {
    if (!json.beginsObject()) {
      throw new IOException("The event is not a JSON object");
    }
    int members = 0;
    while (json.nextMember()) {
      members++;
      switch (json.name()) {
        case "pathParameters" -> pathParameters = texts();
        case "queryStringParameters" -> query = texts();
        case "rawPath" -> rawPath = text(rawPath);
        case "rawQueryString" -> rawQuery = text(rawQuery);
        case "headers" -> headers = inLowerCase(texts());
        case "body" -> body = text(body);
        case "isBase64Encoded" -> inBase64 = json.isTrue();
        case "requestContext" -> readRequestContext();
        case WAKE -> wake = json.isTrue();
        default -> json.skip();
      }
    }
    json.end();
    wake &= members == 1;
  }

  private void readRequestContext() throws IOException {
    if (!beginsObject()) {
      return;
    }
    while (json.nextMember()) {
      switch (json.name()) {
        case "requestId" -> id = Optional.ofNullable(text(null));
        case "http" -> readHttp();
        default -> json.skip();
      }
    }
  }

  private void readHttp() throws IOException {
    if (!beginsObject()) {
      return;
    }
    while (json.nextMember()) {
      if (json.name().equals("method")) {
        method = text(method);
      } else {
        json.skip();
      }
    }
  }

  /** Reads a string; skips any other value. */
  private String text(String otherwise) throws IOException {
    if (json.isText()) {
      return json.text();
    }
    json.skip();
    return otherwise;
  }

  /** Reads the string members of an object; {@code null} has none. */
  private Map<String, String> texts() throws IOException {
    Map<String, String> texts = new HashMap<>();
    if (!beginsObject()) {
      return texts;
    }
    while (json.nextMember()) {
      if (json.isText()) {
        texts.put(json.name(), json.text());
      } else {
        json.skip();
      }
    }
    return texts;
  }

  private static Map<String, String> inLowerCase(Map<String, String> headers) {
    Map<String, String> inLowerCase = new HashMap<>();
    for (Map.Entry<String, String> header : headers.entrySet()) {
      inLowerCase.put(header.getKey().toLowerCase(Locale.ROOT), header.getValue());
    }
    return inLowerCase;
  }

  /** Enters an object; skips any other value, such as {@code null}. */
  private boolean beginsObject() throws IOException {
    boolean object = json.beginsObject();
    if (!object) {
      json.skip();
    }
    return object;
  }
}
