package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Output;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.route.Dump;
import papercatalog.search.index.IndexingFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import software.amazon.awssdk.regions.PartitionMetadata;
import software.amazon.awssdk.regions.Region;

/**
 * Allows all that the tool does, limited to the keys of the tenant. Scans cannot be limited. {@code
 * ForAllValues} alone also matches a request without keys, which {@code Null} rejects.
 */
@Command(
    name = "policy",
    description = {
      "Prints the IAM policy of a tenant's operators.",
      "The policy allows all that this tool does with the catalog of the tenant, and nothing with"
          + " other",
      "catalogs of the table."
    },
    footer = {
      "  catalog policy --tenant acme --table papers-shared > acme.json",
      "  catalog policy --tenant acme --table papers-shared --region eu-central-1 \\",
      "    --account 111122223333 --stack PaperCatalog-prod-acme",
      "",
      "It allows reading and writing items whose partition keys begin with TENANT#acme#, in the"
          + " table",
      "and by Query in its indexes, describing the table, with --stack reading the outputs of the",
      "stack, with --index writing the tenant's index and with --dump replacing its dump. It does not",
      "allow scans, which cannot be limited to keys. An omitted Region or account matches any. The command sends no request to"
          + " AWS."
    })
final class Policy extends CatalogCommand {
  private static final String ANY = "*";
  private static final String S3 = "s3://";
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

  @Option(
      names = "--tenant",
      paramLabel = "NAME",
      required = true,
      description = "Tenant of the operators.")
  private TenantName tenant;

  @Option(
      names = "--table",
      paramLabel = "NAME",
      required = true,
      description = "Table with the tenant's catalog.")
  private String table;

  @Option(
      names = "--region",
      paramLabel = "REGION",
      description = "Region of the table (default: any).")
  private Optional<String> region = Optional.empty();

  @Option(
      names = "--account",
      paramLabel = "NUMBER",
      description = "AWS account of the table, 12 digits (default: any).")
  private Optional<String> account = Optional.empty();

  @Option(
      names = "--stack",
      paramLabel = "NAME",
      description = "The tenant's stack, to allow --stack NAME.")
  private Optional<String> stack = Optional.empty();

  @Option(
      names = "--index",
      paramLabel = "s3://BUCKET",
      description = "Bucket of the search's index, to allow searches and index.")
  private Optional<String> index = Optional.empty();

  @Option(
      names = "--dump",
      paramLabel = "s3://BUCKET",
      description = "Bucket of the stack's dump, to allow dump --stack NAME.")
  private Optional<String> dump = Optional.empty();

  @Override
  int run(Output out) throws IOException {
    require("--table", table, "[A-Za-z0-9_.-]{3,255}", "the name of a table, not an ARN");
    region.ifPresent(
        it -> require("--region", it, "[a-z]+(-[a-z]+)+-[0-9]+", "a Region such as eu-central-1"));
    account.ifPresent(it -> require("--account", it, "[0-9]{12}", "12 digits"));
    stack.ifPresent(
        it -> require("--stack", it, "[A-Za-z][A-Za-z0-9-]{0,127}", "the name of a stack"));
    index.ifPresent(it -> requireBucket("--index", it));
    dump.ifPresent(it -> requireBucket("--dump", it));
    ObjectNode policy = policy();
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentArraysWith(LINES);
    printer.indentObjectsWith(LINES);
    String text = new ObjectMapper().writer(printer).writeValueAsString(policy);
    out.result(() -> text, () -> policy);
    return 0;
  }

  /** Checks an argument: an asterisk in a policy would match other names too. */
  private void require(String option, String value, String pattern, String what) {
    if (!value.matches(pattern)) {
      throw new UsageError(option + " must be " + what);
    }
  }

  private void requireBucket(String option, String value) {
    require(option, value, S3 + "[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]", "s3://BUCKET");
  }

  private ObjectNode policy() {
    ObjectNode policy = JsonNodeFactory.instance.objectNode().put("Version", "2012-10-17");
    List<String> tables = List.of(arn("dynamodb", "table/" + table));
    List<String> indexes =
        TableSchema.DECLARED.indexes().stream()
            .map(declared -> tables.getFirst() + "/index/" + declared.name())
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
    index.ifPresent(
        location -> {
          String all = bucket(location);
          String own = all + "/" + IndexingFunction.prefix(Namespace.of(tenant)) + "*";
          allow(policy, "ReadsAndWritesItsIndex", ON_FILES, List.of(own));
          allow(policy, "LearnsWhatIsMissing", List.of("s3:ListBucket"), List.of(all));
        });
    dump.ifPresent(
        location ->
            allow(
                policy,
                "ReplacesItsDump",
                List.of("s3:GetObject", "s3:PutObject"),
                List.of(bucket(location) + Dump.FOLDER + "*")));
    return policy;
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

  private String bucket(String location) {
    return "arn:" + partition() + ":s3:::" + location.substring(S3.length());
  }

  private String arn(String service, String resource) {
    return String.join(
        ":", "arn", partition(), service, region.orElse(ANY), account.orElse(ANY), resource);
  }
}
