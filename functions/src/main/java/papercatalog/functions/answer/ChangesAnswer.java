package papercatalog.functions.answer;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.ChangeFeed;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtechangesGenerated;
import papercatalog.functions.json.ChangeJson;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;

public final class ChangesAnswer extends ListAnswer<Change> {
  private final Optional<CollectionName> collection;
  private final Optional<ChangePage> resumable;

  private ChangesAnswer(
      Optional<CollectionName> collection,
      Optional<ChangePage> resumable,
      LinkedPage<Change> listed) {
    super(listed);
    this.collection = collection;
    this.resumable = resumable;
  }

  /** The changes of the catalog, with a link that resumes the list later. */
  public static ChangesAnswer of(ChangePage changes, PageRequest pageRequest, Request request) {
    LinkedPage<Change> listed = new LinkedPage<>(changes.page(), pageRequest, request);
    return new ChangesAnswer(Optional.empty(), Optional.of(changes), listed);
  }

  public static ChangesAnswer ofCollection(CollectionName name, LinkedPage<Change> listed) {
    return new ChangesAnswer(Optional.of(name), Optional.empty(), listed);
  }

  @Override
  RecordJson.Writing<Change> entry() {
    return ChangeJson::change;
  }

  @Override
  Content json() {
    return resumable.isPresent() ? ChangeJson.page(resumable.get(), listed) : super.json();
  }

  @Override
  void render(HtmlTemplateOutput page) {
    Frame frame =
        frame("Changes" + collection.map(name -> " of the collection " + name).orElse(""));
    CollectionName named = collection.orElse(null);
    JtechangesGenerated.render(page, null, frame, named, listed.items(), list());
  }

  @Override
  Content atom(Namespace namespace) {
    String title = "What changed" + collection.map(name -> " in the collection " + name).orElse("");
    return ChangeFeed.of(listed, namespace, title);
  }
}
