package papercatalog.announcements.event;

import module java.base;

import papercatalog.domain.model.TenantName;

/**
 * The {@code source} of events: of the catalog that announces, and of those that share its table,
 * whose addresses it does not know.
 *
 * @param address of the API of the catalog that announces, or a URN
 * @param tenant the tenant of that catalog, if it has one
 */
public record CloudEventSource(URI address, Optional<TenantName> tenant) {
  private static final String URN = "urn:papercatalog:";

  public URI of(Optional<TenantName> owner) {
    if (owner.equals(tenant)) {
      return address;
    }
    String shared =
        address.getAuthority() == null
            ? address.toString()
            : URN + address.getAuthority() + address.getPath().replaceFirst("/+$", "");
    return URI.create(shared + owner.map(name -> ":" + name).orElse(""));
  }
}
