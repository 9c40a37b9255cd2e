package papercatalog.functions.html;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Membership;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.PathParameter;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A page of the authors of a paper. */
public record PaperAuthorsPage(Frame frame, String id, List<Membership> authors, ListFrame list) {
  /** The page. */
  public static Content html(
      Page<Membership> page, Listing listing, Request request, Links links, Optional<String> next) {
    String id = request.pathParameters().get(PathParameter.PAPER_ID.text());
    Frame frame = Frame.of("Authors of " + id, request, links, next);
    ListFrame list = ListFrame.of(page.items().size(), listing, request, links, next);
    PaperAuthorsPage shown = new PaperAuthorsPage(frame, id, page.items(), list);
    Rendering rendering = new Rendering();
    JteauthorsGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  String paper() {
    return AccessPattern.GET_PAPER.path(id);
  }

  static String profile(Membership membership) {
    return AccessPattern.GET_AUTHOR.path(membership.author().handle());
  }
}
