package papercatalog.read;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One page of a list.
 *
 * @param items in the order asked for
 * @param nextCursor leads to the next page; present exactly when there is one (unless DynamoDB
 *     ended this page at 1 MB just where the list ends: then the next one is empty)
 */
public record Page<T>(List<T> items, Optional<String> nextCursor) {
  /** The same page of something else. */
  public <R> Page<R> map(Function<T, R> mapper) {
    return new Page<>(items.stream().map(mapper).toList(), nextCursor);
  }

  /** The same page without some of its items. */
  public Page<T> without(Predicate<T> unwanted) {
    return new Page<>(items.stream().filter(unwanted.negate()).toList(), nextCursor);
  }

  /** Keeps its own copy of the items. */
  public Page {
    items = List.copyOf(items);
  }
}
