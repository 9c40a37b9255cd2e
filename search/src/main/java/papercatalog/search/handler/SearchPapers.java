package papercatalog.search.handler;

import static papercatalog.domain.pattern.QueryParameter.PART;

import module java.base;

import org.apache.lucene.util.IOFunction;
import papercatalog.domain.error.IndexUnavailable;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Grammar;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.SearchAnswer;
import papercatalog.functions.content.Content;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.http.Response;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;
import papercatalog.functions.request.SearchResult;
import papercatalog.functions.request.SearchResult.Hit;
import papercatalog.functions.runtime.Deployment;
import papercatalog.search.index.Generation;
import papercatalog.search.index.Highlight;
import papercatalog.search.index.IndexStore;
import papercatalog.search.index.S3IndexStore;
import papercatalog.search.index.SearchIndex;
import papercatalog.search.index.SearchPage;
import papercatalog.search.index.SearchRequest;
import papercatalog.search.index.SearchRequest.Ranking;

/**
 * A14: the papers that meet a query, and the sitemap. The index knows their ids; the table has the
 * papers. A snapshot holds the index of its time; a restored copy asks for a later one, as it would
 * after any pause.
 */
public final class SearchPapers extends CatalogFunction<String> {
  private static final SearchPattern PATTERN = AccessPatterns.SEARCH_PAPERS;

  private final SearchIndex index;

  /** Called by Lambda. */
  public SearchPapers() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
  }

  private SearchPapers(Catalog catalog, FunctionLog log) {
    this(
        catalog,
        new SearchIndex(
            Deployment.hasOwnClients()
                ? ServiceLoader.load(IndexStore.class).findFirst().orElseThrow()
                : S3IndexStore.ofFunction(catalog.namespace()),
            Path.of(System.getProperty("java.io.tmpdir"), "index"),
            Clock.systemUTC()),
        log);
    Snapshot.prepare(this, () -> new SearchPapers(catalog, SyntheticIndex.open(), log));
  }

  /** For use without Lambda. */
  public SearchPapers(Catalog catalog, SearchIndex index, FunctionLog log) {
    super(PATTERN, catalog, log);
    this.index = index;
  }

  /** Reads the words from the query string; without any, every paper is found. */
  @Override
  protected String named(Request request) {
    return request.query().getOrDefault(QueryParameter.Q.text(), "");
  }

  @Override
  public Route route(String rawPath) {
    return rawPath.equals(DocsPage.SITEMAP.path()) ? DocsPage.SITEMAP : PATTERN;
  }

  @Override
  protected Response respond(Request request, Catalog catalog) {
    return request.route() == PATTERN ? super.respond(request, catalog) : sitemap(request);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    PageRequest page = request.pageRequest();
    SearchRequest asked = new SearchRequest(named(request), ranking(request), page);
    Optional<SearchPage> found = use(generation -> generation.search(asked));
    List<Hit> hits = found.isEmpty() ? List.of() : hits(found.get(), asked.text(), catalog);
    Page<Hit> shown = new Page<>(hits, found.flatMap(SearchPage::next), Optional.empty());
    return new SearchAnswer(
        new SearchResult(
            new LinkedPage<>(shown, page, request),
            asked.text(),
            found.map(SearchPage::total).orElse(0L),
            found.map(SearchPage::asOf),
            found.map(SearchPage::facets).orElse(Map.of())));
  }

  private Response sitemap(Request request) {
    request.requireKnownParameters();
    Sitemap sitemap = new Sitemap(request.origin());
    Optional<Content> found =
        Optional.ofNullable(request.query().get(PART.text()))
            .map(SearchPapers::number)
            .map(it -> use(index -> sitemap.part(it, index)).orElseGet(() -> sitemap.part(it)))
            .orElseGet(() -> Optional.of(sitemap.index(use(Generation::papers).orElse(0))));
    return found.isEmpty()
        ? notFound(request)
        : Response.found("application/xml", found.get()).with("X-DynamoDB-Requests", "0");
  }

  private static long number(String part) {
    if (!Grammar.REVISION.admits(part)) {
      throw new InvalidParameters(List.of(new Violation(PART.text(), PART.rule())));
    }
    return Long.parseLong(part);
  }

  private <T> Optional<T> use(IOFunction<Generation, T> use) {
    try {
      return index.use(use);
    } catch (IOException e) {
      throw new IndexUnavailable(e);
    }
  }

  private static Ranking ranking(Request request) {
    return SearchPattern.SORTS.getLast().equals(request.query().get(QueryParameter.SORT.text()))
        ? Ranking.NEWEST
        : Ranking.RELEVANCE;
  }

  private static List<Hit> hits(SearchPage page, String query, Catalog catalog) {
    Highlight words = new Highlight(query);
    return page.papers(catalog).stream()
        .map(paper -> new Hit(paper, paper.text(TextField.ABSTRACT).flatMap(words::in)))
        .toList();
  }
}
