package papercatalog.read;

import java.util.Arrays;
import papercatalog.model.Sha256;
import papercatalog.schema.AccessPattern;
import papercatalog.table.Keys;

/** The query that a cursor belongs to: everything that decides which papers come in what order. */
record Scope(AccessPattern pattern, String partition, Order order, String lower, String upper) {
  /**
   * Enough that no two queries meet by accident; it guards against mix-ups, not against forgery.
   */
  static final int FINGERPRINT_BYTES = 8;

  static Scope of(AccessPattern pattern, String partition, Listing listing) {
    return new Scope(
        pattern,
        partition,
        listing.order(),
        Keys.lowerBound(listing.from()),
        Keys.upperBound(listing.until()));
  }

  /** Whether a sort key lies in the date range. */
  boolean admits(String sortKey) {
    return lower.compareTo(sortKey) <= 0 && sortKey.compareTo(upper) <= 0;
  }

  byte[] fingerprint() {
    String text = String.join(" ", pattern.operation(), partition, order.text(), lower, upper);
    return Arrays.copyOf(Sha256.of(text), FINGERPRINT_BYTES);
  }
}
