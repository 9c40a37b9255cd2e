package papercatalog.functions.html;

import java.util.List;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

/**
 * A page of changes.
 *
 * @param collection whose papers changed; {@code null} for all collections
 */
public record ChangesPage(
    Frame frame, CollectionName collection, List<Change> changes, ListFrame list) {
  /** The changes of the catalog. */
  public static Content html(LinkedPage<Change> listed) {
    return html("Changes", null, listed);
  }

  /** The changes of a collection's papers. */
  public static Content ofCollection(CollectionName collection, LinkedPage<Change> listed) {
    return html("Changes of the collection " + collection, collection, listed);
  }

  private static Content html(String title, CollectionName collection, LinkedPage<Change> listed) {
    ChangesPage shown =
        new ChangesPage(Frame.of(title, listed), collection, listed.items(), ListFrame.of(listed));
    Rendering rendering = new Rendering();
    JtechangesGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  String papers() {
    return AccessPatterns.LIST_COLLECTION_PAPERS.path(collection);
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
