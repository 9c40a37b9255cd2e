package papercatalog.cli.target;

import java.net.URI;
import java.util.Optional;
import papercatalog.domain.model.TenantName;

/** Where the catalog is that a command works on, as the operator named it. */
public sealed interface Target {
  /** A table of a local engine, such as that of {@code make run}. */
  record Local(URI endpoint, String table, Optional<TenantName> tenant) implements Target {}

  /** A table on AWS. */
  record Table(String name, Optional<TenantName> tenant, Caller caller) implements Target {}

  /**
   * The table that a CloudFormation stack names in its outputs.
   *
   * @param tenant without one, that of the stack
   */
  record Stack(String name, Optional<TenantName> tenant, Caller caller) implements Target {}

  /**
   * Whose credentials to use and in which Region, where the operator chose.
   *
   * @param profile without one, the usual AWS chain
   * @param region without one, that of environment or profile
   */
  record Caller(Optional<String> profile, Optional<String> region) {}
}
