package papercatalog.functions.html;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Listing;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A page of the changes. */
public record ChangesPage(Frame frame, List<Change> changes, ListFrame list) {
  /** The page. */
  public static Content html(
      ChangePage page, Listing listing, Request request, Links links, Optional<String> next) {
    ChangesPage shown =
        new ChangesPage(
            Frame.of("Changes", request, links, next),
            page.changes(),
            ListFrame.of(page.changes().size(), listing, request, links, next));
    Rendering rendering = new Rendering();
    JtechangesGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  /** Where the paper is, or {@code null}: of a deleted one nothing is left. */
  static String link(Change change) {
    return change.kind() == ChangeKind.DELETED ? null : AccessPattern.GET_PAPER.path(change.id());
  }

  static String name(Change change) {
    return switch (change.kind()) {
      case CREATED -> "New";
      case REVISED -> "Revised";
      case WITHDRAWN -> "Withdrawn";
      case REINSTATED -> "Reinstated";
      case DELETED -> "Deleted";
    };
  }

  static String mark(Change change) {
    return "mark " + change.kind().text();
  }

  static DateText day(Change change) {
    return DateText.of(change.at());
  }
}
