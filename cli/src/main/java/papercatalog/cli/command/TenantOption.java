package papercatalog.cli.command;

import java.util.Optional;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TenantName;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option that says whose catalog is meant of those that share a table. */
final class TenantOption {
  /** Stands for the option where it is not given. */
  static final String VARIABLE = "CATALOG_TENANT";

  @Option(
      names = "--tenant",
      paramLabel = "NAME",
      description = "Whose catalog, where several share the table (default: CATALOG_TENANT).")
  private Optional<TenantName> given = Optional.empty();

  /** The tenant, if one is named on the command line. */
  Optional<TenantName> typed() {
    return given;
  }

  /**
   * The tenant, if there is one.
   *
   * @param command which asks for it
   * @throws ParameterException when the environment names one that there cannot be
   */
  Optional<TenantName> tenant(CommandSpec command) {
    return given.or(() -> ofEnvironment(command));
  }

  /** That of the environment, where a command has no such option. */
  static Optional<TenantName> ofEnvironment(CommandSpec command) {
    String name = System.getenv().getOrDefault(VARIABLE, "");
    if (name.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new TenantName(name));
    } catch (InvalidValue e) {
      throw new ParameterException(
          command.commandLine(), "Invalid value for %s: %s".formatted(VARIABLE, e.rule()));
    }
  }
}
