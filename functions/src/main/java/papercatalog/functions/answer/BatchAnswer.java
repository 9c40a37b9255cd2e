package papercatalog.functions.answer;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.read.BatchResult;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtebatchGenerated;
import papercatalog.functions.html.ListedPaper;
import papercatalog.functions.json.BatchJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

public final class BatchAnswer extends Answer {
  /** The number of missing papers. Most formats cannot name them. */
  private static final String MISSING = "X-Missing-Papers";

  /** Reserved for naming the papers that do not fit. */
  private static final int MISSING_BYTES = 65_536;

  private final BatchResult<PaperId, Paper> batch;

  public BatchAnswer(BatchResult<PaperId, Paper> batch, Request request) {
    super(request, Links.ofBatch(request));
    this.batch = batch;
  }

  /** In every format the lengths of the papers add up. */
  @Override
  public Answer within(int most, Format format, Namespace namespace) {
    long frame = length(Map.of(), format, namespace);
    long room = most - MISSING_BYTES - frame;
    Set<PaperId> tooLarge = new HashSet<>();
    for (PaperId id : batch.named()) {
      if (batch.results().containsKey(id)) {
        long length = length(Map.of(id, batch.results().get(id)), format, namespace) - frame + 1;
        if (length <= room) {
          room -= length;
        } else {
          tooLarge.add(id);
        }
      }
    }
    return new BatchAnswer(batch.without(tooLarge), request);
  }

  private long length(Map<PaperId, Paper> papers, Format format, Namespace namespace) {
    BatchResult<PaperId, Paper> some =
        new BatchResult<>(List.copyOf(papers.keySet()), papers, Map.of());
    return new BatchAnswer(some, request).in(format, namespace).lengthAsString();
  }

  @Override
  public void addHeaders(Map<String, String> headers) {
    headers.put(MISSING, Integer.toString(batch.reasons().size()));
  }

  @Override
  Content json() {
    return BatchJson.papers(batch, links.self());
  }

  @Override
  void render(HtmlTemplateOutput page) {
    List<PaperSummary> found = batch.found().stream().map(Paper::summary).toList();
    Frame frame = frame(found.size() == 1 ? "1 paper" : found.size() + " papers").at("");
    List<ListedPaper> papers = ListedPaper.of(found, request.origin());
    String ids = batch.named().stream().map(PaperId::value).collect(Collectors.joining(","));
    JtebatchGenerated.render(page, null, frame, ids, papers, batch.missing());
  }

  @Override
  List<Paper> cited() {
    return batch.found();
  }

  @Override
  List<String> remarks() {
    return batch.missing().stream()
        .map(absent -> "missing: " + absent.named() + " (" + absent.reason().text() + ")")
        .toList();
  }

  @Override
  public String fileName() {
    return "papers";
  }
}
