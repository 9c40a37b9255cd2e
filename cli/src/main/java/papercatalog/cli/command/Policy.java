package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.domain.model.TenantName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "policy",
    description = {
      "Prints the IAM policy of a tenant's operators.",
      "The policy allows all that this tool does with the catalog of the tenant, and nothing with other",
      "catalogs of the table."
    },
    footer = {
      "  catalog policy --tenant acme --table papers-shared > acme.json",
      "  catalog policy --tenant acme --table papers-shared --region eu-central-1 \\",
      "    --account 111122223333 --stack PaperCatalog-prod-acme",
      "",
      "It allows reading and writing items whose partition keys begin with TENANT#acme#, in the table",
      "and by Query in its indexes, describing the table, with --stack reading the outputs of the",
      "stack and with --index writing the tenant's index. It does not allow scans, which cannot be",
      "limited to keys. An omitted Region or account matches any. The command sends no request to AWS."
    })
final class Policy extends CatalogCommand {
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
      description = "Bucket of the search's index, to allow search, rebuild and verify.")
  private Optional<String> index = Optional.empty();

  @Override
  int run(Output out) {
    require("--table", table, "[A-Za-z0-9_.-]{3,255}", "the name of a table, not an ARN");
    region.ifPresent(
        it -> require("--region", it, "[a-z]+(-[a-z]+)+-[0-9]+", "a Region such as eu-central-1"));
    account.ifPresent(it -> require("--account", it, "[0-9]{12}", "12 digits"));
    stack.ifPresent(
        it -> require("--stack", it, "[A-Za-z][A-Za-z0-9-]{0,127}", "the name of a stack"));
    index.ifPresent(
        it -> require("--index", it, "s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]", "s3://BUCKET"));
    Optional<String> bucket = index.map(it -> it.substring("s3://".length()));
    OperatorPolicy policy = new OperatorPolicy(tenant, table, region, account, stack, bucket);
    out.result(policy::text, policy::json);
    return 0;
  }

  /** Checks an argument: an asterisk in a policy would match other names too. */
  private void require(String option, String value, String pattern, String what) {
    if (!value.matches(pattern)) {
      throw new UsageError(option + " must be " + what);
    }
  }
}
