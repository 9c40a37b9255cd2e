package papercatalog.domain.read;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One page of a list.
 *
 * @param items in the order asked for
 * @param nextCursor leads to the next page; present when there is one. The next page may be empty
 *     where nothing but dropped entries follows, or where DynamoDB ended this one at 1 MB
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
