package papercatalog.answer;

import papercatalog.content.Content;
import papercatalog.html.DirectoryPage;
import papercatalog.json.DirectoryJson;
import papercatalog.json.JsonText;
import papercatalog.model.DirectoryEntry;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Request;

/** A page of the collections or of the topics. */
public final class DirectoryAnswer extends ListAnswer<DirectoryEntry> {
  /** Makes it. */
  public DirectoryAnswer(Page<DirectoryEntry> page, Listing listing, Request request) {
    super(page, listing, request);
  }

  @Override
  JsonText.Element<DirectoryEntry> entry() {
    return DirectoryJson::entry;
  }

  @Override
  Content html() {
    return DirectoryPage.html(page(), listing(), request(), links(), next());
  }
}
