package papercatalog.domain.read;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Change;

/**
 * One page of the changes. It may be short or even empty where a year of the walk ends.
 *
 * @param until up to when it speaks: later changes are not shown yet
 * @param resumeCursor in ascending order, where to come back to later for what has changed since
 */
public record ChangePage(Page<Change> page, Instant until, Optional<String> resumeCursor) {
  public List<Change> changes() {
    return page.items();
  }

  /** Leads to the next page; present exactly when there is one. */
  public Optional<String> nextCursor() {
    return page.nextCursor();
  }
}
