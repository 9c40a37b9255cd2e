package papercatalog.functions.http;

import static papercatalog.domain.pattern.AccessPatterns.GET_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHORS;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;

/** A request as API Gateway's HTTP API makes an event of it, payload format 2.0. */
record TestRequest(
    AccessPattern<?> pattern,
    Map<String, String> path,
    Map<String, String> query,
    Map<String, String> headers,
    String method) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** The id of every request, in API Gateway's own alphabet. */
  static final String ID = "JKJaXmPLvHcESHA=";

  TestRequest(
      AccessPattern<?> pattern,
      Map<String, String> path,
      Map<String, String> query,
      Map<String, String> headers) {
    this(pattern, path, query, headers, "GET");
  }

  /**
   * A request.
   *
   * @param value of the first parameter of the path, after which a revision is 1; where a path has
   *     none, of the parameter in the query string
   */
  static TestRequest to(AccessPattern<?> pattern, String value) {
    return switch (pattern.pathParameters().size()) {
      case 0 ->
          pattern
              .parameters()
              .query()
              .map(parameter -> to(pattern).query(parameter.text(), value))
              .orElseGet(() -> to(pattern));
      case 1 -> to(pattern, List.of(value));
      default -> to(pattern, List.of(value, "1"));
    };
  }

  /** A request for what shows this paper: it, its last author, or a list that it is in. */
  static TestRequest to(AccessPattern<?> pattern, Paper paper) {
    if (pattern.equals(GET_PAPERS)) {
      return to(pattern, paper.id().value());
    }
    if (pattern.equals(LIST_AUTHORS)) {
      return to(pattern, AuthorItem.indexWord(paper.authors().getLast().handle()).value());
    }
    if (pattern.pathParameters().isEmpty()) {
      return to(pattern, paper.identifiers().getOrDefault("doi", ""));
    }
    return to(pattern, value(pattern, paper));
  }

  /** Besides the paper's own, of the last link of the kind that the pattern reads. */
  private static String value(AccessPattern<?> pattern, Paper paper) {
    PathParameter<?> parameter = pattern.pathParameters().getFirst();
    if (parameter.equals(PathParameter.PAPER_ID)) {
      return paper.id().value();
    }
    if (parameter.equals(PathParameter.COLLECTION_NAME)) {
      return paper.collection().value();
    }
    String kind = pattern.access().leadingKeys().getFirst().replace("*", "");
    return PaperItems.DECLARED.links(paper).keySet().stream()
        .map(ItemKey::sort)
        .filter(sort -> sort.startsWith(kind))
        .reduce("none", (_, last) -> last.substring(kind.length()));
  }

  /** A request to a path without parameters. */
  static TestRequest to(AccessPattern<?> pattern) {
    return to(pattern, List.of());
  }

  /** The patterns whose path has parameters. */
  static Stream<AccessPattern<?>> patternsWithAPath() {
    return AccessPatterns.all().stream().filter(pattern -> !pattern.pathParameters().isEmpty());
  }

  /** The patterns whose requests name nothing. */
  static Stream<AccessPattern<?>> patternsWithoutParameters() {
    return AccessPatterns.all().stream().filter(it -> it.parameters().samples().isEmpty());
  }

  /** The lists of one partition of the table: the parts of a paper, or a directory. */
  static Stream<AccessPattern<?>> listsOf(Class<? extends Access> kind) {
    return AccessPatterns.all().stream().filter(pattern -> kind.isInstance(pattern.access()));
  }

  static TestRequest to(AccessPattern<?> pattern, List<String> values) {
    Map<String, String> path = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      path.put(pattern.pathParameters().get(i).text(), values.get(i));
    }
    return new TestRequest(pattern, path, Map.of(), Map.of("accept", "*/*"));
  }

  /** The request that a link of an answer asks for. */
  static TestRequest following(String link) {
    String[] parts = link.split("\\?", 2);
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      String regex = pattern.path().replaceAll("\\{\\w+}", "([^/?]+)");
      Matcher matcher = Pattern.compile(regex).matcher(parts[0]);
      if (matcher.matches()) {
        TestRequest request =
            to(
                pattern,
                IntStream.rangeClosed(1, matcher.groupCount())
                    .mapToObj(group -> decoded(matcher.group(group)))
                    .toList());
        return parts.length == 1 ? request : request.withQueryString(parts[1]);
      }
    }
    throw new AssertionError("no route has the path of " + link);
  }

  TestRequest query(String name, String value) {
    return new TestRequest(pattern, path, with(query, name, value), headers, method);
  }

  TestRequest header(String name, String value) {
    return new TestRequest(pattern, path, query, with(headers, name, value), method);
  }

  /** The same, without wanting the content. */
  TestRequest head() {
    return new TestRequest(pattern, path, query, headers, "HEAD");
  }

  byte[] event() {
    ObjectNode event = JSON.createObjectNode();
    event.put("version", "2.0").put("routeKey", pattern.routeKey());
    event.put("rawPath", rawPath());
    event.put("rawQueryString", rawQuery()).put("isBase64Encoded", false);
    put(event, "headers", headers);
    put(event, "queryStringParameters", query);
    put(event, "pathParameters", path);
    event.putObject("requestContext").put("requestId", ID).putObject("http").put("method", method);
    try {
      return JSON.writeValueAsBytes(event);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private String rawQuery() {
    return query.entrySet().stream()
        .map(it -> encoded(it.getKey()) + "=" + encoded(it.getValue()))
        .collect(Collectors.joining("&"));
  }

  private String rawPath() {
    return pattern.path(
        pattern.pathParameters().stream()
            .map(parameter -> path.getOrDefault(parameter.text(), ""))
            .toArray());
  }

  private TestRequest withQueryString(String text) {
    TestRequest request = this;
    for (String assignment : text.split("&", -1)) {
      String[] parts = assignment.split("=", 2);
      request = request.query(decoded(parts[0]), decoded(parts[1]));
    }
    return request;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
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
