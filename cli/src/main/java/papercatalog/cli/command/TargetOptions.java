package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

final class TargetOptions {
  @Option(
      names = "--endpoint",
      order = 1,
      paramLabel = "URL",
      description = "A local engine, as make run prints it: http://127.0.0.1:8000")
  private Optional<URI> endpoint = Optional.empty();

  @Option(
      names = "--table",
      order = 1,
      paramLabel = "NAME",
      description = "A table on AWS; with --endpoint, one of the local engine (default: papers).")
  private Optional<String> table = Optional.empty();

  @Option(
      names = "--stack",
      order = 1,
      paramLabel = "NAME",
      description = "The table of a deployed stack, such as PaperCatalog-prod.")
  private Optional<String> stack = Optional.empty();

  @Option(
      names = "--region",
      order = 1,
      paramLabel = "REGION",
      description = "AWS Region (default: that of AWS_REGION or of the profile).")
  private Optional<String> region = Optional.empty();

  @Option(
      names = "--profile",
      order = 1,
      paramLabel = "PROFILE",
      description = "An AWS profile (default: credentials from the usual AWS chain).")
  private Optional<String> profile = Optional.empty();

  @Mixin TenantOption tenant;

  OpenTable open() {
    return OpenTable.at(target(), false);
  }

  Target target() {
    if (stack.isPresent() && (endpoint.isPresent() || table.isPresent())) {
      throw new UsageError("--stack excludes --endpoint and --table");
    }
    if (endpoint.isPresent()) {
      if (region.isPresent() || profile.isPresent()) {
        throw new UsageError(
            "--region and --profile are for --table and --stack, not for --endpoint");
      }
      return new Target(new Target.Local(endpoint.get(), table.orElse("papers")), tenant.tenant());
    }
    Target.Caller caller = new Target.Caller(profile, region);
    Target.TableAddress place =
        stack
            .<Target.TableAddress>map(name -> new Target.Stack(name, caller))
            .or(() -> table.map(name -> new Target.Table(name, caller)))
            .orElseThrow(
                () ->
                    new UsageError(
                        "No catalog named: pass --endpoint URL (a local engine), --table NAME or"
                            + " --stack NAME (on AWS)"));
    return new Target(place, tenant.tenant());
  }
}
