package papercatalog.functions.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.functions.jsonreader.JsonReader;

/**
 * A message of JSON-RPC 2.0: a request, or a notification, which has no id.
 *
 * @param params of maps, lists, texts, booleans, {@link Numeral}s and {@code null}
 */
record Message(Optional<Object> id, String method, Map<String, Object> params) {
  /** Members of {@code _meta} that the protocol defines begin with it. */
  private static final String RESERVED = "io.modelcontextprotocol/";

  private static final int LONGEST_ID = 256;
  private static final Pattern INTEGER = Pattern.compile("-?[0-9]{1,30}");

  /** A number as the client writes it. */
  record Numeral(String text) {}

  /** Fails with McpError for anything but one request or notification. */
  static Message read(String body) {
    Map<?, ?> message;
    try {
      JsonReader json = new JsonReader(body.getBytes(UTF_8));
      Object read = value(json);
      json.end();
      if (!(read instanceof Map<?, ?> object)) {
        throw McpError.invalidRequest("Send one request or notification, and no batch.");
      }
      message = object;
    } catch (IOException _) {
      throw new McpError(400, McpError.PARSE_ERROR, "The body is not JSON.");
    }
    Optional<Object> id = id(message);
    Object params = message.get("params");
    if (!"2.0".equals(message.get("jsonrpc"))
        || !(message.get("method") instanceof String method)
        || (params != null && !(params instanceof Map))) {
      throw McpError.invalidRequest("This is no request or notification of JSON-RPC 2.0.").to(id);
    }
    return new Message(id, method, params == null ? Map.of() : object(params));
  }

  private static Optional<Object> id(Map<?, ?> message) {
    Object id = message.get("id");
    boolean valid =
        switch (id) {
          case String text -> text.length() <= LONGEST_ID;
          case Numeral(String text) -> INTEGER.matcher(text).matches();
          case null -> !message.containsKey("id");
          default -> false;
        };
    if (!valid) {
      throw McpError.invalidRequest("The id must be a text or an integer, not a long one.");
    }
    return Optional.ofNullable(id);
  }

  static void writeId(JsonGenerator json, Object id) throws IOException {
    json.writeFieldName("id");
    if (id instanceof Numeral(String digits)) {
      json.writeNumber(digits);
    } else {
      json.writeString((String) id);
    }
  }

  /** A text among the parameters. */
  Optional<String> text(String name) {
    return params.get(name) instanceof String text ? Optional.of(text) : Optional.empty();
  }

  /** A member of {@code _meta} that the protocol defines. */
  Optional<Object> meta(String name) {
    return params.get("_meta") instanceof Map<?, ?> meta
        ? Optional.ofNullable(meta.get(RESERVED + name))
        : Optional.empty();
  }

  @SuppressWarnings("unchecked") // value() reads no other maps
  static Map<String, Object> object(Object map) {
    return (Map<String, Object>) map;
  }

  private static Object value(JsonReader json) throws IOException {
    if (json.beginsObject()) {
      Map<String, Object> object = new LinkedHashMap<>();
      while (json.nextMember()) {
        String name = json.name();
        object.put(name, value(json));
      }
      return object;
    }
    if (json.beginsArray()) {
      List<Object> array = new ArrayList<>();
      while (json.nextElement()) {
        array.add(value(json));
      }
      return array;
    }
    return switch (json.kind()) {
      case '"' -> json.text();
      case 't', 'f' -> json.bool();
      case 'n' -> {
        json.skip();
        yield null;
      }
      default -> new Numeral(json.number());
    };
  }
}
