package papercatalog.domain.read;

import static papercatalog.domain.schema.KeyPrefix.*;

import papercatalog.domain.model.Fingerprint;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Positions;

/** The query that a cursor belongs to: everything that determines the items and their order. */
public record Scope(String operation, String partition, Order order, String lower, String upper) {
  /**
   * The entries that a request may see: those in a range of dates, or whose sort keys begin alike.
   */
  static Scope of(ListPattern<?, ?> list, Object named, String partition, PageRequest pageRequest) {
    Access access = list.access();
    if (access instanceof Access.QueryItems items) { // a switch over types costs a start 3 ms
      Order order = items.descending() ? Order.DESC : Order.ASC;
      return beginning(list, partition, order, items.sort().text());
    }
    if (access instanceof Access.QueryDirectory names) {
      return beginning(list, partition, Order.ASC, names.directory().kind().text() + named);
    }
    KeyPrefix sorted = access instanceof Access.Query query ? query.prefix().sortedBy() : DATE;
    if (sorted == AUTHORS) {
      return beginning(list, partition, Order.ASC, named.toString());
    }
    if (sorted == CHANGES) {
      String upper = Positions.changesUntil(pageRequest.until());
      String lower = Positions.changesFrom(pageRequest.from());
      return new Scope(
          list.operation(),
          partition,
          pageRequest.order(),
          lower.compareTo(upper) <= 0 ? lower : upper, // before the first year of changes
          upper);
    }
    return dated(list.operation(), partition, pageRequest);
  }

  public static Scope dated(String operation, String partition, PageRequest pageRequest) {
    return new Scope(
        operation,
        partition,
        pageRequest.order(),
        Positions.lowerBound(pageRequest.from()),
        Positions.upperBound(pageRequest.until()));
  }

  private static Scope beginning(
      ListPattern<?, ?> list, String partition, Order order, String begin) {
    return new Scope(list.operation(), partition, order, begin, Positions.upperBound(begin));
  }

  Scope reversed() {
    Order other = order == Order.ASC ? Order.DESC : Order.ASC;
    return new Scope(operation, partition, other, lower, upper);
  }

  boolean admits(String sortKey) {
    return lower.compareTo(sortKey) <= 0 && sortKey.compareTo(upper) <= 0;
  }

  /** Whether a reader meets a sort key before all entries that it may see. */
  boolean isBehind(String sortKey) {
    return order == Order.DESC ? sortKey.compareTo(upper) > 0 : sortKey.compareTo(lower) < 0;
  }

  /** Guards against mix-ups, not against forgery. */
  long fingerprint() {
    return Fingerprint.of(String.join(" ", operation, partition, order.text(), lower, upper));
  }
}
