package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.content.Content;
import papercatalog.functions.mcp.Mcp;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

/** Assistants get what readers get, and an error of JSON-RPC for anything that is no message. */
// I-1, I-8
final class McpContractTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String HOST = "papers.example.org";
  private static final String META =
      """
      "_meta":{"io.modelcontextprotocol/protocolVersion":"%s",\
      "io.modelcontextprotocol/clientCapabilities":{}}""";

  private static final String LATEST = "2026-07-28";

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.FULL, TestPapers.CROWDED, TestPapers.WITHDRAWN)
          .withProfiles(TestPapers.LISKOV)
          .then(
              it ->
                  it.shared()
                      .alias(Alias.of(new AuthorHandle("b-liskov"), TestPapers.LISKOV.handle())));

  private final LoggedLines lines = new LoggedLines();

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void call_ofEachTool_answersAsTheRoute_inOneRequest_byTheDeclaredSchema(AccessPattern<?> pattern)
      throws IOException {
    TestRequest read = TestRequest.to(pattern, TestPapers.CROWDED);
    TestAnswer answer = call(pattern.operation(), arguments(read));
    JsonNode result = answer.json().get("result");
    JsonNode structured = result.get("structuredContent");

    assertThat(answer.headers())
        .containsEntry("X-DynamoDB-Requests", "1")
        .containsEntry("Content-Type", "application/json")
        .containsEntry("Cache-Control", "no-store");
    assertThat(result.has("isError")).isFalse();
    assertThat(TestAnswer.json(result.at("/content/0/text").textValue())).isEqualTo(structured);
    assertThat(without(structured)).isEqualTo(without(CATALOG.answer(read).json()));
    assertThat(
            schema(tool(pattern).get("outputSchema"))
                .validate(structured.toString(), InputFormat.JSON))
        .isEmpty();
    assertThat(
            schema(tool(pattern).get("inputSchema"))
                .validate(arguments(read).toString(), InputFormat.JSON))
        .isEmpty();
    assertThat(schema(tool(pattern).get("outputSchema")).validate("{}", InputFormat.JSON))
        .isNotEmpty();
  }

  /** Of lists that are found by an identifier, the links name its parameter. */
  private static JsonNode without(JsonNode answer) {
    ObjectNode copy = answer.deepCopy();
    copy.remove("links");
    return copy;
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void tool_isDeclared_andSaysWhatItLacks(AccessPattern<?> pattern) throws IOException {
    JsonNode tool = tool(pattern);

    assertThat(tool.get("title").textValue()).isEqualTo(pattern.summary());
    assertThat(tool.get("description").textValue()).hasSizeBetween(60, 400).endsWith(".");
    assertThat(tool.at("/annotations/readOnlyHint").booleanValue()).isTrue();
    assertThat(tool.at("/inputSchema/additionalProperties").isBoolean()).isTrue();
    assertThat(tool.at("/inputSchema/properties").has("format")).isFalse();
    assertThat(tool.at("/outputSchema/type").textValue()).isEqualTo("object");
    assertThat(tool.toString()).doesNotContain("#/components");
    assertThat(tool.toString().length()).as("an assistant may read all tools").isLessThan(7_000);
  }

  @Test
  void tools_areThePatternsOfTheDeployment_inTheOrderOfTheirNumbers() throws IOException {
    assertThat(tools(Routes.WITHOUT_SEARCH).findValuesAsText("name"))
        .containsAll(AccessPatterns.all().stream().map(AccessPattern::operation).toList())
        .doesNotContain(AccessPatterns.SEARCH_PAPERS.operation());
    assertThat(tools(Routes.WITH_SEARCH).findValuesAsText("name"))
        .contains(AccessPatterns.SEARCH_PAPERS.operation());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          GetPaper             | {}                            | id must
          GetPaper             | {"id":"none"}                 | There is no paper none. Look for its id
          GetPaper             | {"id":"gone"}               | withdrawn
          GetPaper             | {"id":true}                   | id must be a text
          GetPaper             | {"id":{"a":1}}                | id must be a text
          GetPaper             | {"id":["a",["b"],null]}       | id must be a text
          GetPaper             | {"id":"WP-002","format":"ris"}| format is unknown; this tool takes id
          GetPaperVersion      | {"id":"WP-002","revision":7}  | ListPaperVersions has
          GetPaperVersion      | {"id":"WP-002","revision":1.5}| revision must
          GetAuthor            | {"handle":"nobody"}           | ListAuthors finds
          GetAuthor            | {"handle":"b-liskov"}         | Call again with barbara-liskov.
          FindPapers           | {"doi":"10.1145/1"}           | doi is unknown; this tool takes identifier
          FindPapers           | {"identifier":"x"}            | identifier must
          ListCollectionPapers | {"name":"sosp","cursor":"x"}  | cursor
          ListCollectionPapers | {"name":"sosp","limit":1001,"from":"July"} | limit must be a whole number from 1 to 1000
          GetPapers            | {"ids":[]}                    | ids must
          ListAuthors          | {}                            | startsWith must
          """)
  void call_thatFails_saysWhatToDo(String tool, String arguments, String advice)
      throws IOException {
    TestAnswer answer = call(tool, JSON.readTree(arguments));
    JsonNode result = answer.json().get("result");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(result.get("isError").booleanValue()).isTrue();
    assertThat(result.has("structuredContent")).isFalse();
    assertThat(result.at("/content/0/text").textValue()).contains(advice);
    assertThat(lines.only().has("problem")).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ListCollectionPapers  | {"name":"none"}
          ListAuthorPapers      | {"handle":"none"}
          ListTopicPapers       | {"name":"none"}
          ListCollectionChanges | {"name":"none"}
          ListPaperCitations    | {"id":"none"}
          ListChanges           | {"since":"1900","until":"1901"}
          FindPapers            | {"identifier":"10.1145/9"}
          ListAuthors           | {"startsWith":"zz"}
          ListTopics            | {"startsWith":"zz"}
          GetPaperReferences    | {"id":"WP-002"}
          GetPapers             | {"ids":["none","gone","WP-002"]}
          GetPapers             | {"ids":["none"]}
          """)
  void call_thatFindsNothing_answersByTheDeclaredSchema(String tool, String arguments)
      throws IOException {
    JsonNode structured =
        call(tool, JSON.readTree(arguments)).json().at("/result/structuredContent");

    assertThat(structured.isObject()).isTrue();
    assertThat(
            schema(tool(tool).get("outputSchema"))
                .validate(structured.toString(), InputFormat.JSON))
        .isEmpty();
  }

  @Test
  void call_ofThousandsOfUnknownArguments_namesSome() throws IOException {
    ObjectNode arguments = JSON.createObjectNode();
    IntStream.range(0, 10_000).forEach(it -> arguments.put("a" + it, 1));
    TestAnswer answer = call("ListChanges", arguments);

    assertThat(answer.json().at("/result/isError").booleanValue()).isTrue();
    assertThat(answer.body().length()).isLessThan(2_000);
  }

  /** A tool answers 1 MB, in JSON and again as a text; what is broken is a 500, as for a reader. */
  @Test
  void call_whoseAnswerIsTooLarge_asksForLess_andOneThatBreaks_isOurFault() throws IOException {
    String call =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"GetPaper\"}}";
    String quotes = "\\\"".repeat(499_990);

    TestAnswer most = answeredBy(() -> Response.found("application/json", text(quotes)), call);
    TestAnswer tooMuch =
        answeredBy(() -> Response.found("application/json", text(quotes + quotes)), call);
    TestAnswer broken =
        answeredBy(
            () -> {
              throw new IllegalStateException("secret");
            },
            call);

    assertThat(most.json().at("/result/structuredContent/text").textValue()).hasSize(499_990);
    assertThat(tooMuch.json().at("/result/isError").booleanValue()).isTrue();
    assertThat(tooMuch.json().at("/result/content/0/text").textValue()).contains("Ask for fewer");
    assertThat(broken.assertProblem(500, "internal-error").body()).doesNotContain("secret");
  }

  private static Content text(String escaped) {
    return Content.of("{\"text\":\"" + escaped + "\"}");
  }

  private TestAnswer answeredBy(Supplier<Response> response, String message) {
    Mcp mcp =
        new Mcp(
            lines.all(),
            Routes.WITHOUT_SEARCH,
            pattern ->
                new HttpFunction(pattern.operation(), lines.all(), Routes.WITHOUT_SEARCH) {
                  @Override
                  public Route route(String rawPath) {
                    return pattern;
                  }

                  @Override
                  protected Response respond(Request request) {
                    return response.get();
                  }
                });
    return TestAnswer.read(Functions.invoke(mcp, event("POST", Map.of(), message, false)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "\"2\"", "2.0"})
  void call_takesANumber_asModelsWriteIt(String limit) throws IOException {
    JsonNode arguments = JSON.readTree("{\"limit\":" + limit + ",\"cursor\":null}");

    assertThat(call("ListChanges", arguments).json().at("/result/structuredContent/data"))
        .hasSize(2);
  }

  @Test
  void resource_isAPaper_asJsonAndBibtex() throws IOException {
    JsonNode templates =
        send("{'jsonrpc':'2.0','id':1,'method':'resources/templates/list'}")
            .json()
            .at("/result/resourceTemplates");
    for (JsonNode template : templates) {
      String uri = template.get("uriTemplate").textValue().replace("{id}", "WP-002");
      TestAnswer answer = read(uri);
      JsonNode contents = answer.json().at("/result/contents/0");

      assertThat(answer.headers()).containsEntry("X-DynamoDB-Requests", "1");
      assertThat(contents.get("uri").textValue()).isEqualTo(uri);
      assertThat(contents.get("mimeType")).isEqualTo(template.get("mimeType"));
      assertThat(contents.get("text").textValue()).contains("WP-002");
    }
    assertThat(templates.findValuesAsText("mimeType"))
        .containsExactly("application/json", "application/x-bibtex");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "https://papers.example.org/papers/none?format=json",
        "https://papers.example.org/papers/gone?format=json",
        "https://papers.example.org/papers/?format=json",
        "https://papers.example.org/papers/a?b?format=json",
        "https://papers.example.org/papers/a/versions/1?format=json",
        "https://papers.example.org/papers/WP-002?format=html",
        "https://papers.example.org/papers/WP-002",
        "https://papers.example.org?format=json",
        "https://elsewhere.example/papers/WP-002?format=json",
        "file:///etc/passwd",
      })
  void resource_thatIsNone_isNamedInTheError(String uri) throws IOException {
    JsonNode error = read(uri).json().get("error");

    assertThat(error.get("code").intValue()).isEqualTo(-32002);
    assertThat(error.at("/data/uri").textValue()).isEqualTo(uri);
    assertThat(latest("resources/read", "uri", uri).json().at("/error/code").intValue())
        .isEqualTo(-32602);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tools/list", "resources/list", "resources/templates/list"})
  void list_hasOnePage(String method) throws IOException {
    assertThat(latest(method, "cursor", "").json().has("result")).isTrue();
    assertThat(latest(method, "cursor", "x").json().at("/error/code").intValue()).isEqualTo(-32602);
  }

  /** The quotation marks of JSON are apostrophes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ``                                                        | 400 | -32700
          {                                                         | 400 | -32700
          {} {}                                                     | 400 | -32700
          nul                                                       | 400 | -32700
          [{'jsonrpc':'2.0','id':1,'method':'ping'}]                | 400 | -32600
          []                                                        | 400 | -32600
          'ping'                                                    | 400 | -32600
          null                                                      | 400 | -32600
          {}                                                        | 400 | -32600
          {'jsonrpc':'1.0','id':1,'method':'ping'}                  | 400 | -32600
          {'jsonrpc':'2.0','id':1}                                  | 400 | -32600
          {'jsonrpc':'2.0','id':1,'result':{}}                      | 400 | -32600
          {'jsonrpc':'2.0','id':1,'method':7}                       | 400 | -32600
          {'jsonrpc':'2.0','id':1,'method':'ping','params':[]}      | 400 | -32600
          {'jsonrpc':'2.0','id':null,'method':'ping'}               | 400 | -32600
          {'jsonrpc':'2.0','id':1.5,'method':'ping'}                | 400 | -32600
          {'jsonrpc':'2.0','id':1e9,'method':'ping'}                | 400 | -32600
          {'jsonrpc':'2.0','id':{},'method':'ping'}                 | 400 | -32600
          {'jsonrpc':'2.0','id':true,'method':'ping'}               | 400 | -32600
          {'jsonrpc':'2.0','id':1,'method':'tools/delete'}          | 200 | -32601
          {'jsonrpc':'2.0','id':1,'method':'prompts/list'}          | 200 | -32601
          {'jsonrpc':'2.0','id':1,'method':'server/discover'}       | 400 | -32602
          {'jsonrpc':'2.0','id':1,'method':'tools/call'}            | 200 | -32602
          {'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'Drop'}} | 200 | -32602
          {'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':7}}      | 200 | -32602
          {'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'GetPaper','arguments':[]}} | 200 | -32602
          {'jsonrpc':'2.0','id':1,'method':'resources/read','params':{'uri':7}}   | 200 | -32602
          """)
  void message_thatIsNone_isAnErrorOfJsonRpc(String message, int status, int code) {
    TestAnswer answer = send(message);

    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.json().at("/error/code").intValue()).isEqualTo(code);
    assertThat(answer.json().at("/error/message").textValue()).isNotBlank();
    assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "-7", "\"a\"", "\"\"", "12345678901234567890", "\"\\ud83d\""})
  void id_comesBack(String id) {
    TestAnswer answer = send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"ping\"}");

    assertThat(answer.json().get("id")).isEqualTo(TestAnswer.json(id));
    assertThat(answer.json().get("result")).isEmpty();
  }

  /** As an array, an object, a number, a text and an id. */
  @Test
  void message_thatIsTooDeepOrTooLong_isAnErrorOfJsonRpc() {
    List<String> bodies = new ArrayList<>();
    for (int depth : List.of(500, 5_000, 100_000)) {
      String deep = "[".repeat(depth) + "]".repeat(depth);
      bodies.add(deep);
      bodies.add("{\"a\":".repeat(depth) + "1" + "}".repeat(depth));
      bodies.add(
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"GetPaper\","
              + "\"arguments\":{\"id\":"
              + deep
              + "}}}");
    }
    for (int length : List.of(1_000, 5_000_000)) {
      bodies.add("{\"jsonrpc\":\"2.0\",\"id\":\"" + "x".repeat(length) + "\",\"method\":\"ping\"}");
      bodies.add("{\"jsonrpc\":\"2.0\",\"id\":" + "1".repeat(length) + ",\"method\":\"ping\"}");
      bodies.add("x".repeat(length));
    }
    for (String body : bodies) {
      TestAnswer answer = send(body);

      assertThat(answer.status()).isIn(200, 400, 413);
      assertThat(answer.json().has("error") || answer.json().at("/result/isError").booleanValue())
          .isTrue();
      assertThat(answer.body().length()).isLessThan(1_000);
    }
  }

  /** The name of the tool is in the headers, unless the column is empty. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2026-07-28 | 2026-07-28 | tools/call | GetPaper                    | 200 | 0
          2026-07-28 | 2026-07-28 | tools/call | =?base64?R2V0UGFwZXI=?=     | 200 | 0
          2026-07-28 | 2026-07-28 | tools/call | =?base64?R2V0UGFwZXI?=      | 200 | 0
          2026-07-28 | 2026-07-28 | tools/call | =?base64?R2V0!!!=?=         | 400 | -32020
          2026-07-28 | 2026-07-28 | tools/call | =?base64?=                  | 400 | -32020
          2026-07-28 | 2026-07-28 | tools/call | GetAuthor                   | 400 | -32020
          2026-07-28 | 2026-07-28 | tools/call |                             | 400 | -32020
          2026-07-28 | 2026-07-28 | TOOLS/CALL | GetPaper                    | 400 | -32020
          2026-07-28 | 2026-07-28 |            | GetPaper                    | 400 | -32020
          2026-07-28 |            | tools/call | GetPaper                    | 400 | -32020
          2026-07-28 | 2025-11-25 | tools/call | GetPaper                    | 400 | -32020
          2025-11-25 | 2026-07-28 | tools/call | GetPaper                    | 400 | -32020
          2025-11-25 | 2025-06-18 | tools/call | GetPaper                    | 400 | -32020
          2025-11-25 | 2025-11-25 | tools/call | GetPaper                    | 200 | 0
          2025-11-25 |            |            |                             | 200 | 0
          2026-07-28 | 2026-07-28 | tools/call | =?base64?IEdldFBhcGVy?=     | 400 | -32020
          1900-01-01 | 2026-07-28 | tools/call | GetPaper                    | 400 | -32020
          1900-01-01 | 1900-01-01 | tools/call | GetPaper                    | 400 | -32022
                     | 2026-07-28 | tools/call | GetPaper                    | 400 | -32602
                     | 1900-01-01 | tools/call | GetPaper                    | 400 | -32602
                     | 2025-11-25 |            |                             | 200 | 0
                     | 2025-06-18 |            |                             | 200 | 0
                     |            |            |                             | 200 | 0
          """)
  void revision_isThatOfBodyAndHeaders(
      String named, String version, String method, String name, int status, int code) {
    Map<String, String> headers = new HashMap<>();
    put(headers, "mcp-protocol-version", version);
    put(headers, "mcp-method", method);
    put(headers, "mcp-name", name);
    String meta = named == null ? "" : "," + META.formatted(named);

    TestAnswer answer =
        send(
            headers,
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"GetPaper\","
                + "\"arguments\":{\"id\":\"WP-002\"}"
                + meta
                + "}}");

    assertThat(answer.status()).as(answer.body()).isEqualTo(status);
    assertThat(answer.json().at("/error/code").intValue()).isEqualTo(code);
    assertThat(answer.json().at("/result/resultType").asText())
        .isEqualTo(code == 0 && LATEST.equals(named) ? "complete" : "");
    assertThat(answer.json().at("/error/data/supported")).hasSize(code == -32022 ? 3 : 0);
  }

  private static void put(Map<String, String> headers, String name, String value) {
    if (value != null) {
      headers.put(name, value);
    }
  }

  /** A client may repeat the revision that it knows before it has agreed on one. */
  @ParameterizedTest
  @ValueSource(strings = {"2025-03-26", "2025-11-25", "2026-07-28", "2099-01-01"})
  void handshake_takesTheRevisionOfItsBody(String header) {
    assertThat(
            send(
                    Map.of("mcp-protocol-version", header),
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
                        + "{\"protocolVersion\":\"2025-03-26\"}}")
                .json()
                .at("/result/protocolVersion")
                .textValue())
        .isEqualTo("2025-11-25");
  }

  @ParameterizedTest
  @CsvSource({"2025-11-25,2025-11-25", "2025-06-18,2025-06-18", "2024-11-05,2025-11-25"})
  void handshake_agreesOnARevision(String asked, String agreed) {
    JsonNode result =
        send("{'jsonrpc':'2.0','id':1,'method':'initialize','params':{'protocolVersion':'%s'}}"
                .formatted(asked))
            .json()
            .get("result");

    assertThat(result.get("protocolVersion").textValue()).isEqualTo(agreed);
    assertThat(result.get("instructions").textValue()).contains("no full texts", "FindPapers");
    assertThat(result.get("capabilities").toString()).isEqualTo("{\"tools\":{},\"resources\":{}}");
    TestAnswer ready = send("{'jsonrpc':'2.0','method':'notifications/initialized'}");
    assertThat(ready.status()).isEqualTo(202);
    assertThat(ready.body()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      textBlock =
          """
          -,                            200
          https://papers.example.org,   200
          http://localhost:6274,        200
          http://127.0.0.1,             200
          https://evil.example,         403
          http://papers.example.org,    403
          http://localhost.evil.example,403
          null,                         403
          """)
  void origin_ofAnotherSite_isRefused(String origin, int status) {
    Map<String, String> headers = new HashMap<>();
    put(headers, "origin", origin);

    assertThat(
            send(headers, "{'jsonrpc':'2.0','id':1,'method':'ping'}".replace('\'', '"')).status())
        .isEqualTo(status);
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "HEAD", "DELETE", "PUT", "OPTIONS"})
  void method_otherThanPost_isNotAllowed(String method) {
    TestAnswer answer =
        TestAnswer.read(Functions.invoke(mcp(), event(method, Map.of(), "", false)));

    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.header("Allow")).contains("POST");
  }

  /** API Gateway encodes the body of a type that it does not know. */
  @Test
  void body_inBase64_isTheSame() {
    byte[] body = "{\"jsonrpc\":\"2.0\",\"id\":\"é\",\"method\":\"ping\"}".getBytes(UTF_8);
    String encoded = Base64.getEncoder().encodeToString(body);

    TestAnswer answer =
        TestAnswer.read(Functions.invoke(mcp(), event("POST", Map.of(), encoded, true)));

    assertThat(answer.json().get("id").textValue()).isEqualTo("é");
  }

  private TestAnswer call(String tool, JsonNode arguments) throws IOException {
    ObjectNode message = JSON.createObjectNode().put("jsonrpc", "2.0").put("id", 1);
    message.put("method", "tools/call");
    message.putObject("params").put("name", tool).set("arguments", arguments);
    return send(Map.of(), message.toString());
  }

  /** A message of the latest revision with one parameter, which its header repeats. */
  private TestAnswer latest(String method, String parameter, String value) throws IOException {
    ObjectNode message = JSON.createObjectNode().put("jsonrpc", "2.0").put("id", 1);
    message.put("method", method);
    message.set("params", JSON.readTree("{" + META.formatted(LATEST) + "}"));
    message.withObject("params").put(parameter, value);
    Map<String, String> headers = new HashMap<>();
    headers.put("mcp-protocol-version", LATEST);
    headers.put("mcp-method", method);
    headers.put("mcp-name", value);
    return send(headers, message.toString());
  }

  private TestAnswer read(String uri) throws IOException {
    ObjectNode message = JSON.createObjectNode().put("jsonrpc", "2.0").put("id", 1);
    message.put("method", "resources/read").putObject("params").put("uri", uri);
    return send(Map.of(), message.toString());
  }

  /** A message in which apostrophes stand for quotation marks. */
  private TestAnswer send(String message) {
    return send(Map.of(), message.replace('\'', '"'));
  }

  private TestAnswer send(Map<String, String> headers, String body) {
    return TestAnswer.read(Functions.invoke(mcp(), event("POST", headers, body, false)));
  }

  private static byte[] event(
      String method, Map<String, String> headers, String body, boolean base64) {
    ObjectNode event = JSON.createObjectNode().put("rawPath", "/mcp");
    ObjectNode all = event.putObject("headers").put("host", HOST);
    headers.forEach(all::put);
    event.put("body", body).put("isBase64Encoded", base64);
    event
        .putObject("requestContext")
        .put("requestId", TestRequest.ID)
        .putObject("http")
        .put("method", method);
    return event.toString().getBytes(UTF_8);
  }

  private Mcp mcp() {
    Functions functions = CATALOG.functions();
    return new Mcp(lines.all(), Routes.WITHOUT_SEARCH, functions::function);
  }

  private static JsonNode arguments(TestRequest read) {
    ObjectNode arguments = JSON.createObjectNode();
    read.path().forEach(arguments::put);
    read.query().forEach(arguments::put);
    if (arguments.has("doi")) {
      arguments.set("identifier", arguments.remove("doi"));
    }
    if (arguments.has("ids")) {
      arguments.putArray("ids").add(read.query().get("ids"));
    }
    if (arguments.has("revision")) {
      arguments.put("revision", 1);
    }
    return arguments;
  }

  private JsonNode tool(AccessPattern<?> pattern) throws IOException {
    return tool(pattern.operation());
  }

  private JsonNode tool(String name) throws IOException {
    for (JsonNode tool : tools(Routes.WITHOUT_SEARCH)) {
      if (tool.get("name").textValue().equals(name)) {
        return tool;
      }
    }
    throw new AssertionError("There is no tool " + name);
  }

  private JsonNode tools(Routes routes) throws IOException {
    Functions functions = CATALOG.functions();
    Mcp mcp =
        new Mcp(
            lines.all(),
            routes,
            pattern ->
                pattern == AccessPatterns.SEARCH_PAPERS
                    ? functions.function(AccessPatterns.GET_PAPER)
                    : functions.function(pattern));
    String list = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}";
    return TestAnswer.read(Functions.invoke(mcp, event("POST", Map.of(), list, false)))
        .json()
        .at("/result/tools");
  }

  private static Schema schema(JsonNode schema) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(schema.toString(), InputFormat.JSON);
  }
}
