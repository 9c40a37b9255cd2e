package papercatalog.domain;

import module java.base;

/**
 * How much the longest tests do: enough to break what breaks, or all that is claimed, with {@code
 * make test THOROUGH=1}.
 */
public final class Thorough {
  private static final boolean ON = Boolean.getBoolean("test.thorough");

  /** The catalogs that a long test runs in: usually a tenant's. */
  public static final List<String> TENANTS = of(List.of("", "acme"), List.of("acme"));

  private Thorough() {}

  /** One of two amounts, or of two lists. */
  public static <T> T of(T all, T usually) {
    return ON ? all : usually;
  }
}
