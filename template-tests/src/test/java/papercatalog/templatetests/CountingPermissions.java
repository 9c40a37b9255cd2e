package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.announcements.count.CountingFunction;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;
import papercatalog.templatetests.PolicySimulator.Permission;
import papercatalog.templatetests.PolicySimulator.Probe;

/** What the function that counts may do in a template that has it, against what it needs. */
final class CountingPermissions {
  private static final List<String> DATA_ACTIONS =
      Stream.of(
              "GetItem",
              "BatchGetItem",
              "Query",
              "Scan",
              "PutItem",
              "UpdateItem",
              "DeleteItem",
              "BatchWriteItem")
          .map(name -> "dynamodb:" + name)
          .toList();

  private final StackTemplate template;
  private final Namespace namespace;
  private final Intrinsics intrinsics;
  private final ObjectNode function;
  private final String role;

  CountingPermissions(StackTemplate template) {
    this(template, Namespace.NONE);
  }

  /** The one that is to count the papers of a tenant. */
  CountingPermissions(StackTemplate template, Namespace namespace) {
    this.template = template;
    this.namespace = namespace;
    intrinsics = new Intrinsics(template);
    function =
        template.properties(
            template.ofType("AWS::Lambda::Function").entrySet().stream()
                .filter(
                    it ->
                        it.getValue()
                            .at("/Properties/Handler")
                            .asText()
                            .equals(CountingFunction.HANDLER_CLASS))
                .findFirst()
                .orElseThrow()
                .getKey());
    role = function.at("/Role/Fn::GetAtt/0").textValue();
  }

  ObjectNode function() {
    return function;
  }

  String role() {
    return role;
  }

  /** Tries every action of the services, with a key of each kind and with none. */
  Set<Permission> allowed() {
    return evaluate(List.of("dynamodb:*"), LeadingKeys.oneOfEachKind());
  }

  /** Tries what reads and writes items, with every kind of key and what only looks like one. */
  Set<Permission> allowedOnEveryKey() {
    return evaluate(DATA_ACTIONS, LeadingKeys.all());
  }

  /** Tries every action with the keys of tenants. */
  Set<Permission> allowedOfTenants() {
    return evaluate(List.of("dynamodb:*"), LeadingKeys.ofTenants());
  }

  private Set<Permission> evaluate(List<String> actions, List<List<String>> keys) {
    String queue = intrinsics.arn(queue());
    List<List<String>> none = List.of(LeadingKeys.NONE);
    return PolicySimulator.evaluate(
            Map.of(role, new RolePolicies(template, role).documents()),
            List.of(
                new Probe(actions, tableStreamAndIndexes(), keys),
                new Probe(List.of("events:PutEvents"), arns("AWS::Events::EventBus"), none),
                new Probe(List.of("sqs:*"), List.of(queue, queue + "-of-others"), none),
                new Probe(List.of("logs:*"), logStreams(), none)))
        .allowed();
  }

  /** What it needs. */
  Set<Permission> needed() {
    return needed(LeadingKeys.oneOfEachKind());
  }

  /** The same of every key. */
  Set<Permission> neededOnEveryKey() {
    return needed(LeadingKeys.all());
  }

  /** The same of the keys of tenants. */
  Set<Permission> neededOfTenants() {
    return needed(LeadingKeys.ofTenants());
  }

  private Set<Permission> needed(List<List<String>> tried) {
    Set<Permission> needed = new HashSet<>();
    Set<String> directories =
        Set.copyOf(
            Stream.of(Directory.values())
                .map(Directory::partition)
                .map(namespace::stored)
                .toList());
    for (List<String> keys : tried) {
      if (keys.isEmpty()) {
        continue;
      }
      if (keys.stream().allMatch(this::isOfCounted)) {
        needed.add(new Permission(role, "dynamodb:BatchGetItem", table(), keys));
        needed.add(new Permission(role, "dynamodb:PutItem", table(), keys));
      }
      if (directories.containsAll(keys)) {
        needed.add(new Permission(role, "dynamodb:UpdateItem", table(), keys));
      }
    }
    needed.add(new Permission(role, "sqs:SendMessage", intrinsics.arn(queue()), List.of()));
    String logs = function.at("/LoggingConfig/LogGroup/Ref").textValue();
    for (String name : List.of("CreateLogStream", "PutLogEvents")) {
      needed.add(new Permission(role, "logs:" + name, logStream(logs), List.of()));
    }
    return needed;
  }

  private boolean isOfCounted(String stored) {
    return namespace.owns(stored) && namespace.own(stored).startsWith(KeyPrefix.COUNTED.text());
  }

  /** The logical id of the queue that keeps what could not be counted. */
  String queue() {
    return template
        .properties(template.only("AWS::Lambda::EventInvokeConfig"))
        .at("/DestinationConfig/OnFailure/Destination/Fn::GetAtt/0")
        .asText();
  }

  private String table() {
    return intrinsics.arn(template.only("AWS::DynamoDB::Table"));
  }

  /** And another table. */
  private List<String> tableStreamAndIndexes() {
    return Stream.concat(
            Stream.of(
                table(),
                table().replaceFirst("[^/]*$", "other"),
                intrinsics.streamArn(template.only("AWS::DynamoDB::Table"))),
            TableSchema.DECLARED.indexes().stream().map(it -> table() + "/index/" + it.name()))
        .toList();
  }

  private List<String> arns(String type) {
    return template.ofType(type).keySet().stream().map(intrinsics::arn).toList();
  }

  private List<String> logStreams() {
    return template.ofType("AWS::Logs::LogGroup").keySet().stream().map(this::logStream).toList();
  }

  private String logStream(String logGroup) {
    return intrinsics.arn(logGroup).replaceFirst("\\*$", "log-stream:x");
  }
}
