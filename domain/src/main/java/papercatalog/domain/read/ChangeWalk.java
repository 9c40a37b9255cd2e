package papercatalog.domain.read;

import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;

/**
 * One page of a walk over the changes, whose index has a partition for each year: in which year it
 * is, and where in it.
 *
 * <p>A walk in ascending order shows every change at least once, also of papers that are written
 * meanwhile: what is younger than a minute is not shown yet, because an index may lag and
 * operators' clocks may differ. A paper that changes during the walk moves to its end.
 *
 * @param range what the whole walk covers, whatever the time: its cursors are bound to it, and its
 *     partition is what the partitions of all years begin with
 * @param horizon up to when changes are shown
 * @param position where the page before ended, or where a year begins
 */
record ChangeWalk(Scope range, Instant horizon, Cursor position) {
  private static final int YEAR_DIGITS = 4;

  /**
   * Finds the page that is asked for.
   *
   * @throws InvalidCursor when no walk can have made its cursor
   * @throws papercatalog.domain.error.CursorScopeMismatch when another walk has made it
   */
  static ChangeWalk of(Listing listing, Instant horizon, Namespace namespace) {
    String lower = Keys.changesFrom(listing.from());
    String upper = greatest(Keys.changesUntil(listing.until()), Keys.lowerBound(year(lower)));
    Scope range =
        new Scope(LIST_CHANGES.operation(), namespace.prefix(), listing.order(), lower, upper);
    ChangeWalk first = new ChangeWalk(range, horizon, new Cursor(""));
    if (listing.cursor().isEmpty()) {
      return first.at(
          first.beginning(range.order() == Order.ASC ? first.firstYear() : first.lastYear()));
    }
    ChangeWalk page = first.at(Cursor.decode(listing.cursor().get(), range));
    page.requirePosition();
    return page;
  }

  /** The part of its year that the page may show, from its position on. */
  Scope scope() {
    String upper =
        least(
            least(range.upper(), Keys.changesUntil(horizon)),
            range.order() == Order.ASC ? Keys.upperBound(year()) : position.sortKey());
    String lower =
        greatest(
            range.lower(),
            range.order() == Order.ASC ? position.sortKey() : Keys.lowerBound(year()));
    return new Scope(
        LIST_CHANGES.operation(),
        range.partition() + Keys.changesPartition(year()),
        range.order(),
        least(lower, upper),
        upper);
  }

  /** Where the page before ended; empty where a year begins, or after the last change shown. */
  Optional<Cursor> begin() {
    return (position.past() || isChange()) && scope().admits(position.sortKey())
        ? Optional.of(position)
        : Optional.empty();
  }

  /** The page of the walk that a page of its year is. */
  ChangePage page(Page<Change> found) {
    List<Change> changes = found.items();
    Cursor end = changes.isEmpty() ? position : new Cursor(Keys.changePosition(changes.getLast()));
    Optional<String> next =
        found.nextCursor().or(() -> nextYear().map(year -> beginning(year).encode(range)));
    Optional<String> resume =
        range.order() == Order.ASC
            ? next.or(() -> Optional.of(end.encode(range)))
            : Optional.empty();
    return new ChangePage(new Page<>(changes, next), horizon, resume);
  }

  private ChangeWalk at(Cursor newPosition) {
    return new ChangeWalk(range, horizon, newPosition);
  }

  /**
   * Where a year begins for this walk: not above or, in descending order, not below its changes.
   */
  private Cursor beginning(int year) {
    return new Cursor(
        range.order() == Order.ASC
            ? greatest(range.lower(), Keys.lowerBound(year))
            : least(range.upper(), Keys.upperBound(year)));
  }

  private boolean isChange() {
    return Keys.isChangePosition(position.sortKey());
  }

  private boolean isInYear() {
    return Keys.lowerBound(year()).compareTo(position.sortKey()) <= 0
        && position.sortKey().compareTo(Keys.upperBound(year())) <= 0;
  }

  private void requirePosition() {
    try {
      Cursor beginning = beginning(year());
      if (isChange() && !position.past()) {
        Keys.changedPaperAt(position.sortKey());
      } else if (!position.equals(beginning) && !(position.past() && isInYear())) {
        throw new InvalidCursor();
      }
    } catch (InvalidValue | NumberFormatException | IndexOutOfBoundsException _) {
      throw new InvalidCursor();
    }
  }

  private int year() {
    return year(position.sortKey());
  }

  private Optional<Integer> nextYear() {
    int next = range.order() == Order.ASC ? year() + 1 : year() - 1;
    return next < firstYear() || next > lastYear() ? Optional.empty() : Optional.of(next);
  }

  private int firstYear() {
    return year(range.lower());
  }

  private int lastYear() {
    int now = horizon.atOffset(ZoneOffset.UTC).getYear();
    boolean open = range.upper().length() < YEAR_DIGITS;
    return open ? now : Math.min(now, year(range.upper()));
  }

  private static int year(String key) {
    return Integer.parseInt(key.substring(0, YEAR_DIGITS));
  }

  private static String least(String one, String other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  private static String greatest(String one, String other) {
    return one.compareTo(other) >= 0 ? one : other;
  }
}
