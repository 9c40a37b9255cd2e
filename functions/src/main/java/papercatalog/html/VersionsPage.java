package papercatalog.html;

import java.util.List;
import java.util.Optional;
import papercatalog.content.Content;
import papercatalog.model.VersionSummary;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Links;
import papercatalog.request.Request;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.PathParameter;

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
