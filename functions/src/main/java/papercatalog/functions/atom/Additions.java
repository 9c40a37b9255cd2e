package papercatalog.functions.atom;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

/**
 * The feed in which papers of a list are when they are added. The list itself is by publication.
 *
 * @param title of a link to it: what it has
 */
public record Additions(String title, String link) {
  /** Without a search, only collections have a feed of their own. */
  public static Additions to(LinkedPage<?> listed) {
    Request request = listed.request();
    if (request.route().pathParameters().contains(PathParameter.COLLECTION_NAME)) {
      String changes =
          AccessPatterns.LIST_COLLECTION_CHANGES.path(request.value(PathParameter.COLLECTION_NAME));
      return new Additions("Additions and changes", atom(changes));
    }
    if (request.routes() == Routes.WITH_SEARCH) {
      if (request.route() == AccessPatterns.LIST_AUTHOR_PAPERS) {
        return found("handle:" + request.value(PathParameter.AUTHOR_HANDLE));
      }
      if (request.route() == AccessPatterns.LIST_TOPIC_PAPERS) {
        return found("topic:" + request.value(PathParameter.TOPIC_NAME));
      }
    }
    return new Additions(
        "Additions and changes of the whole catalog", atom(AccessPatterns.LIST_CHANGES.path()));
  }

  private static Additions found(String query) {
    return new Additions("Additions", atom(AccessPatterns.SEARCH_PAPERS.path() + "?q=" + query));
  }

  private static String atom(String link) {
    return Links.in(Format.ATOM, link);
  }
}
