package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Parameters;
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

  private final Optional<ChangePage> changes;

  private StartAnswer(Request request, Optional<ChangePage> changes) {
    super(request, Links.of(request));
    this.changes = changes;
  }

  /** Reads the changes for a page only. */
  public static StartAnswer of(Request request, Catalog catalog) {
    request.key(Parameters.NONE);
    return new StartAnswer(
        request,
        request.isPage() ? Optional.of(catalog.listChanges(PageRequest.FIRST)) : Optional.empty());
  }

  @Override
  Content json() {
    return StartJson.index(request.routes());
  }

  @Override
  void render(HtmlTemplateOutput page) {
    ChangePage read = changes.orElseThrow();
    List<Change> latest =
        read.changes().stream().filter(StartAnswer::isToRead).limit(MAX_LATEST).toList();
    String earlier =
        latest.size() < MAX_LATEST && read.nextCursor().isPresent()
            ? AccessPatterns.LIST_CHANGES.path() + "?cursor=" + read.nextCursor().get()
            : null;
    Frame frame = frame(Frame.CATALOG);
    JtestartGenerated.render(page, null, frame, request.origin(), latest, earlier);
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
