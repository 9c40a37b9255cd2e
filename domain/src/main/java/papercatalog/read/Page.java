package papercatalog.read;

import java.util.List;
import java.util.Optional;

/**
 * One page of a list.
 *
 * @param items in the order asked for
 * @param nextCursor leads to the next page; present exactly when there is one (unless DynamoDB
 *     ended this page at 1 MB just where the list ends: then the next one is empty)
 */
public record Page<T>(List<T> items, Optional<String> nextCursor) {
  /** Keeps its own copy of the items. */
  public Page {
    items = List.copyOf(items);
  }
}
