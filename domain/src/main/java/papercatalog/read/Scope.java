package papercatalog.read;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
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
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Arrays.copyOf(digest, FINGERPRINT_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
