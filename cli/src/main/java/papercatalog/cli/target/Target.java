package papercatalog.cli.target;

import module java.base;

import papercatalog.domain.model.TenantName;

/** The location of a catalog, as the operator named it. */
public sealed interface Target {
  /** A table of DynamoDB Local, such as that of {@code make run}. */
  record Local(URI endpoint, String table, Optional<TenantName> tenant) implements Target {}

  /** A table on AWS. */
  record Table(String name, Optional<TenantName> tenant, Caller caller) implements Target {}

  /**
   * The table that a CloudFormation stack names in its outputs.
   *
   * @param tenant default: the tenant of the stack
   */
  record Stack(String name, Optional<TenantName> tenant, Caller caller) implements Target {}

  /**
   * The credentials and the Region to use.
   *
   * @param profile default: the default credentials chain
   * @param region default: the Region of the environment or of the profile
   */
  record Caller(Optional<String> profile, Optional<String> region) {}
}
