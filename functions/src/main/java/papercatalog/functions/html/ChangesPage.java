package papercatalog.functions.html;

import java.util.List;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

public record ChangesPage(Frame frame, List<Change> changes, ListFrame list) {
  public static Content html(LinkedPage<Change> listed) {
    ChangesPage shown =
        new ChangesPage(Frame.of("Changes", listed), listed.items(), ListFrame.of(listed));
    Rendering rendering = new Rendering();
    JtechangesGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  /** The link to the paper, or {@code null} if it was deleted. */
  static String link(Change change) {
    return change.kind() == ChangeKind.DELETED ? null : AccessPatterns.GET_PAPER.path(change.id());
  }

  static String mark(Change change) {
    return "mark " + change.kind().text();
  }

  static DateText day(Change change) {
    return DateText.of(change.at());
  }
}
