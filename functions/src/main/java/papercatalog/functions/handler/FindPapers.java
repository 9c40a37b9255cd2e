package papercatalog.functions.handler;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.http.ListFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** A9: the papers that have an identifier. */
public final class FindPapers extends ListFunction<Identifier, PaperSummary> {
  /** Called by Lambda. */
  public FindPapers() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public FindPapers(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.FIND_PAPERS, catalog, log);
  }

  /** Reads the identifier from the query string. */
  @Override
  protected Identifier named(Request request) {
    return request.identifier();
  }

  @Override
  protected Answer answer(Identifier identifier, LinkedPage<PaperSummary> listed) {
    return new PapersAnswer(
        "Papers with the " + schemeName(identifier), identifier.value(), "", listed, null);
  }

  private static String schemeName(Identifier identifier) {
    return switch (identifier.scheme()) {
      case ARXIV -> "arXiv id";
      case DOI, ISBN, ISSN, PMID, URL -> identifier.scheme().name();
    };
  }
}
