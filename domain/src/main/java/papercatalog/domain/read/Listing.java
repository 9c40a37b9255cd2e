package papercatalog.domain.read;

import java.util.Optional;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.table.Keys;

/**
 * Which page of a list is asked for.
 *
 * @param limit papers a page, 1 to {@link #MAX_LIMIT}
 * @param order newest or oldest first
 * @param from the earliest date, inclusive
 * @param until the latest date, inclusive: with {@code 2018}, all that appeared in that year
 * @param cursor where the page before ended; none for the first page
 */
public record Listing(
    int limit,
    Order order,
    Optional<PublicationDate> from,
    Optional<PublicationDate> until,
    Optional<String> cursor) {
  public static final int DEFAULT_LIMIT = 25;
  public static final int MAX_LIMIT = 100;

  /** The first page, newest first, of the default size. */
  public static final Listing FIRST =
      new Listing(DEFAULT_LIMIT, Order.DESC, Optional.empty(), Optional.empty(), Optional.empty());

  /**
   * Checks limit and range.
   *
   * @throws InvalidValue naming the one that is wrong
   */
  public Listing {
    if (limit < 1 || limit > MAX_LIMIT) {
      throw new InvalidValue("limit", "must be from 1 to " + MAX_LIMIT);
    }
    if (from.isPresent()
        && until.isPresent()
        && Keys.lowerBound(from).compareTo(Keys.upperBound(until)) > 0) {
      throw new InvalidValue("from", "must not be later than until");
    }
  }

  /** The first page of the same. */
  public Listing first() {
    return new Listing(limit, order, from, until, Optional.empty());
  }

  /** The page that begins where this cursor points. */
  public Listing after(String nextCursor) {
    return new Listing(limit, order, from, until, Optional.of(nextCursor));
  }

  /** The same with another page size. */
  public Listing withLimit(int newLimit) {
    return new Listing(newLimit, order, from, until, cursor);
  }

  /** The same in another order. */
  public Listing withOrder(Order newOrder) {
    return new Listing(limit, newOrder, from, until, cursor);
  }

  /** The same between two dates, both inclusive. */
  public Listing between(Optional<PublicationDate> newFrom, Optional<PublicationDate> newUntil) {
    return new Listing(limit, order, newFrom, newUntil, cursor);
  }
}
