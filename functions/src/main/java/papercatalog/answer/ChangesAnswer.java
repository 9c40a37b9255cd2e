package papercatalog.answer;

import java.util.List;
import java.util.Optional;
import papercatalog.atom.ChangeFeed;
import papercatalog.content.Content;
import papercatalog.html.ChangesPage;
import papercatalog.json.ChangeJson;
import papercatalog.read.ChangePage;
import papercatalog.read.Listing;
import papercatalog.request.Links;
import papercatalog.request.Request;
import papercatalog.table.Namespace;

/** A page of the changes, with a link to come back to later. */
public final class ChangesAnswer extends Answer {
  private final ChangePage page;
  private final Listing listing;

  /** Makes it. */
  public ChangesAnswer(ChangePage page, Listing listing, Request request) {
    super(request, Links.of(request, listing));
    this.page = page;
    this.listing = listing;
  }

  @Override
  Content json() {
    return ChangeJson.page(
        page, listing.limit(), links().self(), at(page.nextCursor()), at(page.resumeCursor()));
  }

  @Override
  Content html() {
    return ChangesPage.html(page, listing, request(), links(), at(page.nextCursor()));
  }

  @Override
  Content atom(Namespace catalog) {
    return ChangeFeed.of(
        Feeds.page(this, catalog, "What changed", listing, page.nextCursor()), page.changes());
  }

  @Override
  void addRelations(List<String> values) {
    addRelation(values, at(page.nextCursor()), "next");
  }

  @Override
  public String fileName() {
    return "changes";
  }

  private Optional<String> at(Optional<String> cursor) {
    return cursor.map(it -> links().to(listing.after(it)));
  }
}
