package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.Change;

/**
 * One page of the changes; may be short or even empty at the end of a year.
 *
 * @param until later changes are not shown yet
 * @param resumeCursor continues when more has changed; only in ascending order
 */
public record ChangePage(Page<Change> page, Instant until, Optional<String> resumeCursor) {
  public List<Change> changes() {
    return page.items();
  }

  public Optional<String> nextCursor() {
    return page.nextCursor();
  }
}
