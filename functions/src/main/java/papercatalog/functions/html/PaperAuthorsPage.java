package papercatalog.functions.html;

import java.util.List;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

public record PaperAuthorsPage(Frame frame, PaperId id, List<Membership> authors, ListFrame list) {
  public static Content html(PaperId id, LinkedPage<Membership> listed) {
    Frame frame = Frame.of("Authors of " + id, listed);
    PaperAuthorsPage shown = new PaperAuthorsPage(frame, id, listed.items(), ListFrame.of(listed));
    Rendering rendering = new Rendering();
    JteauthorsGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  String paper() {
    return AccessPatterns.GET_PAPER.path(id);
  }

  static String profile(Membership membership) {
    return AccessPatterns.GET_AUTHOR.path(membership.author().handle());
  }
}
