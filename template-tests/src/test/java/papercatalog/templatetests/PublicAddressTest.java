package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.functions.request.Request;

/** Where readers find an API with a domain, a CDN or both, and what its links name. */
@Tag("slow")
final class PublicAddressTest {
  static final String DOMAIN = "papers.example.org";
  private static final StackTemplate STANDARD = Synthesis.standard();
  private static final Map<String, Object> NAMED = domain("eu-central-1");
  private static final Map<String, Object> CDN = Map.of("cdn", true);
  static final Map<String, Object> BOTH = with(domain("us-east-1"), "cdn", true);
  private static final Set<String> RIGHTS = Set.of("AWS::IAM::Role", "AWS::IAM::Policy");

  static Map<String, Object> domain(String region) {
    return Map.of(
        "domain",
        DOMAIN,
        "certificate",
        "arn:aws:acm:" + region + ":111122223333:certificate/0a1b2c3d",
        "zone",
        "Z0123456789ABC");
  }

  static Map<String, Object> with(Map<String, Object> settings, String name, Object value) {
    Map<String, Object> more = new HashMap<>(settings);
    more.put(name, value);
    return more;
  }

  @Test
  void links_whenNothingIsChosen_nameTheHostThatWasAsked() {
    assertThat(publicUrls(STANDARD)).isEmpty();
  }

  @Test
  void links_ofEachFunction_nameTheDomain() {
    for (Map<String, Object> settings : List.of(NAMED, BOTH)) {
      StackTemplate stack = Synthesis.with(with(settings, "search", true));

      assertThat(publicUrls(stack))
          .hasSize(DeployedFunction.behindRoutesOf(stack).size())
          .containsOnly("https://" + DOMAIN);
    }
  }

  @Test
  void links_ofACdnWithoutADomain_nameItsHost() {
    StackTemplate stack = Synthesis.with(CDN);
    String host = stack.only("AWS::CloudFront::Distribution") + ".DomainName";

    assertThat(publicUrls(stack)).hasSameSizeAs(DeployedFunction.behindRoutesOf(stack));
    assertThat(publicUrls(stack)).containsOnly("https://" + host);
    assertThat(output(stack, "ApiUrl")).isEqualTo("https://" + host);
  }

  @Test
  void events_comeFromTheDomain() {
    StackTemplate stack = Synthesis.with(with(NAMED, "events", true));

    assertThat(new Announcing(stack).function().at("/Environment/Variables").toString())
        .contains("https://" + DOMAIN);
  }

  @Test
  void domain_whenThereIsNoCdn_isTheApis() {
    StackTemplate stack = Synthesis.with(NAMED);
    String name = stack.only("AWS::ApiGatewayV2::DomainName");
    JsonNode mapping = stack.properties(stack.only("AWS::ApiGatewayV2::ApiMapping"));
    JsonNode configuration = stack.properties(name).at("/DomainNameConfigurations/0");

    assertThat(stack.properties(name).get("DomainName").textValue()).isEqualTo(DOMAIN);
    assertThat(configuration.get("CertificateArn")).hasToString(quoted(NAMED.get("certificate")));
    assertThat(configuration.get("SecurityPolicy").textValue()).isEqualTo("TLS_1_2");
    assertThat(configuration.get("EndpointType").textValue()).isEqualTo("REGIONAL");
    assertThat(mapping.at("/ApiId/Ref").textValue())
        .isEqualTo(stack.only("AWS::ApiGatewayV2::Api"));
    assertThat(mapping.at("/DomainName/Ref").textValue()).isEqualTo(name);
    assertThat(mapping.get("Stage").textValue()).isEqualTo("$default");
    assertThat(stack.resources().get(stack.only("AWS::ApiGatewayV2::ApiMapping")).get("DependsOn"))
        .hasToString("[" + quoted(stack.only("AWS::ApiGatewayV2::Stage")) + "]");
    assertThat(output(stack, "ApiUrl")).isEqualTo("https://" + DOMAIN);
    assertThat(output(stack, "RecordTarget")).isEqualTo(name + ".RegionalDomainName");
    assertRecords(
        stack, List.of("A"), name + ".RegionalDomainName", name + ".RegionalHostedZoneId");
  }

  @Test
  void domain_whenThereIsACdn_isItsOwn() {
    StackTemplate stack = Synthesis.with(BOTH);
    String distribution = stack.only("AWS::CloudFront::Distribution");
    JsonNode config = stack.properties(distribution).get("DistributionConfig");

    assertThat(stack.ofType("AWS::ApiGatewayV2::DomainName")).isEmpty();
    assertThat(config.get("Aliases")).hasToString("[" + quoted(DOMAIN) + "]");
    assertThat(config.at("/ViewerCertificate/AcmCertificateArn"))
        .hasToString(quoted(BOTH.get("certificate")));
    assertThat(config.at("/ViewerCertificate/MinimumProtocolVersion").textValue())
        .isEqualTo("TLSv1.2_2021");
    assertThat(output(stack, "ApiUrl")).isEqualTo("https://" + DOMAIN);
    assertThat(output(stack, "RecordTarget")).isEqualTo(distribution + ".DomainName");
    assertThat(output(stack, "DistributionId")).isEqualTo(distribution);
    assertRecords(stack, List.of("A", "AAAA"), distribution + ".DomainName", "Z2FDTNDATAQYW2");
  }

  @Test
  void records_withoutAZone_areTheOperatorsToSet() {
    for (Map<String, Object> settings : List.of(NAMED, BOTH)) {
      Map<String, Object> without = new HashMap<>(settings);
      without.remove("zone");

      assertThat(Synthesis.with(without).ofType("AWS::Route53::RecordSet")).isEmpty();
      assertThat(output(Synthesis.with(without), "RecordTarget")).isNotEmpty();
    }
  }

  @Test
  void randomHost_canBeSwitchedOff() {
    assertThat(endpointDisabled(STANDARD).isMissingNode()).isTrue();
    assertThat(endpointDisabled(Synthesis.with(NAMED)).isMissingNode()).isTrue();
    assertThat(
            endpointDisabled(Synthesis.with(with(NAMED, "defaultEndpoint", false))).booleanValue())
        .isTrue();
  }

  static Stream<Map<String, Object>> choices() {
    return Stream.of(
        NAMED,
        with(NAMED, "defaultEndpoint", false),
        CDN,
        BOTH,
        Map.of("budget", 20, "alarmEmail", "operator@example.org"),
        with(with(BOTH, "budget", 20), "alarmEmail", "operator@example.org"));
  }

  /** The same roles with the same policies, which other tests simulate. */
  @ParameterizedTest
  @MethodSource("choices")
  void rights_areThoseOfAnyStack(Map<String, Object> settings) {
    StackTemplate stack = Synthesis.with(settings);

    assertThat(rights(stack)).isEqualTo(rights(STANDARD));
    assertThat(stack.ofType("AWS::Lambda::Permission"))
        .isEqualTo(STANDARD.ofType("AWS::Lambda::Permission"));
  }

  @ParameterizedTest
  @MethodSource("choices")
  void choice_whenIdle_costsNothing(Map<String, Object> settings) {
    assertThat(IdleBill.of(Synthesis.with(settings))).isEqualTo(IdleBill.of(STANDARD));
  }

  private static Map<String, JsonNode> rights(StackTemplate stack) {
    Map<String, JsonNode> rights = stack.resources();
    rights.values().removeIf(it -> !RIGHTS.contains(it.get("Type").textValue()));
    return rights;
  }

  private static void assertRecords(
      StackTemplate stack, List<String> types, String host, String zone) {
    Intrinsics intrinsics = new Intrinsics(stack);
    Collection<JsonNode> records = stack.ofType("AWS::Route53::RecordSet").values();

    assertThat(records)
        .extracting(it -> it.at("/Properties/Type").textValue())
        .containsExactlyInAnyOrderElementsOf(types);
    for (JsonNode record : records) {
      JsonNode properties = intrinsics.resolve(record.get("Properties"));
      assertThat(properties.get("HostedZoneId").textValue()).isEqualTo("Z0123456789ABC");
      assertThat(properties.get("Name").textValue()).isEqualTo(DOMAIN);
      assertThat(properties.at("/AliasTarget/DNSName").textValue()).isEqualTo(host);
      assertThat(properties.at("/AliasTarget/HostedZoneId").textValue()).isEqualTo(zone);
    }
  }

  private static List<String> publicUrls(StackTemplate stack) {
    Intrinsics intrinsics = new Intrinsics(stack);
    return DeployedFunction.behindRoutesOf(stack).stream()
        .map(it -> it.properties().at("/Environment/Variables/" + Request.PUBLIC_URL_VARIABLE))
        .filter(it -> !it.isMissingNode())
        .map(intrinsics::text)
        .toList();
  }

  private static JsonNode endpointDisabled(StackTemplate stack) {
    return stack.properties(stack.only("AWS::ApiGatewayV2::Api")).path("DisableExecuteApiEndpoint");
  }

  private static String output(StackTemplate stack, String name) {
    return new Intrinsics(stack).text(stack.json().at("/Outputs/" + name + "/Value"));
  }

  private static String quoted(Object text) {
    return "\"" + text + "\"";
  }
}
