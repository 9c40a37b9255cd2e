package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.schema.TableSchema;
import papercatalog.templatetests.PolicySimulator.Permission;
import papercatalog.templatetests.PolicySimulator.Probe;

/**
 * How changes are announced in a template that announces them, against what is to be: nothing is
 * lost, nothing is held back, and no right is beyond that.
 */
final class Announcing {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String OTHER = "other";

  private final StackTemplate template;
  private final Intrinsics intrinsics;
  private final StreamMapping mapping;
  private final ObjectNode function;
  private final String role;

  Announcing(StackTemplate template) {
    this.template = template;
    intrinsics = new Intrinsics(template);
    mapping = StreamMapping.to(AnnouncingFunction.HANDLER_CLASS, template);
    function = mapping.function();
    role = function.at("/Role/Fn::GetAtt/0").textValue();
  }

  ObjectNode function() {
    return function;
  }

  String role() {
    return role;
  }

  /** The variables of the function, as in a made-up account. */
  Map<String, String> environment() {
    return JSON.convertValue(
        intrinsics.resolve(function.at("/Environment/Variables")),
        JSON.getTypeFactory().constructMapType(Map.class, String.class, String.class));
  }

  /** What is not as it is to be. */
  List<String> findings() {
    List<String> findings = mapping.findings(variable(AnnouncingFunction.QUEUE_VARIABLE), 10);
    if (template.properties(role).has("ManagedPolicyArns")) {
      findings.add("the role has a policy that is kept elsewhere");
    }
    if (!template.ofType("AWS::Events::EventBusPolicy").isEmpty()) {
      findings.add("the bus takes events of others");
    }
    return findings;
  }

  /** The patterns by which records are chosen. */
  List<JsonNode> filters() {
    return mapping.filters();
  }

  /**
   * What the role may do, of all that the services have. {@code ListStreams} takes no resource, and
   * so is not simulated.
   */
  Set<Permission> allowed() {
    List<String> none = List.of();
    String table = intrinsics.arn(template.only("AWS::DynamoDB::Table"));
    List<String> tables =
        Stream.concat(
                Stream.of(table, stream(), stream().replaceFirst("[^/]*$", OTHER)),
                TableSchema.DECLARED.indexes().stream().map(it -> table + "/index/" + it.name()))
            .toList();
    return PolicySimulator.evaluate(
            Map.of(role, new RolePolicies(template, role).documents()),
            List.of(
                new Probe(List.of("dynamodb:*"), tables, List.of(none, List.of("PAPER#x"))),
                new Probe(List.of("events:PutEvents"), List.of(bus(), other(bus())), List.of(none)),
                new Probe(List.of("sqs:*"), List.of(queue(), other(queue())), List.of(none)),
                new Probe(List.of("logs:*"), logStreams(), List.of(none))))
        .allowed();
  }

  /** What it needs. */
  Set<Permission> needed() {
    Set<Permission> needed = new HashSet<>();
    for (List<String> keys : List.of(List.<String>of(), List.of("PAPER#x"))) {
      for (String name : List.of("DescribeStream", "GetRecords", "GetShardIterator")) {
        needed.add(new Permission(role, "dynamodb:" + name, stream(), keys));
      }
    }
    needed.add(new Permission(role, "events:PutEvents", bus(), List.of()));
    needed.add(new Permission(role, "sqs:SendMessage", queue(), List.of()));
    String logs = function.at("/LoggingConfig/LogGroup/Ref").textValue();
    for (String name : List.of("CreateLogStream", "PutLogEvents")) {
      needed.add(new Permission(role, "logs:" + name, logStream(logs), List.of()));
    }
    return needed;
  }

  /** Every action that the role's policies name. */
  Set<String> named() {
    return new RolePolicies(template, role).actions();
  }

  /** The logical id of the resource that a variable of the function names. */
  private String variable(String name) {
    return function.at("/Environment/Variables").path(name).path("Ref").asText();
  }

  private String stream() {
    return intrinsics.streamArn(template.only("AWS::DynamoDB::Table"));
  }

  private String bus() {
    return intrinsics.arn(variable(AnnouncingFunction.BUS_VARIABLE));
  }

  private String queue() {
    return intrinsics.arn(variable(AnnouncingFunction.QUEUE_VARIABLE));
  }

  private static String other(String arn) {
    return arn.replaceFirst("[^/:]*$", OTHER);
  }

  private List<String> logStreams() {
    return template.ofType("AWS::Logs::LogGroup").keySet().stream().map(this::logStream).toList();
  }

  private String logStream(String logGroup) {
    return intrinsics.arn(logGroup).replaceFirst("\\*$", "log-stream:x");
  }
}
