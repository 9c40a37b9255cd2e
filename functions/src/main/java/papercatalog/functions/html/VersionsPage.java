package papercatalog.functions.html;

import java.util.List;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

public record VersionsPage(Frame frame, PaperId id, List<VersionSummary> versions, ListFrame list) {
  public static Content html(PaperId id, LinkedPage<VersionSummary> listed) {
    Frame frame = Frame.of("Versions of " + id, listed);
    VersionsPage shown = new VersionsPage(frame, id, listed.items(), ListFrame.of(listed));
    Rendering rendering = new Rendering();
    JteversionsGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  String paper() {
    return AccessPatterns.GET_PAPER.path(id);
  }

  static String link(VersionSummary version) {
    return AccessPatterns.GET_PAPER_VERSION.path(version.id(), version.revision());
  }

  static String mark(VersionSummary version) {
    return "mark " + version.status().text();
  }

  static String statusName(VersionSummary version) {
    return StatusName.of(version.status());
  }
}
