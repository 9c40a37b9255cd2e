package papercatalog.domain.read;

import module java.base;

/**
 * One page of a list.
 *
 * @param nextCursor its page may be empty: when only dropped entries follow, or when this one ended
 *     at 1 MB
 * @param previousCursor empty on the first page
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
