package papercatalog.domain.pattern;

import papercatalog.domain.pattern.Parameters.Nothing;

/**
 * A list that goes on in the next partition where one ends; {@code P} names a partition. A page is
 * one request, and may be empty.
 */
public final class WalkPattern<P, T> extends AccessPattern<Nothing> {
  private final ListPattern<P, T> each;

  WalkPattern(ListPattern<P, T> each) {
    super(
        new Declaration<>(each.number(), each.frequency(), each.endpoint(), Parameters.NONE),
        each.access(),
        each.result(),
        false,
        false);
    this.each = each;
  }

  /** The list of one partition. */
  public ListPattern<P, T> each() {
    return each;
  }
}
