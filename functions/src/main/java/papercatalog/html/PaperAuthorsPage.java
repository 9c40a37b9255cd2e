package papercatalog.html;

import java.util.List;
import java.util.Optional;
import papercatalog.content.Content;
import papercatalog.model.Membership;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Links;
import papercatalog.request.Request;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.PathParameter;

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
