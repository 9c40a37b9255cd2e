package papercatalog.functions.answer;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Listing;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.ChangeFeed;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.ChangesPage;
import papercatalog.functions.json.ChangeJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

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
