package papercatalog.functions.request;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;

/**
 * A page of a list with its request.
 *
 * @param listing the parsed parameters
 */
public record Listed<T>(Page<T> page, Listing listing, Request request, Links links) {
  public Listed(Page<T> page, Listing listing, Request request) {
    this(page, listing, request, Links.of(request, listing));
  }

  public List<T> items() {
    return page.items();
  }

  /** The link to the next page, if there is one. */
  public Optional<String> next() {
    return at(page.nextCursor());
  }

  public Optional<String> at(Optional<String> cursor) {
    return cursor.map(it -> links.to(listing.after(it)));
  }
}
