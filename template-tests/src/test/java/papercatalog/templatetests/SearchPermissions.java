package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;
import papercatalog.search.handler.IndexingFunction;
import papercatalog.templatetests.PolicySimulator.Permission;
import papercatalog.templatetests.PolicySimulator.Probe;

/** What a function of the search may do in a template that has it, against what it needs. */
final class SearchPermissions {
  private static final List<String> LOGGING = List.of("logs:CreateLogStream", "logs:PutLogEvents");

  private final StackTemplate template;
  private final Namespace namespace;
  private final Intrinsics intrinsics;
  private final ObjectNode function;
  private final boolean writes;
  private final String role;

  /**
   * @param handler of one of the two functions
   * @param namespace whose papers it is to read
   */
  SearchPermissions(StackTemplate template, String handler, Namespace namespace) {
    this.template = template;
    this.namespace = namespace;
    intrinsics = new Intrinsics(template);
    function =
        template.ofType("AWS::Lambda::Function").keySet().stream()
            .map(template::properties)
            .filter(it -> it.get("Handler").asText().equals(handler))
            .findFirst()
            .orElseThrow();
    writes = handler.equals(IndexingFunction.HANDLER_CLASS);
    role = function.at("/Role/Fn::GetAtt/0").textValue();
  }

  ObjectNode function() {
    return function;
  }

  String role() {
    return role;
  }

  /** Tries every action of the services, with keys of each kind, of tenants too, and with none. */
  Set<Permission> allowed() {
    List<List<String>> none = List.of(LeadingKeys.NONE);
    return PolicySimulator.evaluate(
            Map.of(role, new RolePolicies(template, role).documents()),
            List.of(
                new Probe(List.of("dynamodb:*"), tables(), LeadingKeys.ofTenants()),
                new Probe(
                    List.of("s3:*"),
                    List.of(bucket(), file(), bucket() + "/x", "arn:aws:s3:::other/index/x"),
                    none),
                new Probe(List.of("sqs:*"), List.of(queue(), queue() + "-of-others"), none),
                new Probe(List.of("logs:*"), logStreams(), none)))
        .allowed();
  }

  /** What it needs. */
  Set<Permission> needed() {
    Set<Permission> needed = new HashSet<>();
    for (List<String> keys : LeadingKeys.ofTenants()) {
      if (!keys.isEmpty() && keys.stream().allMatch(this::isOfAPaper)) {
        needed.add(new Permission(role, "dynamodb:BatchGetItem", table(), keys));
        if (writes) {
          needed.add(new Permission(role, "dynamodb:Query", table(), keys));
        }
      }
      if (writes) {
        for (String name : List.of("DescribeStream", "GetRecords", "GetShardIterator")) {
          needed.add(new Permission(role, "dynamodb:" + name, stream(), keys));
        }
      }
    }
    need(needed, List.of("s3:ListBucket"), bucket());
    need(needed, List.of("s3:GetObject"), file());
    if (writes) {
      need(needed, List.of("s3:PutObject", "s3:DeleteObject"), file());
      need(needed, List.of("sqs:SendMessage"), queue());
    }
    need(needed, LOGGING, logStream(function.at("/LoggingConfig/LogGroup/Ref").textValue()));
    return needed;
  }

  private void need(Set<Permission> needed, List<String> actions, String resource) {
    actions.forEach(it -> needed.add(new Permission(role, it, resource, LeadingKeys.NONE)));
  }

  private boolean isOfAPaper(String stored) {
    return namespace.owns(stored) && namespace.own(stored).startsWith(KeyPrefix.PAPER.text());
  }

  private String table() {
    return intrinsics.arn(template.only("AWS::DynamoDB::Table"));
  }

  private String stream() {
    return intrinsics.streamArn(template.only("AWS::DynamoDB::Table"));
  }

  /** And another table, and another stream. */
  private List<String> tables() {
    return Stream.concat(
            Stream.of(table(), stream())
                .flatMap(it -> Stream.of(it, it.replaceFirst("[^/]*$", "other"))),
            TableSchema.DECLARED.indexes().stream().map(it -> table() + "/index/" + it.name()))
        .toList();
  }

  private String bucket() {
    return intrinsics.arn(template.only("AWS::S3::Bucket"));
  }

  private String file() {
    return bucket() + "/" + IndexingFunction.PREFIX + "x";
  }

  private String queue() {
    return intrinsics.arn(StreamMapping.to(IndexingFunction.HANDLER_CLASS, template).queue());
  }

  private List<String> logStreams() {
    return template.ofType("AWS::Logs::LogGroup").keySet().stream().map(this::logStream).toList();
  }

  private String logStream(String logGroup) {
    return intrinsics.arn(logGroup).replaceFirst("\\*$", "log-stream:x");
  }
}
