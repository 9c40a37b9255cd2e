package papercatalog.functions.html;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.PathParameter;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A page of the versions of a paper. */
public record VersionsPage(Frame frame, String id, List<VersionSummary> versions, ListFrame list) {
  /** The page. */
  public static Content html(
      Page<VersionSummary> page,
      Listing listing,
      Request request,
      Links links,
      Optional<String> next) {
    String id = request.pathParameters().get(PathParameter.PAPER_ID.text());
    Frame frame = Frame.of("Versions of " + id, request, links, next);
    ListFrame list = ListFrame.of(page.items().size(), listing, request, links, next);
    VersionsPage shown = new VersionsPage(frame, id, page.items(), list);
    Rendering rendering = new Rendering();
    JteversionsGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  String paper() {
    return AccessPattern.GET_PAPER.path(id);
  }

  static String link(VersionSummary version) {
    return AccessPattern.GET_PAPER_VERSION.path(version.id(), version.revision());
  }

  static String mark(VersionSummary version) {
    return "mark " + version.status().text();
  }

  static String statusName(VersionSummary version) {
    return StatusName.of(version.status());
  }
}
