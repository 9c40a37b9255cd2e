package papercatalog.domain.read;

import module java.base;

/**
 * One page of a list.
 *
 * @param nextCursor present when there is a next page, which may be empty: when only dropped
 *     entries follow, or when DynamoDB ended this page at 1 MB
 * @param previousCursor leads to the page before; empty on the first page
 */
public record Page<T>(List<T> items, Optional<String> nextCursor, Optional<String> previousCursor) {
  public Page(List<T> items, Optional<String> nextCursor) {
    this(items, nextCursor, Optional.empty());
  }

  public <R> Page<R> map(Function<T, R> mapper) {
    return new Page<>(items.stream().map(mapper).toList(), nextCursor, previousCursor);
  }

  public Page<T> without(Predicate<T> unwanted) {
    return new Page<>(
        items.stream().filter(unwanted.negate()).toList(), nextCursor, previousCursor);
  }

  public Page {
    items = List.copyOf(items);
  }
}
