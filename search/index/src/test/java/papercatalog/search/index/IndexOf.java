package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.read.SearchPage;

/** An index of given papers, in a directory. */
public final class IndexOf implements AutoCloseable {
  private static final long MAX_BYTES = 1L << 30;

  private final SearchIndex index;

  public IndexOf(Path folder, Iterable<Paper> papers) throws IOException {
    DirectoryIndexStore store = new DirectoryIndexStore(folder.resolve("store"));
    Indexer indexer = new Indexer(store, folder.resolve("writer"), Clock.systemUTC(), MAX_BYTES);
    indexer.rebuild(papers);
    index =
        new SearchIndex(
            store, folder.resolve("reader"), Clock.systemUTC(), SearchIndex.ASKED_EVERY);
  }

  /** Papers that do not change. */
  public static Supplier<Map<PaperId, Optional<Paper>>> source(Paper... papers) {
    Map<PaperId, Optional<Paper>> current = new HashMap<>();
    for (Paper paper : papers) {
      current.put(paper.id(), Optional.of(paper));
    }
    return () -> current;
  }

  public static Found found(Generation generation, String text) throws IOException {
    return generation.search(new LuceneQuery(text), Ranking.RELEVANCE, PageRequest.FIRST);
  }

  public static SearchPage search(Generation generation, String text) throws IOException {
    return found(generation, text).page();
  }

  public SearchPage search(String text) throws IOException {
    return search(text, Ranking.RELEVANCE, PageRequest.FIRST);
  }

  public SearchPage search(String text, Ranking ranking, PageRequest page) throws IOException {
    return index.use(generation -> generation.search(new LuceneQuery(text), ranking, page).page());
  }

  /** The ids of the first page, best first. */
  public List<String> ids(String text) throws IOException {
    return search(text).hits().items().stream().map(PaperId::value).toList();
  }

  public SearchIndex index() {
    return index;
  }

  @Override
  public void close() throws IOException {
    index.close();
  }
}
