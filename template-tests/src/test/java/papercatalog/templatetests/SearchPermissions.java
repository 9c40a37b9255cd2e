package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;
import papercatalog.search.index.IndexingFunction;
import papercatalog.templatetests.PolicySimulator.Permission;
import papercatalog.templatetests.PolicySimulator.Probe;

/** What a function of the search may do in a template that has it, against what it needs. */
final class SearchPermissions {
  private static final List<Namespace> CATALOGS =
      List.of(Namespace.NONE, LeadingKeys.A, LeadingKeys.AB, LeadingKeys.B);
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
                new Probe(List.of("s3:*"), inBuckets(), none),
                new Probe(List.of("sqs:*"), queues(), none),
                new Probe(List.of("logs:*"), logStreams(), none)))
        .allowed();
  }

  /** What it needs. */
  Set<Permission> needed() {
    Set<Permission> needed = new HashSet<>();
    for (List<String> keys : LeadingKeys.ofTenants()) {
      if (!keys.isEmpty() && keys.stream().allMatch(this::isRead)) {
        needed.add(new Permission(role, "dynamodb:BatchGetItem", table(), keys));
      }
      if (writes) {
        for (String name : List.of("DescribeStream", "GetRecords", "GetShardIterator")) {
          needed.add(new Permission(role, "dynamodb:" + name, stream(), keys));
        }
      }
    }
    need(needed, List.of("s3:ListBucket"), bucket());
    if (writes) {
      for (Namespace catalog : CATALOGS) {
        need(needed, List.of("s3:GetObject", "s3:PutObject", "s3:DeleteObject"), file(catalog));
      }
      need(needed, List.of("sqs:SendMessage"), queues().getFirst());
    } else {
      need(needed, List.of("s3:GetObject"), file(namespace));
    }
    need(needed, LOGGING, logStream(function.at("/LoggingConfig/LogGroup/Ref").textValue()));
    return needed;
  }

  private void need(Set<Permission> needed, List<String> actions, String resource) {
    actions.forEach(it -> needed.add(new Permission(role, it, resource, LeadingKeys.NONE)));
  }

  /**
   * The function that writes reads the papers of all catalogs of the table; the other one its own
   * catalog's papers and authors.
   */
  private boolean isRead(String stored) {
    return writes
        ? stored.matches("(TENANT#.*#)?PAPER#.*")
        : namespace.owns(stored) && namespace.own(stored).matches("(PAPER|AUTHOR)#.*");
  }

  private String table() {
    return owned("AWS::DynamoDB::Table", TableSchema.NAME_VARIABLE, Intrinsics::tableArn);
  }

  private String stream() {
    return template.ofType("AWS::DynamoDB::Table").isEmpty()
        ? table() + "/stream/x"
        : intrinsics.streamArn(template.only("AWS::DynamoDB::Table"));
  }

  /** The ARN of what the stack has, or else of what a variable of the function names. */
  private String owned(String type, String variable, UnaryOperator<String> arn) {
    return template.ofType(type).isEmpty()
        ? arn.apply(function.at("/Environment/Variables/" + variable).textValue())
        : intrinsics.arn(template.only(type));
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
    return owned(
        "AWS::S3::Bucket", IndexingFunction.BUCKET_VARIABLE, name -> "arn:aws:s3:::" + name);
  }

  /** And what looks like the files of an index, and another bucket. */
  private List<String> inBuckets() {
    List<String> resources = new ArrayList<>();
    CATALOGS.forEach(catalog -> resources.add(file(catalog)));
    for (String name : List.of("", "/x", "/tenants/x", "/tenants/a/x", "/tenants/index/x")) {
      resources.add(bucket() + name);
    }
    resources.add("arn:aws:s3:::other/index/x");
    return resources;
  }

  private String file(Namespace catalog) {
    return bucket() + "/" + IndexingFunction.prefix(catalog) + "x";
  }

  /** The queue for what is not indexed, if the stack has it, and another. */
  private List<String> queues() {
    return Stream.concat(
            template.ofType("AWS::SQS::Queue").keySet().stream().map(intrinsics::arn),
            Stream.of("arn:aws:sqs:%s:%s:other".formatted(Intrinsics.REGION, Intrinsics.ACCOUNT)))
        .toList();
  }

  private List<String> logStreams() {
    return template.ofType("AWS::Logs::LogGroup").keySet().stream().map(this::logStream).toList();
  }

  private String logStream(String logGroup) {
    return intrinsics.arn(logGroup).replaceFirst("\\*$", "log-stream:x");
  }
}
