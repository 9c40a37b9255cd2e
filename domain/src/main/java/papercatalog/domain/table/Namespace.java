package papercatalog.domain.table;

import java.util.Optional;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.KeyPrefix;

/**
 * The part of a table that belongs to one catalog: every partition key, of the table and its
 * indexes, begins with {@code TENANT#<name>#} if there is a tenant. It never comes from a request.
 * Code uses keys without it. {@link CatalogTable} adds it to keys and items, and removes it from
 * items; lists add it to their partition and compare it with each entry.
 */
public record Namespace(Optional<TenantName> tenant, String prefix) {
  public static final String TENANT_VARIABLE = "TENANT";

  public static final Namespace NONE = new Namespace(Optional.empty(), "");

  private static final String TENANTS = "TENANT" + KeyPrefix.DELIMITER;

  /** The prefix of the keys of any tenant, as a pattern of IAM. */
  public static final String ANY_TENANT = TENANTS + "*" + KeyPrefix.DELIMITER;

  /** The namespace of a tenant. The delimiter after the name keeps {@code a} out of {@code ab}. */
  public static Namespace of(TenantName tenant) {
    return new Namespace(Optional.of(tenant), TENANTS + tenant + KeyPrefix.DELIMITER);
  }

  /** The namespace of a tenant's name; null or empty for none. Fails for an invalid name. */
  public static Namespace named(String tenant) {
    return tenant == null || tenant.isEmpty() ? NONE : of(new TenantName(tenant));
  }

  /** The namespace that a stored key belongs to. Fails when its tenant's name is invalid. */
  public static Namespace owning(String storedPartition) {
    if (!storedPartition.startsWith(TENANTS)) {
      return NONE;
    }
    int end = storedPartition.indexOf(KeyPrefix.DELIMITER, TENANTS.length());
    String name = storedPartition.substring(TENANTS.length(), Math.max(TENANTS.length(), end));
    return of(new TenantName(name));
  }

  /** A partition key, or a pattern of keys, with the prefix. */
  public String stored(String partition) {
    return prefix.isEmpty() ? partition : prefix + partition;
  }

  public boolean owns(String storedPartition) {
    return prefix.isEmpty()
        ? !storedPartition.startsWith(TENANTS)
        : storedPartition.startsWith(prefix);
  }

  /** A stored partition key without the prefix. Fails for a key of another catalog. */
  public String own(String storedPartition) {
    if (!owns(storedPartition)) {
      throw new IllegalStateException("The key " + storedPartition + " belongs to another catalog");
    }
    return storedPartition.substring(prefix.length());
  }
}
