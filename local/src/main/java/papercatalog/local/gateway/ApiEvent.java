package papercatalog.local.gateway;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Fields;
import papercatalog.functions.route.RouteMatch;

/** API Gateway's HTTP API event for a request, payload format 2.0. */
final class ApiEvent {
  private static final DateTimeFormatter LOG_TIME =
      DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ROOT);

  private ApiEvent() {}

  static byte[] of(Request request, String path, RouteMatch match, byte[] body) throws IOException {
    ObjectNode event = LocalJson.MAPPER.createObjectNode();
    event.put("version", "2.0");
    event.put("routeKey", match.key());
    event.put("rawPath", path);
    String query = request.getHttpURI().getQuery();
    event.put("rawQueryString", query == null ? "" : query);
    putHeaders(event, request);
    putTexts(event, "queryStringParameters", joined(Request.extractQueryParameters(request)));
    putRequestContext(event.putObject("requestContext"), request, path, match);
    putTexts(event, "pathParameters", match.pathParameters());
    putBody(event, body, header(request, HttpHeader.CONTENT_TYPE));
    return LocalJson.MAPPER.writeValueAsBytes(event);
  }

  private static void putHeaders(ObjectNode event, Request request) {
    Map<String, String> headers = new TreeMap<>();
    for (HttpField field : request.getHeaders()) {
      if (field.getHeader() == HttpHeader.COOKIE) {
        for (String cookie : field.getValue().split("; *", -1)) {
          event.withArray("cookies").add(cookie);
        }
      } else {
        headers.merge(field.getLowerCaseName(), field.getValue(), (a, b) -> a + "," + b);
      }
    }
    headers.put("x-forwarded-proto", "http");
    putTexts(event, "headers", headers);
  }

  private static void putRequestContext(
      ObjectNode context, Request request, String path, RouteMatch match) {
    Instant now = Instant.now();
    context.put("accountId", "anonymous");
    context.put("apiId", "local");
    context.put("domainName", Request.getServerName(request));
    context.put("domainPrefix", "local");
    ObjectNode http = context.putObject("http");
    http.put("method", request.getMethod());
    http.put("path", path);
    http.put("protocol", request.getConnectionMetaData().getProtocol());
    http.put("sourceIp", Request.getRemoteAddr(request));
    http.put("userAgent", header(request, HttpHeader.USER_AGENT));
    context.put("requestId", UUID.randomUUID().toString());
    context.put("routeKey", match.key());
    context.put("stage", "$default");
    context.put("time", LOG_TIME.format(now.atOffset(ZoneOffset.UTC)));
    context.put("timeEpoch", now.toEpochMilli());
  }

  private static void putBody(ObjectNode event, byte[] body, String type) {
    boolean text = type.startsWith("text/") || type.contains("json") || type.contains("xml");
    if (body.length > 0) {
      event.put(
          "body",
          text
              ? new String(body, StandardCharsets.UTF_8)
              : Base64.getEncoder().encodeToString(body));
    }
    event.put("isBase64Encoded", body.length > 0 && !text);
  }

  private static String header(Request request, HttpHeader name) {
    return Objects.requireNonNullElse(request.getHeaders().get(name), "");
  }

  private static Map<String, String> joined(Fields parameters) {
    Map<String, String> joined = new TreeMap<>();
    for (Fields.Field parameter : parameters) {
      List<String> values = parameter.getValues();
      joined.put(parameter.getName(), String.join(",", values));
    }
    return joined;
  }

  private static void putTexts(ObjectNode event, String name, Map<String, String> texts) {
    if (!texts.isEmpty()) {
      ObjectNode members = event.putObject(name);
      texts.forEach(members::put);
    }
  }
}
