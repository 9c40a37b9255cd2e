package papercatalog.cli.target;

import module java.base;

import papercatalog.domain.model.TenantName;

/**
 * The location of a catalog, as the operator named it.
 *
 * @param tenant default: none, or the tenant of the stack
 */
public record Target(Place place, Optional<TenantName> tenant) {
  /** Where the table is. */
  public sealed interface Place {
    Caller caller();
  }

  /** A table of DynamoDB Local, such as that of {@code make run}. */
  public record Local(URI endpoint, String table) implements Place {
    @Override
    public Caller caller() {
      return new Caller(Optional.empty(), Optional.empty());
    }
  }

  /** A table on AWS. */
  public record Table(String name, Caller caller) implements Place {}

  /** The table that a CloudFormation stack names in its outputs. */
  public record Stack(String name, Caller caller) implements Place {}

  /**
   * The credentials and the Region to use.
   *
   * @param profile default: the default credentials chain
   * @param region default: the Region of the environment or of the profile
   */
  public record Caller(Optional<String> profile, Optional<String> region) {}
}
