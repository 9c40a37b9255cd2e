package papercatalog.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papercatalog.schema.AccessPattern;

/** A request as API Gateway's HTTP API makes an event of it, payload format 2.0. */
record TestRequest(
    AccessPattern pattern,
    Map<String, String> path,
    Map<String, String> query,
    Map<String, String> headers) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** The id of every request, in API Gateway's own alphabet. */
  static final String ID = "JKJaXmPLvHcESHA=";

  static TestRequest to(AccessPattern pattern, String value) {
    Map<String, String> path = Map.of(pattern.pathParameter().text(), value);
    return new TestRequest(pattern, path, Map.of(), Map.of("accept", "*/*"));
  }

  /** The request that a link of an answer asks for. */
  static TestRequest following(String link) {
    String[] parts = link.split("\\?", 2);
    for (AccessPattern pattern : AccessPattern.values()) {
      String regex = pattern.path().replaceAll("\\{\\w+}", "([^/?]+)");
      Matcher matcher = Pattern.compile(regex).matcher(parts[0]);
      if (matcher.matches()) {
        TestRequest request = to(pattern, decoded(matcher.group(1)));
        return parts.length == 1 ? request : request.withQueryString(parts[1]);
      }
    }
    throw new AssertionError("no route has the path of " + link);
  }

  TestRequest query(String name, String value) {
    return new TestRequest(pattern, path, with(query, name, value), headers);
  }

  TestRequest header(String name, String value) {
    return new TestRequest(pattern, path, query, with(headers, name, value));
  }

  byte[] event() {
    ObjectNode event = JSON.createObjectNode();
    event.put("version", "2.0").put("routeKey", pattern.routeKey());
    event.put("rawPath", pattern.path(path.values().iterator().next()));
    event.put("rawQueryString", "").put("isBase64Encoded", false);
    put(event, "headers", headers);
    put(event, "queryStringParameters", query);
    put(event, "pathParameters", path);
    event.putObject("requestContext").put("requestId", ID).putObject("http").put("method", "GET");
    try {
      return JSON.writeValueAsBytes(event);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private TestRequest withQueryString(String text) {
    TestRequest request = this;
    for (String assignment : text.split("&", -1)) {
      String[] parts = assignment.split("=", 2);
      request = request.query(decoded(parts[0]), decoded(parts[1]));
    }
    return request;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static Map<String, String> with(Map<String, String> map, String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(map);
    more.put(name, value);
    return more;
  }

  private static void put(ObjectNode event, String name, Map<String, String> texts) {
    if (!texts.isEmpty()) {
      ObjectNode members = event.putObject(name);
      new TreeMap<>(texts).forEach(members::put);
    }
  }
}
