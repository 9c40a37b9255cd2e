package papercatalog.domain.table;

import java.util.Optional;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.KeyPrefix;

/**
 * The part of a table that is one catalog's: every partition key, of the table and of both indexes,
 * begins with {@code TENANT#<name>#} where there is a tenant, and with nothing where there is none.
 *
 * <p>It is known once a function or a tool starts, and never comes from a request. The code of a
 * catalog knows keys without it: {@link CatalogTable} puts it on what goes to DynamoDB, and takes
 * it off what comes from there.
 *
 * @param tenant empty for the catalog that shares its table with none, or does not mind
 * @param prefix what its partition keys begin with
 */
public record Namespace(Optional<TenantName> tenant, String prefix) {
  /** The environment variable that names a function's tenant. */
  public static final String TENANT_VARIABLE = "TENANT";

  /** That of a catalog without a tenant. */
  public static final Namespace NONE = new Namespace(Optional.empty(), "");

  private static final String TENANTS = "TENANT" + KeyPrefix.DELIMITER;

  /** That of a tenant; the delimiter behind its name keeps {@code a} out of {@code ab}. */
  public static Namespace of(TenantName tenant) {
    return new Namespace(Optional.of(tenant), TENANTS + tenant + KeyPrefix.DELIMITER);
  }

  /**
   * That of the function whose environment this is.
   *
   * @throws IllegalStateException when the environment names no tenant that there can be: a
   *     function that might read another's catalog should fail while it starts
   */
  public static Namespace fromEnvironment() {
    String tenant = System.getenv(TENANT_VARIABLE);
    if (tenant != null && !tenant.isEmpty() && !Grammar.SLUG.admits(tenant)) {
      throw new IllegalStateException(
          "The environment variable " + TENANT_VARIABLE + " " + Grammar.SLUG.rule());
    }
    return named(tenant);
  }

  /**
   * That of a tenant, by its name.
   *
   * @param tenant null or empty where there is none
   * @throws InvalidValue when no tenant can have that name
   */
  public static Namespace named(String tenant) {
    return tenant == null || tenant.isEmpty() ? NONE : of(new TenantName(tenant));
  }

  /**
   * The one that a key of the table belongs to.
   *
   * @throws InvalidValue when it names a tenant that there cannot be
   */
  public static Namespace owning(String storedPartition) {
    if (!storedPartition.startsWith(TENANTS)) {
      return NONE;
    }
    int end = storedPartition.indexOf(KeyPrefix.DELIMITER, TENANTS.length());
    String name = storedPartition.substring(TENANTS.length(), Math.max(TENANTS.length(), end));
    return of(new TenantName(name));
  }

  /** A partition key, or a pattern of some, as the table has it. */
  public String stored(String partition) {
    return prefix.isEmpty() ? partition : prefix + partition;
  }

  /** Whether a partition key, as the table has it, is of this catalog. */
  public boolean owns(String storedPartition) {
    return prefix.isEmpty()
        ? !storedPartition.startsWith(TENANTS)
        : storedPartition.startsWith(prefix);
  }

  /**
   * A partition key without what the table has before it.
   *
   * @throws IllegalStateException when it is of another catalog
   */
  public String own(String storedPartition) {
    if (!owns(storedPartition)) {
      throw new IllegalStateException("The key " + storedPartition + " is of another catalog");
    }
    return storedPartition.substring(prefix.length());
  }
}
