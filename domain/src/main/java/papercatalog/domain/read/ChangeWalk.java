package papercatalog.domain.read;

import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;

import module java.base;

import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.Positions;

/**
 * A position in a walk over the changes, whose index has a partition for each year.
 *
 * <p>A walk in ascending order shows every change at least once, even if papers are written
 * meanwhile: a paper that changes moves to its end, and changes younger than a minute are not shown
 * yet.
 *
 * @param range of the whole walk, independent of the time; its partition is the prefix of all years
 * @param position the end of the page before, or the beginning of a year
 */
public record ChangeWalk(Scope range, Instant horizon, Cursor position) {
  private static final int YEAR_DIGITS = 4;

  public static ChangeWalk of(PageRequest pageRequest, Instant horizon, Namespace namespace) {
    String lower = Positions.changesFrom(pageRequest.from());
    String upper =
        greatest(Positions.changesUntil(pageRequest.until()), Positions.lowerBound(year(lower)));
    Scope range =
        new Scope(LIST_CHANGES.operation(), namespace.prefix(), pageRequest.order(), lower, upper);
    ChangeWalk first = new ChangeWalk(range, horizon, new Cursor(""));
    if (pageRequest.cursor().isEmpty()) {
      return first.at(
          first.beginning(range.order() == Order.ASC ? first.firstYear() : first.lastYear()));
    }
    ChangeWalk page = first.at(Cursor.decode(pageRequest.cursor().get(), range));
    page.requirePosition();
    return page;
  }

  /** The part of the year that this page may show, from its position on. */
  Scope scope() {
    String upper =
        least(
            least(range.upper(), Positions.changesUntil(horizon)),
            range.order() == Order.ASC ? Positions.upperBound(year()) : position.sortKey());
    String lower =
        greatest(
            range.lower(),
            range.order() == Order.ASC ? position.sortKey() : Positions.lowerBound(year()));
    return new Scope(
        LIST_CHANGES.operation(),
        range.partition() + LIST_CHANGES.each().partition(year()),
        range.order(),
        least(lower, upper),
        upper);
  }

  /** The end of the page before; empty at the beginning of a year, or after the last change. */
  Optional<Cursor> begin() {
    return (position.past() || isChange()) && scope().admits(position.sortKey())
        ? Optional.of(position)
        : Optional.empty();
  }

  ChangePage page(Page<Change> found) {
    List<Change> changes = found.items();
    Cursor end = changes.isEmpty() ? position : new Cursor(Positions.ofChange(changes.getLast()));
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

  /** Not above or, in descending order, not below the changes of a year. */
  private Cursor beginning(int year) {
    return new Cursor(
        range.order() == Order.ASC
            ? greatest(range.lower(), Positions.lowerBound(year))
            : least(range.upper(), Positions.upperBound(year)));
  }

  private boolean isChange() {
    return Positions.isChangePosition(position.sortKey());
  }

  private boolean isInYear() {
    return Positions.lowerBound(year()).compareTo(position.sortKey()) <= 0
        && position.sortKey().compareTo(Positions.upperBound(year())) <= 0;
  }

  private void requirePosition() {
    try {
      Cursor beginning = beginning(year());
      if (position.back()) {
        throw new InvalidCursor();
      } else if (isChange() && !position.past()) {
        Positions.changedPaperAt(position.sortKey());
      } else if (!position.equals(beginning) && !(position.past() && isInYear())) {
        throw new InvalidCursor();
      }
    } catch (InvalidValue | NumberFormatException | IndexOutOfBoundsException _) {
      throw new InvalidCursor();
    }
  }

  int year() {
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
