package papercatalog.handler;

import papercatalog.http.CatalogFunction;
import papercatalog.read.Catalog;
import papercatalog.schema.AccessPattern;

/** The handler of each access pattern, for all that are not Lambda. */
public final class Handlers {
  private Handlers() {}

  /** Makes it, over any catalog. */
  public static CatalogFunction<?> of(AccessPattern pattern, Catalog catalog) {
    return switch (pattern) {
      case GET_PAPER -> new GetPaper(catalog);
      case LIST_COLLECTION_PAPERS -> new ListCollectionPapers(catalog);
      case LIST_AUTHOR_PAPERS -> new ListAuthorPapers(catalog);
      case LIST_TOPIC_PAPERS -> new ListTopicPapers(catalog);
      case GET_AUTHOR -> new GetAuthor(catalog);
      case LIST_PAPER_AUTHORS -> new ListPaperAuthors(catalog);
      case LIST_PAPER_VERSIONS -> new ListPaperVersions(catalog);
      case GET_PAPER_VERSION -> new GetPaperVersion(catalog);
      case FIND_PAPERS -> new FindPapers(catalog);
      case LIST_CHANGES -> new ListChanges(catalog);
      case LIST_COLLECTIONS -> new ListCollections(catalog);
      case LIST_TOPICS -> new ListTopics(catalog);
    };
  }
}
