package papercatalog.functions.answer;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.DirectoryPage;
import papercatalog.functions.json.DirectoryJson;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.request.Request;

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
