package papercatalog.read;

import java.util.List;
import java.util.Optional;

/**
 * One page of a list.
 *
 * @param items in the order asked for
 * @param nextCursor leads to the next page; present exactly when there is one
 */
public record Page<T>(List<T> items, Optional<String> nextCursor) {
  /** Keeps its own copy of the items. */
  public Page {
    items = List.copyOf(items);
  }
}
