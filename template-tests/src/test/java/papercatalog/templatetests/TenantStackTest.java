package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.infra.InvalidSetting;

/** The stack of a tenant, on a table that it shares or on one of its own. */
@Tag("slow")
final class TenantStackTest {
  private static final String SHARED = "papers-shared";
  private static final StackTemplate STANDARD = Synthesis.standard();

  /** CloudFormation gives these no tags. */
  private static final Set<String> UNTAGGED =
      Set.of(
          "AWS::ApiGatewayV2::Integration",
          "AWS::ApiGatewayV2::Route",
          "AWS::CloudFront::CachePolicy",
          "AWS::CloudFront::Function",
          "AWS::CloudFront::OriginAccessControl",
          "AWS::CloudWatch::Dashboard",
          "AWS::Lambda::Alias",
          "AWS::Lambda::EventInvokeConfig",
          "AWS::Lambda::Permission",
          "AWS::Lambda::Version",
          "AWS::Logs::MetricFilter",
          "AWS::Logs::QueryDefinition",
          "AWS::S3::BucketPolicy",
          "AWS::SNS::Subscription",
          "AWS::SNS::TopicPolicy",
          "AWS::SQS::QueuePolicy",
          "AWS::Scheduler::Schedule");

  @Test
  void resources_haveATagOfTheTenant() {
    StackTemplate all = Synthesis.with(everything("acme"));

    all.resources()
        .forEach(
            (id, resource) -> {
              String type = resource.get("Type").textValue();
              if (UNTAGGED.contains(type)) {
                assertThat(resource.at("/Properties").has("Tags")).as(type).isFalse();
              } else {
                assertThat(tags(resource.at("/Properties/Tags")))
                    .as(type + " " + id)
                    .containsEntry("tenant", "acme");
              }
            });
    assertThat(STANDARD.json().findValues("Tags")).isEmpty();
  }

  /** So that the stacks of many tenants, and that of none, fit into one account and Region. */
  @Test
  void names_ofResources_areOfOneStackOnly() {
    Set<Name> taken = new HashSet<>();
    List.of(
            Synthesis.with(everything("")),
            Synthesis.with(everything("a")),
            Synthesis.with(everything("ab")),
            Synthesis.with(Map.of("stage", "test")),
            Synthesis.with(Map.of("stage", "test", "tenant", "a")),
            Synthesis.with(Map.of("tenant", "b", "table", SHARED)))
        .forEach(
            stack ->
                assertThat(names(stack))
                    .allSatisfy(name -> assertThat(taken.add(name)).as("%s", name).isTrue()));

    assertThat(taken)
        .extracting(Name::type)
        .containsOnly(
            "AWS::ApiGatewayV2::Api",
            "AWS::Events::EventBus",
            "AWS::Lambda::Function",
            "AWS::Logs::QueryDefinition",
            "AWS::Scheduler::ScheduleGroup");
    assertThat(taken)
        .filteredOn(name -> name.type().equals("AWS::ApiGatewayV2::Api"))
        .extracting(Name::name)
        .containsExactlyInAnyOrder(
            "PaperCatalog-prod",
            "PaperCatalog-prod-a",
            "PaperCatalog-prod-ab",
            "PaperCatalog-test",
            "PaperCatalog-test-a",
            "PaperCatalog-prod-b");
  }

  @Test
  void names_ofFunctions_areAsLongAsLambdaTakesThem() {
    String longest = "a".repeat(24);

    assertThat(names(Synthesis.with(Map.of("tenant", longest))))
        .extracting(Name::name)
        .allMatch(name -> name.length() <= 64)
        .anyMatch(name -> name.length() == 64);
    assertRefused(
        Map.of("tenant", longest + "a"),
        "tenant="
            + longest
            + "a: must have up to 24 letters with stage=prod, for the names of"
            + " functions");
    assertRefused(
        Map.of("tenant", "x".repeat(11), "stage", "a".repeat(20)),
        "tenant=xxxxxxxxxxx: must have up to 8 letters with stage=aaaaaaaaaaaaaaaaaaaa, for the"
            + " names of functions");
  }

  /** What is throttled of a table that others use too is its owner's to hear and to see. */
  @Test
  void alarmsAndDashboard_onASharedTable_sayNothingOfIt() {
    StackTemplate watched =
        Synthesis.with(
            Map.of("tenant", "acme", "table", SHARED, "alarms", true, "dashboard", true));

    assertThat(watched.ofType("AWS::CloudWatch::Alarm"))
        .hasSize(4)
        .allSatisfy(
            (_, alarm) ->
                assertThat(alarm.at("/Properties/Namespace").asText())
                    .isNotEqualTo("AWS/DynamoDB"));
    assertThat(
            watched
                .properties(watched.only("AWS::CloudWatch::Dashboard"))
                .get("DashboardBody")
                .toString())
        .contains("AWS/Lambda")
        .doesNotContain("AWS/DynamoDB");
  }

  @Test
  void settings_combineWithATenant() {
    StackTemplate stack =
        Synthesis.with(
            Map.of(
                "tenant",
                "acme",
                "table",
                SHARED,
                "keepAwake",
                false,
                "memory",
                512,
                "ephemeral",
                true));

    assertThat(stack.ofType("AWS::Scheduler::Schedule")).isEmpty();
    assertThat(stack.json().findValuesAsText("DeletionPolicy")).containsOnly("Delete");
    assertThat(stack.ofType("AWS::Lambda::Function").values())
        .hasSize(AccessPatterns.all().size() + 1)
        .allMatch(function -> function.at("/Properties/MemorySize").asInt() == 512);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Acme", "a_b", "-a", "a#b", "a*", "a/b", "größe", "a b"})
  void tenant_whenItIsNoSlug_thenIsRefused(String tenant) {
    assertRefused(
        Map.of("tenant", tenant),
        "tenant=" + tenant + ": must be lower-case letters, digits and hyphens, no hyphen first");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "arn:aws:dynamodb:eu-central-1:111122223333:table/papers",
        "papers*",
        "pa",
        "papers shared",
        "papers/index/GSI1",
        "${AWS::StackName}",
        "*"
      })
  void table_whenItIsNoName_thenIsRefused(String table) {
    assertRefused(
        Map.of("tenant", "acme", "table", table),
        "table="
            + table
            + ": must be the name of a table in the stack's account and Region, and no ARN: 3 to"
            + " 255 letters, digits, dots, hyphens and underscores");
  }

  @Test
  void settings_whenTheyMakeNoSenseTogether_thenAreRefused() {
    assertRefused(
        Map.of("table", SHARED), "table=papers-shared: needs tenant=name, whose keys are read");
    assertRefused(
        Map.of("tenant", "acme", "table", SHARED, "events", true),
        "events=true: needs a table of its own: a stream cannot be limited to the keys of a"
            + " tenant. The stack that has the table announces the changes of all its catalogs");
    assertRefused(
        Map.of("tenant", "acme", "table", SHARED, "maxReadUnits", 100),
        "maxReadUnits=100: belongs to the stack that owns the table, and has no effect with"
            + " table=papers-shared");
    assertRefused(
        Map.of("tenant", "acme", "table", SHARED, "maxWriteUnits", 100),
        "maxWriteUnits=100: belongs to the stack that owns the table, and has no effect with"
            + " table=papers-shared");
    assertRefused(
        Map.of("tenant", "acme", "stage", "pre-prod"),
        "stage=pre-prod: must have no hyphen where there is a tenant");
  }

  private static void assertRefused(Map<String, Object> settings, String problem) {
    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(() -> Synthesis.with(settings))
        .withMessage("Invalid setting " + problem + ".");
  }

  static Map<String, Object> everything(String tenant) {
    return settings(
        "tenant",
        tenant,
        "events",
        true,
        "search",
        true,
        "mcp",
        true,
        "oaiEmail",
        "operator@example.org",
        "alarms",
        true,
        "dashboard",
        true,
        "alarmEmail",
        "operator@example.org",
        "cdn",
        true,
        "cdnLog",
        true,
        "dump",
        true,
        "originSecret",
        "/papers/origin:1");
  }

  private static Map<String, Object> settings(Object... namesAndValues) {
    Map<String, Object> settings = new TreeMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      settings.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return settings;
  }

  /** A name that is given, and not made by CloudFormation, of a type that takes each once. */
  private record Name(String type, String name) {}

  private static List<Name> names(StackTemplate stack) {
    List<Name> names = new ArrayList<>();
    for (JsonNode resource : stack.resources().values()) {
      String type = resource.get("Type").textValue();
      for (Map.Entry<String, JsonNode> property : resource.path("Properties").properties()) {
        JsonNode value = property.getValue();
        if (property.getKey().endsWith("Name")
            && value.isTextual()
            && !isWithinItsOwner(type, property.getKey())) {
          names.add(new Name(type, value.textValue()));
        }
      }
    }
    return names;
  }

  /** An alias is its function's, a stage its API's, a metric no resource. */
  private static boolean isWithinItsOwner(String type, String property) {
    return type.equals("AWS::Lambda::Alias")
        || property.equals("StageName")
        || property.equals("MetricName");
  }

  private static Map<String, String> tags(JsonNode tags) {
    Map<String, String> read = new TreeMap<>();
    if (tags.isArray()) {
      tags.forEach(tag -> read.put(tag.get("Key").asText(), tag.get("Value").asText()));
    } else {
      tags.properties().forEach(tag -> read.put(tag.getKey(), tag.getValue().asText()));
    }
    return read;
  }
}
