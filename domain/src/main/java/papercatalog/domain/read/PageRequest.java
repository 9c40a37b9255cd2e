package papercatalog.domain.read;

import java.util.Optional;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.table.Positions;

/** A request for a page of a list; {@code until} is inclusive: {@code 2018} is all of that year. */
public record PageRequest(
    int limit,
    Order order,
    Optional<PublicationDate> from,
    Optional<PublicationDate> until,
    Optional<String> cursor) {
  public static final int DEFAULT_LIMIT = 25;
  public static final int MAX_LIMIT = 1_000;

  public static final PageRequest FIRST =
      new PageRequest(
          DEFAULT_LIMIT, Order.DESC, Optional.empty(), Optional.empty(), Optional.empty());

  public PageRequest {
    if (limit < 1 || limit > MAX_LIMIT) {
      throw new InvalidValue("limit", "must be from 1 to " + MAX_LIMIT);
    }
    if (from.isPresent()
        && until.isPresent()
        && Positions.lowerBound(from).compareTo(Positions.upperBound(until)) > 0) {
      throw new InvalidValue("from", "must not be later than until");
    }
  }

  public PageRequest first() {
    return new PageRequest(limit, order, from, until, Optional.empty());
  }

  public PageRequest after(String nextCursor) {
    return new PageRequest(limit, order, from, until, Optional.of(nextCursor));
  }

  public PageRequest withLimit(int newLimit) {
    return new PageRequest(newLimit, order, from, until, cursor);
  }

  public PageRequest withOrder(Order newOrder) {
    return new PageRequest(limit, newOrder, from, until, cursor);
  }

  public PageRequest between(
      Optional<PublicationDate> newFrom, Optional<PublicationDate> newUntil) {
    return new PageRequest(limit, order, newFrom, newUntil, cursor);
  }
}
