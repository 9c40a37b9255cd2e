package papercatalog.functions.answer;

import java.util.List;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.functions.content.Content;
import papercatalog.functions.docs.Described;
import papercatalog.functions.docs.StartJson;
import papercatalog.functions.html.StartPage;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** The start page: the latest changes for people, an index that needs no table for programs. */
public final class StartAnswer extends Answer {
  private final Catalog catalog;

  public StartAnswer(Request request, Catalog catalog) {
    super(request, Links.of(request));
    request.requireKnownParameters();
    this.catalog = catalog;
  }

  @Override
  Content json() {
    return StartJson.index();
  }

  @Override
  Content html() {
    return StartPage.html(catalog.listChanges(PageRequest.FIRST), request());
  }

  @Override
  void addRelations(List<String> values) {
    values.add(Described.LINKS);
  }

  @Override
  public String fileName() {
    return "start";
  }
}
