package papercatalog.functions.handler;

import java.util.List;
import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.http.Response;
import papercatalog.functions.oai.OaiProvider;
import papercatalog.functions.request.Request;

/** A17. Its answers are XML, and name failures themselves. */
public final class HarvestPapers extends TableFunction<List<PaperRevision>> {
  public HarvestPapers() {
    super(HarvestPatterns.HARVEST_PAPERS);
  }

  @Override
  protected Response respond(Request request, Catalog catalog) {
    return OaiProvider.of(catalog, request).response(request);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    throw new IllegalStateException("A17 has one format");
  }
}
