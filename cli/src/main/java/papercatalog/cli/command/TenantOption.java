package papercatalog.cli.command;

import java.util.Optional;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TenantName;
import picocli.CommandLine.Option;

final class TenantOption {
  private static final String VARIABLE = "CATALOG_TENANT";

  @Option(
      names = "--tenant",
      order = 1,
      paramLabel = "NAME",
      description = "Tenant of the catalog in a shared table (default: CATALOG_TENANT).")
  private Optional<TenantName> given = Optional.empty();

  /** The tenant named on the command line; ignores the environment. For destructive commands. */
  Optional<TenantName> typed() {
    return given;
  }

  Optional<TenantName> tenant() {
    return given.or(TenantOption::ofEnvironment);
  }

  private static Optional<TenantName> ofEnvironment() {
    String name = System.getenv().getOrDefault(VARIABLE, "");
    if (name.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new TenantName(name));
    } catch (InvalidValue e) {
      throw new UsageError("Invalid value for %s: %s".formatted(VARIABLE, e.rule()));
    }
  }
}
