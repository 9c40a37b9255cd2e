package papercatalog.search;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.PageRequest;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.SearchIndex;
import papercatalog.search.index.SearchPage;
import papercatalog.search.index.SearchRequest;
import papercatalog.search.index.SearchRequest.Ranking;

/** An index of given papers, in a directory. */
public final class IndexOf implements AutoCloseable {
  private static final long MAX_BYTES = 1L << 28;

  private final SearchIndex index;

  public IndexOf(Path folder, Collection<Paper> papers) throws IOException {
    DirectoryIndexStore store = new DirectoryIndexStore(folder.resolve("store"));
    Indexer indexer = new Indexer(store, folder.resolve("writer"), Clock.systemUTC(), MAX_BYTES);
    indexer.rebuild(papers::iterator);
    index = new SearchIndex(store, folder.resolve("reader"), Clock.systemUTC());
  }

  /** Papers that do not change. */
  public static Function<Collection<PaperId>, Map<PaperId, Optional<Paper>>> source(
      Collection<Paper> papers) {
    Map<PaperId, Paper> byId = new HashMap<>();
    papers.forEach(paper -> byId.put(paper.id(), paper));
    return ids -> {
      Map<PaperId, Optional<Paper>> current = new HashMap<>();
      ids.forEach(id -> current.put(id, Optional.ofNullable(byId.get(id))));
      return current;
    };
  }

  public static SearchRequest request(String text) {
    return new SearchRequest(text, Ranking.RELEVANCE, PageRequest.FIRST);
  }

  public SearchPage search(SearchRequest request) throws IOException {
    return index.use(generation -> generation.search(request)).orElseThrow();
  }

  /** The ids of the first page, best first. */
  public List<String> ids(String text) throws IOException {
    return search(request(text)).hits().stream().map(PaperId::value).toList();
  }

  public SearchIndex index() {
    return index;
  }

  @Override
  public void close() throws IOException {
    index.close();
  }
}
