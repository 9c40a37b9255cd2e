package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.ListHead;

/**
 * One page of a list.
 *
 * @param nextCursor its page may be empty: when only dropped entries follow, or when this one ended
 *     at 1 MB
 * @param previousCursor empty on the first page
 * @param head of the list: on the first page of the default order, unless it ends at a date, and on
 *     the only page of the other order
 */
public record Page<T>(
    List<T> items,
    Optional<String> nextCursor,
    Optional<String> previousCursor,
    Optional<ListHead> head) {
  public Page(List<T> items, Optional<String> nextCursor) {
    this(items, nextCursor, Optional.empty(), Optional.empty());
  }

  public <R> Page<R> map(Function<T, R> mapper) {
    return new Page<>(items.stream().map(mapper).toList(), nextCursor, previousCursor, head);
  }

  public Page<T> without(Predicate<T> unwanted) {
    return new Page<>(
        items.stream().filter(unwanted.negate()).toList(), nextCursor, previousCursor, head);
  }

  public Page {
    items = List.copyOf(items);
  }
}
