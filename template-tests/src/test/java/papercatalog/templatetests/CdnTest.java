package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.functions.runtime.OriginSecret;
import papercatalog.templatetests.browser.ServedCatalog;

/** CloudFront as it is deployed, and a proxy with its rules before a catalog. */
@Tag("slow")
final class CdnTest {
  @RegisterExtension static final ServedCatalog CATALOG = new ServedCatalog();

  private static final StackTemplate STACK = Synthesis.with(Map.of("cdn", true));
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> PATHS =
      List.of(
          "/",
          "/papers/WP-002",
          "/papers/wp-002?format=bibtex",
          "/papers/WP-001", // withdrawn
          "/papers/none",
          "/papers/a%20b",
          "/papers?doi=10.1145/1294261.1294281",
          "/collections/sosp/papers?limit=2",
          "/collections/sosp/papers?limit=0",
          "/collections/sosp/papers?limit=2&format=none",
          "/authors/none",
          "/topics",
          "/batch/papers?ids=wp-002,none",
          "/openapi.json",
          "/docs",
          "/nowhere");
  private static final List<String> ACCEPTS =
      List.of(
          "*/*",
          "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
          "application/x-bibtex, text/html;q=0.5",
          "application/atom+xml",
          "text/turtle");

  @Test
  void distribution_isAsFastAndSafeAsItCanBe() {
    JsonNode config = distribution(STACK);
    JsonNode behavior = config.get("DefaultCacheBehavior");

    assertThat(config.get("HttpVersion").textValue()).isEqualTo("http2and3");
    assertThat(config.get("IPV6Enabled").booleanValue()).isTrue();
    assertThat(behavior.get("Compress").booleanValue()).isTrue();
    assertThat(behavior.get("ViewerProtocolPolicy").textValue()).isEqualTo("redirect-to-https");
    assertThat(config.at("/Origins/0/CustomOriginConfig/OriginProtocolPolicy").textValue())
        .isEqualTo("https-only");
    assertThat(config.at("/Origins/0/CustomOriginConfig/OriginSSLProtocols"))
        .hasToString("[\"TLSv1.2\"]");
    assertThat(behavior.at("/FunctionAssociations/0/EventType").textValue())
        .isEqualTo("viewer-request");
    // AWS's own policies: all headers of the reader but Host; CORS for all sites.
    assertThat(behavior.get("OriginRequestPolicyId").textValue())
        .isEqualTo("b689b0a8-53d0-40ab-baf2-68738e2966ac");
    assertThat(behavior.get("ResponseHeadersPolicyId").textValue())
        .isEqualTo("5cc3b908-e619-4b99-88e5-2cf7f45965bd");
  }

  @Test
  void key_isPathQueryFormatAndEncoding_andTheAnswerSaysHowLong() {
    JsonNode policy =
        STACK.properties(STACK.only("AWS::CloudFront::CachePolicy")).get("CachePolicyConfig");
    JsonNode key = policy.get("ParametersInCacheKeyAndForwardedToOrigin");

    assertThat(policy.get("MinTTL").intValue()).isZero();
    assertThat(policy.get("DefaultTTL").intValue()).isZero();
    assertThat(policy.get("MaxTTL").intValue()).isEqualTo(86_400);
    assertThat(key.at("/HeadersConfig/Headers")).hasToString("[\"Accept\"]");
    assertThat(key.at("/QueryStringsConfig/QueryStringBehavior").textValue()).isEqualTo("all");
    assertThat(key.at("/CookiesConfig/CookieBehavior").textValue()).isEqualTo("none");
    assertThat(key.get("EnableAcceptEncodingGzip").booleanValue()).isTrue();
    assertThat(key.get("EnableAcceptEncodingBrotli").booleanValue()).isTrue();
  }

  @Test
  void failuresOfTheServer_areNeverKept() {
    Map<Integer, Integer> kept = kept(STACK);

    assertThat(kept.keySet()).containsExactly(500, 501, 502, 503, 504);
    assertThat(kept.values()).containsOnly(0);
  }

  /** Every function that readers call; those that look for the header are deployed last. */
  @Test
  void functions_withASecret_knowTheDistributionByIt() {
    StackTemplate stack =
        Synthesis.with(
            PublicAddressTest.with(
                PublicAddressTest.with(PublicAddressTest.BOTH, "search", true),
                "originSecret",
                "/papers/origin:1,/papers/origin:2"));
    String first = "{{resolve:ssm:/papers/origin:1}}";
    JsonNode header = distribution(stack).at("/Origins/0/OriginCustomHeaders/0");

    assertThat(header.get("HeaderName").textValue()).isEqualTo(OriginSecret.HEADER);
    assertThat(header.get("HeaderValue").textValue()).isEqualTo(first);
    assertThat(DeployedFunction.behindRoutesOf(stack))
        .isNotEmpty()
        .allSatisfy(
            function -> {
              assertThat(function.environment())
                  .containsEntry(
                      OriginSecret.VARIABLE, first + ",{{resolve:ssm:/papers/origin:2}}");
              assertThat(stack.resources().get(function.logicalId()).get("DependsOn").toString())
                  .contains(stack.only("AWS::CloudFront::Distribution"));
            });
    assertThat(STACK.json().toString()).doesNotContain(OriginSecret.VARIABLE, "OriginCustomHeader");
  }

  @Test
  void log_isASettingOfItsOwn_andIsDeletedAsOtherLogsAre() {
    StackTemplate stack = Synthesis.with(Map.of("cdn", true, "cdnLog", true));
    String id = stack.only("AWS::S3::Bucket");
    ObjectNode bucket = stack.properties(id);
    JsonNode logging = distribution(stack).get("Logging");

    assertThat(distribution(STACK).has("Logging")).isFalse();
    assertThat(logging.at("/Bucket/Fn::GetAtt/0").textValue()).isEqualTo(id);
    assertThat(logging.path("IncludeCookies").asBoolean()).isFalse();
    assertThat(bucket.at("/LifecycleConfiguration/Rules/0/ExpirationInDays").intValue())
        .isEqualTo(30);
    assertThat(bucket.at("/OwnershipControls/Rules/0/ObjectOwnership").textValue())
        .as("CloudFront writes by an access control list")
        .isEqualTo("BucketOwnerPreferred");
    assertThat(bucket.get("PublicAccessBlockConfiguration").valueStream().map(JsonNode::asBoolean))
        .containsExactly(true, true, true, true);
    assertThat(stack.json().at("/Outputs/CdnLogBucket/Value/Ref").textValue()).isEqualTo(id);
  }

  /** CloudFront's metrics are in us-east-1, and an alarm watches those of its Region. */
  @Test
  void alarms_whenChosenToo_watchItsErrors_whereItsMetricsAre() {
    StackTemplate stack = Synthesis.with(Map.of("cdn", true, "alarms", true));
    JsonNode alarm =
        stack.ofType("AWS::CloudWatch::Alarm").values().stream()
            .filter(it -> it.at("/Properties/Namespace").asText().equals("AWS/CloudFront"))
            .findFirst()
            .orElseThrow();
    JsonNode condition =
        stack.json().get("Conditions").get(alarm.path("Condition").textValue()).get("Fn::Equals");

    assertThat(alarm.at("/Properties/MetricName").textValue()).isEqualTo("5xxErrorRate");
    assertThat(alarm.at("/Properties/Dimensions").toString())
        .contains(stack.only("AWS::CloudFront::Distribution"), "Global");
    assertThat(condition).hasToString("[{\"Ref\":\"AWS::Region\"},\"us-east-1\"]");
    assertThat(Synthesis.with(Map.of("alarms", true)).json().has("Conditions")).isFalse();
  }

  @Test
  void names_areOfOneStackInOneRegion() {
    Intrinsics intrinsics = new Intrinsics(STACK);

    assertThat(
            Stream.of(
                    STACK
                        .properties(STACK.only("AWS::CloudFront::CachePolicy"))
                        .at("/CachePolicyConfig/Name"),
                    STACK.properties(STACK.only("AWS::CloudFront::Function")).get("Name"))
                .map(intrinsics::text))
        .containsOnly("PaperCatalog-prod-" + Intrinsics.REGION);
  }

  @Test
  void proxy_answersAsTheCatalogDoes_andKeepsWhatMayBeKept() throws Exception {
    try (Proxy proxy = Proxy.start(STACK)) {
      for (String path : PATHS) {
        for (String accept : ACCEPTS) {
          HttpResponse<String> direct = ask(CATALOG.url().toString(), path, accept);
          HttpResponse<String> first = ask(proxy.url(), path, accept);
          HttpResponse<String> again = ask(proxy.url(), path, accept);

          String name = path + " as " + accept;
          assertThat(direct.statusCode()).as(name).isLessThan(500);
          assertThat(comparable(first)).as(name).isEqualTo(comparable(direct));
          assertThat(comparable(again)).as(name).isEqualTo(comparable(direct));
          boolean mayBeKept =
              direct.headers().firstValue("Cache-Control").orElse("").contains("max-age");
          assertThat(again.headers().firstValue("X-Cache").orElse(""))
              .as(name)
              .startsWith(mayBeKept ? "Hit" : "Miss");
        }
      }
    }
  }

  /** The key has each header that the function at the edge leaves. */
  @Test
  void proxy_whenAcceptIsNoPartOfTheKey_mixesFormats() throws Exception {
    StackTemplate mutant =
        STACK.changed(
            it ->
                ((ArrayNode)
                        it.properties(it.only("AWS::CloudFront::CachePolicy"))
                            .at(
                                "/CachePolicyConfig/ParametersInCacheKeyAndForwardedToOrigin"
                                    + "/HeadersConfig/Headers"))
                    .removeAll());
    try (Proxy proxy = Proxy.start(mutant)) {
      String page = ask(proxy.url(), "/papers/WP-002", "text/html").body();

      assertThat(ask(proxy.url(), "/papers/WP-002", "*/*").body()).isEqualTo(page);
    }
  }

  private static JsonNode distribution(StackTemplate stack) {
    return stack.properties(stack.only("AWS::CloudFront::Distribution")).get("DistributionConfig");
  }

  private static Map<Integer, Integer> kept(StackTemplate stack) {
    Map<Integer, Integer> kept = new TreeMap<>();
    for (JsonNode response : distribution(stack).get("CustomErrorResponses")) {
      kept.put(response.get("ErrorCode").intValue(), response.get("ErrorCachingMinTTL").intValue());
    }
    return kept;
  }

  private static List<String> comparable(HttpResponse<String> answer) {
    return List.of(
        Integer.toString(answer.statusCode()),
        answer.headers().firstValue("Content-Type").orElse(""),
        answer.headers().firstValue("ETag").orElse(""),
        answer.headers().firstValue("Link").orElse(""),
        answer.body().replaceAll("urn:request:[^\"]+", "urn:request:"));
  }

  private static HttpResponse<String> ask(String origin, String path, String accept)
      throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      return client.send(
          HttpRequest.newBuilder(URI.create(origin + path)).header("Accept", accept).build(),
          BodyHandlers.ofString());
    }
  }

  private record Proxy(Process node, Path rules, String url) implements AutoCloseable {
    static Proxy start(StackTemplate stack) throws IOException {
      ObjectNode rules = JSON.createObjectNode();
      rules.set(
          "code", stack.properties(stack.only("AWS::CloudFront::Function")).get("FunctionCode"));
      rules.set(
          "keyHeaders",
          stack
              .properties(stack.only("AWS::CloudFront::CachePolicy"))
              .at(
                  "/CachePolicyConfig/ParametersInCacheKeyAndForwardedToOrigin"
                      + "/HeadersConfig/Headers"));
      kept(stack).forEach((status, seconds) -> rules.withObject("/kept").put(status + "", seconds));
      Path file = Files.createTempFile("cdn", ".json");
      Files.writeString(file, rules.toString());
      Process node =
          new ProcessBuilder(
                  "node", "src/test/node/cdn.mjs", file.toString(), CATALOG.url().toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      return new Proxy(
          node, file, "http://127.0.0.1:" + node.inputReader(UTF_8).readLine().strip());
    }

    /** The proxy ends with its standard input. */
    @Override
    public void close() throws IOException {
      node.getOutputStream().close();
      node.onExit().join();
      Files.delete(rules);
    }
  }
}
