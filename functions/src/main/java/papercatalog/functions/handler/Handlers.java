package papercatalog.functions.handler;

import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;

/** The handler of each access pattern, for all that are not Lambda. */
public final class Handlers {
  private Handlers() {}

  /** Makes it, over any catalog; it logs its faults alone, on standard error. */
  public static CatalogFunction<?> of(AccessPattern pattern, Catalog catalog) {
    return of(pattern, catalog, FunctionLog.faults(System.err));
  }

  /** Makes it, over any catalog, with any log. */
  public static CatalogFunction<?> of(AccessPattern pattern, Catalog catalog, FunctionLog log) {
    return switch (pattern) {
      case GET_PAPER -> new GetPaper(catalog, log);
      case LIST_COLLECTION_PAPERS -> new ListCollectionPapers(catalog, log);
      case LIST_AUTHOR_PAPERS -> new ListAuthorPapers(catalog, log);
      case LIST_TOPIC_PAPERS -> new ListTopicPapers(catalog, log);
      case GET_AUTHOR -> new GetAuthor(catalog, log);
      case LIST_PAPER_AUTHORS -> new ListPaperAuthors(catalog, log);
      case LIST_PAPER_VERSIONS -> new ListPaperVersions(catalog, log);
      case GET_PAPER_VERSION -> new GetPaperVersion(catalog, log);
      case FIND_PAPERS -> new FindPapers(catalog, log);
      case LIST_CHANGES -> new ListChanges(catalog, log);
      case LIST_COLLECTIONS -> new ListCollections(catalog, log);
      case LIST_TOPICS -> new ListTopics(catalog, log);
    };
  }
}
