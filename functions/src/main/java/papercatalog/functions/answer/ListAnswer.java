package papercatalog.functions.answer;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.FeedPage;
import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.PageJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A page of a list. */
abstract class ListAnswer<T> extends Answer {
  private final Page<T> page;
  private final Listing listing;

  ListAnswer(Page<T> page, Listing listing, Request request) {
    super(request, Links.of(request, listing));
    this.page = page;
    this.listing = listing;
  }

  /** Writes an entry as JSON. */
  abstract JsonText.Element<T> entry();

  @Override
  final Content json() {
    return PageJson.page(page, entry(), listing.limit(), links().self(), next());
  }

  @Override
  final void addRelations(List<String> values) {
    addRelation(values, next(), "next");
  }

  @Override
  public final String fileName() {
    return request().path().substring(1).replace('/', '-');
  }

  final Page<T> page() {
    return page;
  }

  final Listing listing() {
    return listing;
  }

  /** The page as one of a feed. */
  final FeedPage feedPage(Namespace catalog, String title) {
    return Feeds.page(this, catalog, title, listing, page.nextCursor());
  }

  /** The next page, if there is one. */
  final Optional<String> next() {
    return page.nextCursor().map(cursor -> links().to(listing.after(cursor)));
  }
}
