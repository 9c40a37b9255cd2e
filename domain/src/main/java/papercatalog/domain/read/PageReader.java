package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.ListHead;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Positions;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Reads one page of a list. It drops entries that cannot be read or belong to another catalog: in a
 * shared table, IAM limits the items that an operator can write, but not the lists that they name.
 * // I-6
 *
 * <p>A page is one request. A page that drops entries reads on until it is full, its list ends, or
 * it has consumed {@link #MAX_READ_UNITS}. A first page that ends before its list begins, among
 * entries at the list's head, asks for the head by its key and for the list without it. // I-1
 */
final class PageReader<K, T> {
  /**
   * At the default throttle of 50 requests a second, pages that consume this much consume the
   * default maximum throughput of a table, 500 units a second.
   */
  static final double MAX_READ_UNITS = 10;

  private final ListQueries queries;
  private final ListPattern<K, T> list;
  private final K named;
  private final Scope scope;
  private final Optional<Cursor> begin;
  private final int limit;
  private final List<T> shown;
  private SchemaMismatch mismatch;
  private Map<String, AttributeValue> behind;

  /** {@code scope} is in the order of reading, turned to read the page before. */
  PageReader(
      ListQueries queries,
      ListPattern<K, T> list,
      K named,
      Scope scope,
      Optional<Cursor> begin,
      int limit) {
    this.queries = queries;
    this.list = list;
    this.named = named;
    this.scope = scope;
    this.begin = begin;
    this.limit = limit;
    this.shown = new ArrayList<>(limit);
  }

  /**
   * Fails with InvalidCursor when no page can end where this one begins, with SchemaMismatch when
   * another release wrote all entries, and as the pattern declares when the list is empty.
   */
  Page<T> read(Scope cursors) {
    Optional<Cursor> end = collect();
    if (shown.isEmpty() && end.isEmpty() && begin.isEmpty() && list.missing().isPresent()) {
      throw list.missing().get().failure().apply(named, Optional.ofNullable(behind).map(Item::new));
    }
    boolean back = begin.isPresent() && begin.get().back();
    Optional<Cursor> start =
        begin.isPresent() && !shown.isEmpty()
            ? Optional.of(new Cursor(position(shown.getFirst())))
            : Optional.empty();
    Optional<Cursor> before = back ? end : start;
    return new Page<>(
        back ? shown.reversed() : shown,
        encoded(back ? start : end, cursors),
        before.isPresent()
            ? Optional.of(before.get().backwards().encode(cursors))
            : Optional.empty(),
        head());
  }

  /** The head of the list, if this page has read and can read it. */
  private Optional<ListHead> head() {
    if (behind == null) {
      return Optional.empty();
    }
    try {
      return list.head(named, new Item(behind));
    } catch (NameMoved moved) {
      throw moved;
    } catch (RuntimeException _) {
      ReadMeter.countUnreadable();
      return Optional.empty();
    }
  }

  private static Optional<String> encoded(Optional<Cursor> cursor, Scope cursors) {
    return cursor.isPresent() ? Optional.of(cursor.get().encode(cursors)) : Optional.empty();
  }

  /** Collects the entries; returns where they go on, if they do. */
  private Optional<Cursor> collect() {
    QueryRequest.Builder request = firstRequest();
    double units = 0;
    int size = limit + 1; // one more, to know whether there is a next page
    if (begin.isEmpty() && queries.isWitnessFirst(scope)) {
      size++;
    }
    while (true) {
      QueryResponse response = query(request.limit(size).build());
      for (Map<String, AttributeValue> entry : response.items()) {
        if (shown.size() == limit && scope.admits(queries.position(entry))) {
          return Optional.of(new Cursor(position(shown.getLast())));
        }
        show(entry);
      }
      units += units(response);
      boolean more = response.hasLastEvaluatedKey();
      String end = more ? queries.position(response.lastEvaluatedKey()) : "";
      if (more && !scope.admits(end)) {
        showHead();
        if (scope.isBehind(end)) {
          request = queries.inside(scope);
          continue;
        }
      }
      more = scope.admits(end);
      if (shown.size() == limit) {
        return more ? Optional.of(new Cursor(position(shown.getLast()))) : Optional.empty();
      }
      if (more && units < MAX_READ_UNITS) {
        request.exclusiveStartKey(response.lastEvaluatedKey());
        size *= 2; // so that few requests read past many entries
        continue;
      }
      if (more && !isShown(end)) {
        showAt(end);
      }
      if (shown.isEmpty() && mismatch != null) {
        throw mismatch;
      }
      return more ? Optional.of(Cursor.past(end)) : Optional.empty();
    }
  }

  private QueryRequest.Builder firstRequest() {
    if (begin.isEmpty()) {
      return queries.within(scope);
    }
    String at = begin.get().sortKey();
    if (begin.get().past()) {
      return queries.past(scope, at);
    }
    try {
      ItemKey item = list.itemAt(named, at);
      return list.hasDepartures() ? queries.past(scope, at) : queries.after(scope, item, at);
    } catch (InvalidValue _) {
      throw new InvalidCursor();
    }
  }

  private void show(Map<String, AttributeValue> entry) {
    String at = queries.position(entry);
    if (!queries.owns(entry)) {
      return;
    }
    if (!scope.admits(at)) {
      behind = queries.isWitness(entry, list.heads(named)) ? entry : behind;
      return;
    }
    try {
      T candidate = list.entries().reader().apply(new Item(entry));
      if (position(candidate).equals(at)) {
        shown.add(candidate);
        return;
      }
    } catch (SchemaMismatch e) {
      if (entry.containsKey(Attributes.SCHEMA_VERSION)) {
        mismatch = e;
        return;
      }
    } catch (RuntimeException _) {
      // Verification reports what is wrong with the entry.
    }
    ReadMeter.countUnreadable();
  }

  /** Whether this page or the page before shows the entry at a sort key. */
  private boolean isShown(String at) {
    return shown.isEmpty()
        ? begin.isPresent() && begin.get().sortKey().equals(at)
        : position(shown.getLast()).equals(at);
  }

  /** Shows this list's entry at a sort key, so that a cursor may skip all others there. */
  private void showAt(String at) {
    try {
      showOwn(list.itemAt(named, at), at);
    } catch (InvalidValue _) {
      // No entry of this list can be there.
    }
  }

  /** Finds the head of a list on its first page, unless it was met. */
  private void showHead() {
    if (begin.isEmpty()) {
      for (ItemKey head : list.heads(named)) {
        if (behind == null) {
          showOwn(head, Positions.HEAD);
        }
      }
    }
  }

  /**
   * Shows an item at a sort key that any number of entries may share: it lies right before the
   * first entry behind its key.
   */
  private void showOwn(ItemKey own, String at) {
    QueryRequest.Builder request = queries.after(scope, own, at).limit(1);
    QueryResponse behind = query(request.build());
    request.scanIndexForward(scope.order() != Order.ASC);
    request.exclusiveStartKey(behind.hasLastEvaluatedKey() ? behind.lastEvaluatedKey() : null);
    query(request.build()).items().forEach(this::show);
  }

  private String position(T entry) {
    return list.entries().position().apply(entry);
  }

  private QueryResponse query(QueryRequest request) {
    QueryResponse response = ReadMeter.timed(queries.table, client -> client.query(request));
    Integer scanned = response.scannedCount();
    ReadMeter.count(
        response.consumedCapacity(), scanned == null ? response.items().size() : scanned);
    return response;
  }

  /** The consumed read units; the maximum of a page if the engine does not report them. */
  private static double units(QueryResponse response) {
    ConsumedCapacity consumed = response.consumedCapacity();
    return consumed == null || consumed.capacityUnits() == 0
        ? MAX_READ_UNITS
        : consumed.capacityUnits();
  }
}
