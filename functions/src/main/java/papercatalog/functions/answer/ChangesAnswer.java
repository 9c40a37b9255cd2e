package papercatalog.functions.answer;

import papercatalog.domain.model.Change;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.ChangeFeed;
import papercatalog.functions.atom.FeedPage;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.ChangesPage;
import papercatalog.functions.json.ChangeJson;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;

/** A page of changes, with a link that resumes the list later. */
public final class ChangesAnswer extends ListAnswer<Change> {
  private final ChangePage changes;

  public ChangesAnswer(ChangePage changes, PageRequest pageRequest, Request request) {
    super(new LinkedPage<>(changes.page(), pageRequest, request));
    this.changes = changes;
  }

  @Override
  JsonText.Element<Change> entry() {
    return ChangeJson::change;
  }

  @Override
  Content json() {
    return ChangeJson.page(changes, listed());
  }

  @Override
  Content html() {
    return ChangesPage.html(listed());
  }

  @Override
  Content atom(Namespace namespace) {
    return ChangeFeed.of(FeedPage.of(listed(), namespace, "What changed"), listed().items());
  }
}
