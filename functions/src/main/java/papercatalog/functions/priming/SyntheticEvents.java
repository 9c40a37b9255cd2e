package papercatalog.functions.priming;

import static papercatalog.domain.pattern.QueryParameter.*;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

/** API Gateway's events, payload format 2.0. */
final class SyntheticEvents {
  private static final String PROGRAM = "*/*";
  private static final String BROWSER =
      "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

  private static final Map<String, String> HEADERS =
      Map.of(
          "accept-encoding", "gzip, deflate, br",
          "content-length", "0",
          "host", "a1b2c3d4e5.execute-api.eu-central-1.amazonaws.com",
          "user-agent", "priming",
          "x-amzn-trace-id", "Root=1-6900a0b1-0123456789abcdef01234567",
          "x-forwarded-for", "192.0.2.10",
          "x-forwarded-port", "443",
          "x-forwarded-proto", "https");

  private static final Map<String, Object> CONTEXT =
      Map.of(
          "accountId", "123456789012",
          "apiId", "a1b2c3d4e5",
          "domainName", "a1b2c3d4e5.execute-api.eu-central-1.amazonaws.com",
          "domainPrefix", "a1b2c3d4e5",
          "http",
              Map.of(
                  "method", "GET",
                  "path", "/priming",
                  "protocol", "HTTP/1.1",
                  "sourceIp", "192.0.2.10",
                  "userAgent", "priming"),
          "requestId", "JKJaXmPLvHcESHA=",
          "routeKey", "GET /priming",
          "stage", "$default",
          "time", "20/Nov/2026:09:00:00 +0000",
          "timeEpoch", 1_795_165_200_000L);

  private SyntheticEvents() {}

  /** Requests of programs first, then of a browser. */
  static List<byte[]> of(AccessPattern<?> pattern) {
    List<Map<String, String>> queries = queries(pattern);
    List<byte[]> all = new ArrayList<>();
    queries.forEach(query -> all.add(event(pattern, "/priming", query, PROGRAM)));
    all.add(event(pattern, "/priming", queries.getFirst(), BROWSER));
    if (pattern.operation().equals(DocsPage.START.operation())) {
      all.add(event(pattern, DocsPage.START.path(), Map.of(), BROWSER));
    }
    return all;
  }

  /** Requests for a page, of a browser and of a program. */
  static List<byte[]> of(DocsPage page) {
    return List.of(
        event(Routes.DEFAULT_KEY, page.path(), Map.of(), Map.of(), BROWSER),
        event(Routes.DEFAULT_KEY, page.path(), Map.of(), Map.of(), PROGRAM));
  }

  static byte[] post(String path, String body) {
    return JsonTree.content(
            JsonTree.object(
                "rawPath", path,
                "headers", HEADERS,
                "body", body,
                "requestContext", Map.of("http", Map.of("method", "POST"))))
        .bytes();
  }

  private static List<Map<String, String>> queries(AccessPattern<?> pattern) {
    List<QueryParameter> known = pattern.queryParameters();
    if (known.contains(IDS)) {
      return List.of(Map.of("ids", "Priming,bare,many,a.different_one-2,withdrawn,none"));
    }
    if (known.contains(Q)) {
      return List.of(
          Map.of(),
          Map.of("q", "function prepares snap"),
          Map.of("q", "\"a function prepares\" -other year:..2030", "sort", "newest", "limit", "3"),
          Map.of("q", "author:nobody topic:priming", "from", "1985", "until", "2026-04-18"));
    }
    if (!known.contains(LIMIT)) {
      return List.of(Map.of());
    }
    if (known.contains(STARTS_WITH) && !pattern.parameters().samples().isEmpty()) {
      return List.of(Map.of("startsWith", "p"), Map.of("startsWith", "pr", "limit", "3"));
    }
    if (known.contains(DOI)) {
      return List.of(
          Map.of("doi", "https://doi.org/10.0000/Priming"),
          Map.of("arxiv", "2604.00001v2", "limit", "3"));
    }
    if (!known.contains(UNTIL)) {
      return List.of(Map.of(), Map.of("limit", "3"));
    }
    String from = known.contains(SINCE) ? "since" : "from";
    return List.of(
        Map.of(),
        Map.of("limit", "3"),
        Map.of("order", "asc", from, "1985", "until", "2026-04-18"));
  }

  private static byte[] event(
      AccessPattern<?> pattern, String path, Map<String, String> query, String accept) {
    Map<String, String> values = new HashMap<>();
    for (PathParameter<?> parameter : pattern.pathParameters()) {
      values.put(parameter.text(), parameter.sample());
    }
    return event(pattern.routeKey(), path, query, values, accept);
  }

  private static byte[] event(
      String routeKey,
      String path,
      Map<String, String> query,
      Map<String, String> pathParameters,
      String accept) {
    Map<String, String> headers = new HashMap<>(HEADERS);
    headers.put("accept", accept);
    return JsonTree.content(
            JsonTree.object(
                "version", "2.0",
                "routeKey", routeKey,
                "rawPath", path,
                "rawQueryString", "",
                "headers", headers,
                "queryStringParameters", query,
                "requestContext", CONTEXT,
                "pathParameters", pathParameters,
                "isBase64Encoded", false))
        .bytes();
  }
}
