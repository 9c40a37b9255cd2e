package papercatalog.functions.handler;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters.Nothing;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.ChangesAnswer;
import papercatalog.functions.answer.StartAnswer;
import papercatalog.functions.request.ListRequest;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.DocsPage;

/** A10: the latest change of each paper. It also answers for the start page, which shows them. */
public final class ListChanges extends TableFunction<Nothing> {
  public ListChanges() {
    super(AccessPatterns.LIST_CHANGES);
  }

  @Override
  public Route route(String rawPath) {
    return rawPath.equals("/") ? DocsPage.START : pattern();
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    if (request.route() != pattern()) { // does not load the pages
      return StartAnswer.of(request, catalog);
    }
    PageRequest page = ListRequest.of(request, pattern().parameters()).page();
    return ChangesAnswer.of(catalog.listChanges(page), page, request);
  }
}
