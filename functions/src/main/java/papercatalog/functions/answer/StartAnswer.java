package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.PageRequest;
import papercatalog.functions.content.Content;
import papercatalog.functions.docs.Described;
import papercatalog.functions.docs.StartJson;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtestartGenerated;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** The start page: the latest changes for people, an index that needs no table for programs. */
public final class StartAnswer extends Answer {
  private static final int MAX_LATEST = 10;

  private final Catalog catalog;

  public StartAnswer(Request request, Catalog catalog) {
    super(request, Links.of(request));
    request.requireValidParameters();
    this.catalog = catalog;
  }

  @Override
  Content json() {
    return StartJson.index();
  }

  @Override
  void render(HtmlTemplateOutput page) {
    ChangePage changes = catalog.listChanges(PageRequest.FIRST);
    List<Change> latest =
        changes.changes().stream().filter(StartAnswer::isToRead).limit(MAX_LATEST).toList();
    String earlier =
        latest.size() < MAX_LATEST && changes.nextCursor().isPresent()
            ? AccessPatterns.LIST_CHANGES.path() + "?cursor=" + changes.nextCursor().get()
            : null;
    Frame frame = frame(Frame.CATALOG);
    JtestartGenerated.render(page, null, frame, request().origin(), latest, earlier);
  }

  private static boolean isToRead(Change change) {
    return change.kind() != ChangeKind.WITHDRAWN && change.kind() != ChangeKind.DELETED;
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
