package papercatalog.search.handler;

import module java.base;

import org.apache.lucene.util.IOFunction;
import papercatalog.domain.error.IndexUnavailable;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.read.SearchPage;
import papercatalog.domain.read.SearchedItems;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.SearchAnswer;
import papercatalog.functions.content.Content;
import papercatalog.functions.docs.Described;
import papercatalog.functions.docs.Sitemap;
import papercatalog.functions.html.SearchResult;
import papercatalog.functions.html.SearchResult.Hit;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.http.Response;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.ListRequest;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.Deployment;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.Found;
import papercatalog.search.index.Generation;
import papercatalog.search.index.Highlight;
import papercatalog.search.index.IndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.LuceneQuery;
import papercatalog.search.index.Marks;
import papercatalog.search.index.PrintedReference;
import papercatalog.search.index.ReferenceCheck;
import papercatalog.search.index.S3IndexStore;
import papercatalog.search.index.SearchIndex;

/**
 * A14: the papers that meet a query, and the sitemap. The index knows their ids; the table has the
 * papers. A snapshot holds the index of its time; a restored copy asks for a later one, as it would
 * after any pause.
 */
public final class SearchPapers extends CatalogFunction<String> {
  private static final SearchPattern PATTERN = AccessPatterns.SEARCH_PAPERS;

  private final SearchIndex index;

  public SearchPapers() {
    // While the client of the table is created. A start without a bucket fails; none waits for its
    // answers.
    var index =
        CompletableFuture.supplyAsync(SearchPapers::index, Thread.ofPlatform().daemon()::start);
    this(Deployment.catalog(), index.join(), Deployment.log());
    Snapshot.prepare(this, it -> new SearchPapers(it, indexOf(it), Deployment.log()));
  }

  /** For use without Lambda. */
  public SearchPapers(Catalog catalog, SearchIndex index, FunctionLog log) {
    super(PATTERN, catalog, log, Routes.WITH_SEARCH);
    this.index = index;
  }

  private static SearchIndex index() {
    IndexStore store =
        Deployment.ownClient(IndexStore.class)
            .orElseGet(() -> S3IndexStore.of(Deployment.ENVIRONMENT));
    Path folder = Path.of(System.getProperty("java.io.tmpdir"), "index");
    SearchIndex index = new SearchIndex(store, folder, Clock.systemUTC(), SearchIndex.ASKED_EVERY);
    if (Deployment.hasOwnClient(IndexStore.class)) { // else a snapshot may hold half a download
      Thread.ofPlatform().daemon().start(index::open);
    }
    return index;
  }

  /** An index of the papers of priming: the function's own may be empty before its snapshot. */
  private static SearchIndex indexOf(Catalog synthetic) {
    try {
      Path folder = Files.createTempDirectory("priming");
      DirectoryIndexStore store = new DirectoryIndexStore(folder.resolve("store"));
      List<PaperId> ids =
          Stream.of("priming", "bare", "many", "A.different_one-2").map(PaperId::new).toList();
      new Indexer(store, folder.resolve("writer"), Clock.systemUTC(), 1 << 20)
          .rebuild(synthetic.batch(PATTERN.hits(), ids).found());
      return new SearchIndex(store, folder.resolve("reader"), Clock.systemUTC(), Duration.ZERO);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
    ListRequest<String> asked = ListRequest.of(request, PATTERN.parameters());
    LuceneQuery query = new LuceneQuery(asked.key());
    return use(
        generation -> {
          Found found = generation.search(query, ranking(asked), asked.page());
          SearchPage page = found.page();
          SearchedItems read = catalog.found(found.ids(), page.people().keySet());
          List<Paper> papers = read.papers();
          Optional<Boolean> meant = Optional.empty();
          List<String> differences = List.of();
          if (query.isReference() && asked.page().cursor().isEmpty()) {
            Optional<Paper> paper =
                new PrintedReference(asked.key()).of(only(found.candidates(), papers));
            page = paper.isPresent() ? found.beginningWith(paper.get().id()) : page;
            meant = Optional.of(paper.isPresent());
            differences = paper.isPresent() ? differences(asked.key(), paper.get()) : differences;
          }
          List<Hit> hits =
              only(page.hits().items(), papers).stream()
                  .map(paper -> hit(paper, found.marks()))
                  .toList();
          return new SearchAnswer(
              new SearchResult(
                  asked.linked(new Page<>(hits, page.hits().nextCursor())),
                  asked.key(),
                  page,
                  read.people(),
                  meant,
                  differences));
        });
  }

  private static List<String> differences(String reference, Paper paper) {
    return ReferenceCheck.of(reference, paper).stream().map(Object::toString).toList();
  }

  /** A feed has the papers first that were added last: its readers have seen the others. */
  private static Ranking ranking(ListRequest<String> asked) {
    return asked.request().format().equals(Optional.of(Format.ATOM))
        ? Ranking.ADDED
        : asked.ranking();
  }

  /** The papers of some ids, in their order. */
  private static List<Paper> only(List<PaperId> ids, List<Paper> papers) {
    List<Paper> only = new ArrayList<>();
    for (PaperId id : ids) {
      for (Paper paper : papers) {
        if (paper.id().key().equals(id.key())) {
          only.add(paper);
        }
      }
    }
    return only;
  }

  private static Hit hit(Paper paper, Marks marks) {
    String title = paper.fullTitle();
    return new Hit(
        paper,
        new Highlight(marks, paper.abstractText().orElse("")).sentence(),
        title.contains("$") ? Optional.empty() : new Highlight(marks, title).whole(),
        paper.authors().stream()
            .map(Authorship::name)
            .filter(name -> new Highlight(marks, name).whole().isPresent())
            .collect(Collectors.toSet()));
  }

  private Response sitemap(Request request) {
    Optional<Content> found = use(index -> Sitemap.of(request, index.papers(), index::papers));
    return found.isEmpty()
        ? notFound(request)
        : Response.found(Sitemap.MEDIA_TYPE, found.get())
            .with("X-DynamoDB-Requests", "0")
            .with("Link", Described.LINKS);
  }

  private <T> T use(IOFunction<Generation, T> use) {
    try {
      T result = index.use(use);
      Optional<IOException> stale = index.unreported();
      if (stale.isPresent()) {
        log(new IndexUnavailable(stale.get()));
      }
      return result;
    } catch (UncheckedIOException e) {
      throw new IndexUnavailable(e.getCause());
    } catch (IOException e) {
      throw new IndexUnavailable(e);
    }
  }
}
