package papercatalog.functions.html;

import java.util.List;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.BatchResult;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A page of several papers, in the order of the request. Robots must not index it. */
public record BatchPage(
    Frame frame,
    String title,
    List<ListedPaper> papers,
    List<BatchResult.Absent<PaperId>> missing) {
  public static Content html(BatchResult<PaperId, Paper> batch, Request request, Links links) {
    List<Paper> found = batch.found();
    String title = found.size() == 1 ? "1 paper" : found.size() + " papers";
    BatchPage page =
        new BatchPage(
            Frame.of(title, request, links).at(""),
            title,
            ListedPaper.of(found.stream().map(Paper::summary).toList(), request.origin()),
            batch.missing());
    Rendering rendering = new Rendering();
    JtebatchGenerated.render(rendering.output(), null, page);
    return rendering.content();
  }
}
