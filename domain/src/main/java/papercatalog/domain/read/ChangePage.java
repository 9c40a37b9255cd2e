package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.Change;

/**
 * One page of the changes. It may be short or even empty at the end of a year.
 *
 * @param until the page covers changes up to this time; later ones are not shown yet
 * @param resumeCursor in ascending order, the cursor to continue from when more has changed
 */
public record ChangePage(Page<Change> page, Instant until, Optional<String> resumeCursor) {
  public List<Change> changes() {
    return page.items();
  }

  public Optional<String> nextCursor() {
    return page.nextCursor();
  }
}
