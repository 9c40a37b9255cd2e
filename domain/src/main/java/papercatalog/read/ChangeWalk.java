package papercatalog.read;

import static papercatalog.schema.AccessPattern.LIST_CHANGES;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import papercatalog.error.InvalidCursor;
import papercatalog.model.Change;
import papercatalog.model.InvalidValue;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.table.Namespace;

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
 * @param position the sort key of the change before this page, or where a year begins
 */
record ChangeWalk(Scope range, Instant horizon, String position) {
  private static final int YEAR_DIGITS = 4;

  /**
   * Finds the page that is asked for.
   *
   * @throws InvalidCursor when no walk can have made its cursor
   * @throws papercatalog.error.CursorScopeMismatch when another walk has made it
   */
  static ChangeWalk of(Listing listing, Instant horizon, Namespace namespace) {
    String lower = Keys.changesFrom(listing.from());
    String upper = greatest(Keys.changesUntil(listing.until()), Keys.lowerBound(year(lower)));
    Scope range = new Scope(LIST_CHANGES, namespace.prefix(), listing.order(), lower, upper);
    ChangeWalk first = new ChangeWalk(range, horizon, "");
    if (listing.cursor().isEmpty()) {
      return first.at(
          first.beginning(range.order() == Order.ASC ? first.firstYear() : first.lastYear()));
    }
    ChangeWalk page = first.at(Cursor.decode(listing.cursor().get(), range).sortKey());
    page.requirePosition();
    return page;
  }

  /** The part of its year that the page may show. */
  Scope scope() {
    String upper = least(range.upper(), Keys.changesUntil(horizon));
    return new Scope(
        LIST_CHANGES,
        range.partition() + Keys.changesPartition(year()),
        range.order(),
        least(range.lower(), upper),
        upper);
  }

  /** Where in its year the page begins: at its position, unless that is not shown yet. */
  String begin() {
    return least(position, scope().upper());
  }

  /** The item before the page; none where a year begins. */
  Optional<ItemKey> itemBefore() {
    return isChange() && begin().equals(position)
        ? Optional.of(Keys.change(Keys.changedPaperAt(position)))
        : Optional.empty();
  }

  /**
   * The page that an answer came to.
   *
   * @param more whether there are more changes in its year
   */
  ChangePage page(List<Change> changes, boolean more) {
    String end = changes.isEmpty() ? position : Keys.changePosition(changes.getLast());
    Optional<String> next = more ? Optional.of(end) : nextYear().map(this::beginning);
    Optional<String> resume =
        range.order() == Order.ASC ? next.or(() -> Optional.of(end)) : Optional.empty();
    return new ChangePage(changes, horizon, next.map(this::cursor), resume.map(this::cursor));
  }

  private String cursor(String at) {
    return new Cursor(at).encode(range);
  }

  private ChangeWalk at(String newPosition) {
    return new ChangeWalk(range, horizon, newPosition);
  }

  /**
   * Where a year begins for this walk: not above or, in descending order, not below its changes.
   */
  private String beginning(int year) {
    return range.order() == Order.ASC
        ? greatest(range.lower(), Keys.lowerBound(year))
        : least(range.upper(), Keys.upperBound(year));
  }

  private boolean isChange() {
    return Keys.isChangePosition(position);
  }

  private void requirePosition() {
    try {
      String beginning = beginning(year());
      if (isChange()) {
        Keys.changedPaperAt(position);
      } else if (!position.equals(beginning)) {
        throw new InvalidCursor();
      }
    } catch (InvalidValue | NumberFormatException | IndexOutOfBoundsException _) {
      throw new InvalidCursor();
    }
  }

  private int year() {
    return year(position);
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
