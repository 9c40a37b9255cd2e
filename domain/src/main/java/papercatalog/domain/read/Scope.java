package papercatalog.domain.read;

import papercatalog.domain.model.Fingerprint;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Keys;

/**
 * The query that a cursor belongs to: everything that decides which items come in what order.
 *
 * @param partition as DynamoDB has it: the catalog whose it is belongs to it
 */
record Scope(AccessPattern pattern, String partition, Order order, String lower, String upper) {
  /** Of a list in the order of dates. */
  static Scope ofDates(AccessPattern pattern, String partition, Listing listing) {
    return new Scope(
        pattern,
        partition,
        listing.order(),
        Keys.lowerBound(listing.from()),
        Keys.upperBound(listing.until()));
  }

  /** Of all the items of a kind. */
  static Scope ofKind(AccessPattern pattern, String partition, Order order, KeyPrefix kind) {
    return new Scope(pattern, partition, order, Keys.lowerBound(kind), Keys.upperBound(kind));
  }

  /** Whether a sort key lies in the range. */
  boolean admits(String sortKey) {
    return lower.compareTo(sortKey) <= 0 && sortKey.compareTo(upper) <= 0;
  }

  /** Guards against mix-ups, not against forgery. */
  long fingerprint() {
    return Fingerprint.of(
        String.join(" ", pattern.operation(), partition, order.text(), lower, upper));
  }
}
