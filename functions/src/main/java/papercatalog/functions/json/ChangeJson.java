package papercatalog.functions.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.ChangePage;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

public final class ChangeJson {
  private ChangeJson() {}

  /** A page of changes with a link that resumes the list later. */
  public static Content page(ChangePage page, LinkedPage<Change> listed) {
    return PageJson.page(
        listed,
        ChangeJson::change,
        listed.at(page.resumeCursor()),
        json -> {
          RecordJson.optional(json, "resumeCursor", page.resumeCursor());
          RecordJson.instant(json, "until", page.until());
        });
  }

  /** A change in an array; that of a deleted paper has no title and no link. */
  public static void change(JsonGenerator json, Change change) throws IOException {
    RecordJson.change(json, change);
    if (change.kind() != ChangeKind.DELETED) {
      JsonText.link(json, "paper", AccessPatterns.GET_PAPER.path(change.id()));
    }
  }
}
