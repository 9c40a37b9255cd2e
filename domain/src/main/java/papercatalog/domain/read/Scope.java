package papercatalog.domain.read;

import papercatalog.domain.model.Fingerprint;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Positions;

/** The query that a cursor belongs to: everything that determines the items and their order. */
public record Scope(String operation, String partition, Order order, String lower, String upper) {
  /** The entries that a request may see: those in a range of dates, or all of a kind. */
  static Scope of(ListPattern<?, ?> list, String partition, PageRequest pageRequest) {
    Access access = list.access();
    if (access instanceof Access.QueryItems items) { // a switch over types costs a start 3 ms
      return ofKind(list, partition, items.descending() ? Order.DESC : Order.ASC, items.sort());
    }
    if (access instanceof Access.QueryDirectory names) {
      return ofKind(list, partition, Order.ASC, names.directory().kind());
    }
    if (access instanceof Access.Query query && query.prefix().isOfChanges()) {
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

  private static Scope ofKind(
      ListPattern<?, ?> list, String partition, Order order, KeyPrefix kind) {
    return new Scope(
        list.operation(), partition, order, Positions.lowerBound(kind), Positions.upperBound(kind));
  }

  Scope reversed() {
    Order other = order == Order.ASC ? Order.DESC : Order.ASC;
    return new Scope(operation, partition, other, lower, upper);
  }

  boolean admits(String sortKey) {
    return lower.compareTo(sortKey) <= 0 && sortKey.compareTo(upper) <= 0;
  }

  /** Guards against mix-ups, not against forgery. */
  long fingerprint() {
    return Fingerprint.of(String.join(" ", operation, partition, order.text(), lower, upper));
  }
}
