package papercatalog.cli.policy;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;

/**
 * The IAM policy of a tenant's operators: everything that the tool does, limited to the keys of the
 * tenant.
 *
 * <p>It does not allow scans, which cannot be limited to keys. {@code ForAllValues} alone also
 * matches a request without keys; the {@code Null} condition rejects such a request.
 *
 * @param stack whose outputs they may read, if any
 */
public record OperatorPolicy(TenantName tenant, TableArn table, Optional<String> stack) {
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

  /** The policy document. */
  public ObjectNode json() {
    ObjectNode policy = JsonNodeFactory.instance.objectNode().put("Version", "2012-10-17");
    ArrayNode statements = policy.putArray("Statement");
    List<String> indexes =
        TableSchema.DECLARED.indexes().stream().map(Index::name).map(table::index).toList();
    onItsKeys(add(statements, "ReadsAndWritesItsKeys", ON_ITEMS, List.of(table.toString())));
    onItsKeys(add(statements, "ListsItsKeys", List.of("dynamodb:Query"), indexes));
    add(
        statements,
        "SeesTheShapeOfTheTable",
        List.of("dynamodb:DescribeTable"),
        List.of(table.toString()));
    stack.ifPresent(
        name ->
            add(
                statements,
                "FindsTheTableOfTheStack",
                List.of("cloudformation:DescribeStacks"),
                List.of(table.stack(name))));
    return policy;
  }

  /** The policy indented, with a line for each action, resource and key. */
  public String text() {
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentArraysWith(LINES);
    printer.indentObjectsWith(LINES);
    try {
      return new ObjectMapper().writer(printer).writeValueAsString(json());
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e); // Writing text nodes to a string cannot fail.
    }
  }

  private static ObjectNode add(
      ArrayNode statements, String sid, List<String> actions, List<String> resources) {
    ObjectNode statement = statements.addObject().put("Sid", sid).put("Effect", "Allow");
    actions.forEach(statement.putArray("Action")::add);
    resources.forEach(statement.putArray("Resource")::add);
    return statement;
  }

  private void onItsKeys(ObjectNode statement) {
    ObjectNode condition = statement.putObject("Condition");
    condition
        .putObject("ForAllValues:StringLike")
        .putArray(LEADING_KEYS)
        .add(Namespace.of(tenant).stored("*"));
    condition.putObject("Null").put(LEADING_KEYS, "false");
  }
}
