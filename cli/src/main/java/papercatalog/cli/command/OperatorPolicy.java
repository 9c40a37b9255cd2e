package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.pattern.IndexingFunction;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.regions.PartitionMetadata;
import software.amazon.awssdk.regions.Region;

/**
 * Allows all that the tool does, limited to the keys of the tenant. Scans cannot be limited. {@code
 * ForAllValues} alone also matches a request without keys, which {@code Null} rejects.
 */
record OperatorPolicy(
    TenantName tenant,
    String table,
    Optional<String> region,
    Optional<String> account,
    Optional<String> stack,
    Optional<String> bucket) {
  private static final String ANY = "*";
  private static final String LEADING_KEYS = "dynamodb:LeadingKeys";

  private static final DefaultIndenter LINES = new DefaultIndenter("  ", "\n");

  /** Includes the actions inside a transaction, which has no action of its own. */
  private static final List<String> ON_ITEMS =
      List.of(
          "dynamodb:BatchGetItem",
          "dynamodb:BatchWriteItem",
          "dynamodb:ConditionCheckItem",
          "dynamodb:DeleteItem",
          "dynamodb:GetItem",
          "dynamodb:PutItem",
          "dynamodb:Query",
          "dynamodb:UpdateItem");

  private static final List<String> ON_FILES =
      List.of("s3:DeleteObject", "s3:GetObject", "s3:PutObject");

  ObjectNode json() {
    ObjectNode policy = JsonNodeFactory.instance.objectNode().put("Version", "2012-10-17");
    List<String> tables = List.of(arn("dynamodb", "table/" + table));
    List<String> indexes =
        TableSchema.DECLARED.indexes().stream()
            .map(Index::name)
            .map(index -> tables.getFirst() + "/index/" + index)
            .toList();
    limit(allow(policy, "ReadsAndWritesItsKeys", ON_ITEMS, tables));
    limit(allow(policy, "ListsItsKeys", List.of("dynamodb:Query"), indexes));
    allow(policy, "SeesTheShapeOfTheTable", List.of("dynamodb:DescribeTable"), tables);
    stack.ifPresent(
        name ->
            allow(
                policy,
                "FindsTheTableOfTheStack",
                List.of("cloudformation:DescribeStacks"),
                List.of(arn("cloudformation", "stack/" + name + "/*"))));
    bucket.ifPresent(
        name -> {
          String all = "arn:" + partition() + ":s3:::" + name;
          String own = all + "/" + IndexingFunction.prefix(Namespace.of(tenant)) + "*";
          allow(policy, "ReadsAndWritesItsIndex", ON_FILES, List.of(own));
          allow(policy, "LearnsWhatIsMissing", List.of("s3:ListBucket"), List.of(all));
        });
    return policy;
  }

  String text() {
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentArraysWith(LINES);
    printer.indentObjectsWith(LINES);
    try {
      return new ObjectMapper().writer(printer).writeValueAsString(json());
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e); // Writing text nodes to a string cannot fail.
    }
  }

  private static ObjectNode allow(
      ObjectNode policy, String sid, List<String> actions, List<String> resources) {
    ObjectNode statement =
        policy.withArray("Statement").addObject().put("Sid", sid).put("Effect", "Allow");
    actions.forEach(statement.putArray("Action")::add);
    resources.forEach(statement.putArray("Resource")::add);
    return statement;
  }

  private void limit(ObjectNode statement) {
    ObjectNode condition = statement.putObject("Condition");
    condition
        .putObject("ForAllValues:StringLike")
        .putArray(LEADING_KEYS)
        .add(Namespace.of(tenant).stored("*"));
    condition.putObject("Null").put(LEADING_KEYS, "false");
  }

  private String partition() {
    return region.map(it -> PartitionMetadata.of(Region.of(it)).id()).orElse(ANY);
  }

  private String arn(String service, String resource) {
    return String.join(
        ":", "arn", partition(), service, region.orElse(ANY), account.orElse(ANY), resource);
  }
}
