package papercatalog.functions.answer;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.ChangeFeed;
import papercatalog.functions.atom.FeedPage;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.ChangesPage;
import papercatalog.functions.json.ChangeJson;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.request.LinkedPage;

public final class CollectionChangesAnswer extends ListAnswer<Change> {
  private final CollectionName collection;

  public CollectionChangesAnswer(CollectionName collection, LinkedPage<Change> listed) {
    super(listed);
    this.collection = collection;
  }

  @Override
  JsonText.Element<Change> entry() {
    return ChangeJson::change;
  }

  @Override
  Content html() {
    return ChangesPage.ofCollection(collection, listed());
  }

  @Override
  Content atom(Namespace namespace) {
    String title = "What changed in the collection " + collection;
    return ChangeFeed.of(FeedPage.of(listed(), namespace, title), listed().items());
  }
}
