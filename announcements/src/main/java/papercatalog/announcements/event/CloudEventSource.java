package papercatalog.announcements.event;

import java.net.URI;
import java.util.Optional;
import papercatalog.domain.model.TenantName;

/**
 * Where the events of a table come from: of the catalog that announces, and of those that share its
 * table, each of which has a name of its own. The one that announces does not know where their APIs
 * are.
 *
 * @param address of the catalog that announces: that of its API, or a URN
 * @param tenant whose catalog that is, if it is a tenant's
 */
public record CloudEventSource(URI address, Optional<TenantName> tenant) {
  private static final String URN = "urn:papercatalog:";

  /** What a catalog is called whose API has no address that is known, by the name of its table. */
  public static URI ofTable(String table, Optional<TenantName> tenant) {
    return URI.create(URN + table + suffix(tenant));
  }

  /** The {@code source} of the events of a tenant's catalog, or of the one that is no tenant's. */
  public URI of(Optional<TenantName> owner) {
    if (owner.equals(tenant)) {
      return address;
    }
    String shared =
        address.getAuthority() == null
            ? address.toString()
            : URN + address.getAuthority() + address.getPath().replaceFirst("/+$", "");
    return URI.create(shared + suffix(owner));
  }

  private static String suffix(Optional<TenantName> tenant) {
    return tenant.map(name -> ":" + name).orElse("");
  }
}
