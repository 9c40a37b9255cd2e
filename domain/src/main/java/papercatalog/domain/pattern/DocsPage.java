package papercatalog.domain.pattern;

import module java.base;

/**
 * The pages about the catalog. One function without access to the table answers all but the start
 * page, which shows people the latest changes, and the sitemap, which comes from the search's
 * index.
 */
public enum DocsPage implements Route {
  START("/", "What the catalog is, and where to go on", Format.ANY, QueryParameter.FORMATTED),
  REFERENCE("/docs", "The reference of the API, to read"),
  OPENAPI("/openapi.json", "The description of the API, OpenAPI 3.1"),
  API_CATALOG("/.well-known/api-catalog", "Where the API is described, RFC 9727"),
  LLMS("/llms.txt", "The catalog in a page of text, for language models"),
  ROBOTS("/robots.txt", "What robots may read"),
  FAVICON("/favicon.ico", "The icon of the pages"),
  OPENSEARCH("/opensearch.xml", "How browsers search the catalog, OpenSearch 1.1"),
  SITEMAP(
      "/sitemap.xml", "The addresses of all papers, for robots", List.of(), QueryParameter.PARTS);

  /** The name of the function that answers the pages that need no table. */
  public static final String OPERATION = "Docs";

  /** The fully qualified name of its handler class, which is the function's handler string. */
  public static final String HANDLER_CLASS = "papercatalog.functions.handler." + OPERATION;

  static final List<DocsPage> ALL =
      List.of(START, REFERENCE, OPENAPI, API_CATALOG, LLMS, ROBOTS, FAVICON);

  static final List<DocsPage> OF_SEARCH = List.of(OPENSEARCH, SITEMAP);

  private final Endpoint endpoint;

  DocsPage(
      String path, String summary, List<Format> formats, List<QueryParameter> queryParameters) {
    endpoint = new Endpoint(OPERATION, summary, path, List.of(), queryParameters, formats);
  }

  /** A page with one fixed format, which ignores the format that a client asks for. */
  DocsPage(String path, String summary) {
    this(path, summary, List.of(), List.of());
  }

  public static List<DocsPage> deployed() {
    return SearchPattern.isDeployed() ? List.of(values()) : ALL;
  }

  public static Optional<DocsPage> at(String path) {
    for (DocsPage page : deployed()) {
      if (page.path().equals(path)) {
        return Optional.of(page);
      }
    }
    return Optional.empty();
  }

  @Override
  public Endpoint endpoint() {
    return endpoint;
  }

  @Override
  public String operation() {
    return this == START
        ? AccessPatterns.LIST_CHANGES.operation()
        : this == SITEMAP ? AccessPatterns.SEARCH_PAPERS.operation() : OPERATION;
  }
}
