package papercatalog.functions.route;

import module java.base;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;

/**
 * The pages about the catalog. One function without access to the table answers all but the start
 * page, which shows people the latest changes, and the sitemap, which comes from the search's
 * index.
 */
public enum DocsPage implements Route {
  START("/", "Start page and list of operations", Format.ANY, List.of(QueryParameter.FORMAT)),
  REFERENCE("/docs", "API reference"),
  OPENAPI("/openapi.json", "API description, OpenAPI 3.1"),
  API_CATALOG("/.well-known/api-catalog", "Links to the API's descriptions, RFC 9727"),
  LLMS("/llms.txt", "Routes and parameters in Markdown, for language models"),
  PAPER_SCHEMA("/schemas/paper.json", "JSON Schema of a paper to publish"),
  ROBOTS("/robots.txt", "Rules for robots"),
  FAVICON("/favicon.ico", "Icon of the pages"),
  OPENSEARCH("/opensearch.xml", "Search description for browsers, OpenSearch 1.1"),
  SITEMAP(
      "/sitemap.xml",
      "Addresses of all papers, for robots",
      List.of(),
      List.of(QueryParameter.PART)),
  /** Of a deployment with a dump, and no route: the CDN has it once there is one. */
  DUMP(Dump.FOLDER + "latest.json", "Date, size and SHA-256 of the whole catalog as one file");

  /** The name of the function that answers the pages that need no table. */
  public static final String OPERATION = "Docs";

  static final List<DocsPage> WITHOUT_SEARCH =
      List.of(START, REFERENCE, OPENAPI, API_CATALOG, LLMS, PAPER_SCHEMA, ROBOTS, FAVICON);

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
