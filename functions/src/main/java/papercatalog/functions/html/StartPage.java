package papercatalog.functions.html;

import java.util.List;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.ChangePage;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/**
 * The start page for people.
 *
 * @param origin the address that the request used
 * @param latest the latest new and revised papers
 * @param earlier the link to changes before them; {@code null} when they fill their place
 */
public record StartPage(Frame frame, String origin, List<Change> latest, String earlier) {
  private static final int MAX_LATEST = 10;

  /** Renders the page over the first page of the changes. */
  public static Content html(ChangePage changes, Request request) {
    List<Change> latest =
        changes.changes().stream().filter(StartPage::isToRead).limit(MAX_LATEST).toList();
    String earlier =
        latest.size() < MAX_LATEST && changes.nextCursor().isPresent()
            ? AccessPatterns.LIST_CHANGES.path() + "?cursor=" + changes.nextCursor().get()
            : null;
    Rendering page = new Rendering();
    JtestartGenerated.render(
        page.output(),
        null,
        new StartPage(
            Frame.of(Frame.CATALOG, request, Links.of(request)),
            request.origin(),
            latest,
            earlier));
    return page.content();
  }

  private static boolean isToRead(Change change) {
    return change.kind() != ChangeKind.WITHDRAWN && change.kind() != ChangeKind.DELETED;
  }
}
