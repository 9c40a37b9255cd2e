package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.LuceneQuery;
import papercatalog.search.index.SearchIndex;

/** The search, with its facets and counts. */
record LuceneSearcher(SearchIndex index) implements KnownItems.Searcher {
  static LuceneSearcher build(Path folder, TitledPapers papers, int size) throws IOException {
    return build(folder, () -> IntStream.range(0, size).mapToObj(papers::paper).iterator());
  }

  static LuceneSearcher build(Path folder, Iterable<Paper> papers) throws IOException {
    DirectoryIndexStore store = new DirectoryIndexStore(folder.resolve("store"));
    new Indexer(store, folder.resolve("writer"), Clock.systemUTC(), Long.MAX_VALUE).rebuild(papers);
    return new LuceneSearcher(
        new SearchIndex(
            store, folder.resolve("reader"), Clock.systemUTC(), SearchIndex.ASKED_EVERY));
  }

  @Override
  public List<String> ids(String query) throws IOException {
    return index.use(
        generation ->
            generation
                .search(new LuceneQuery(query), Ranking.RELEVANCE, PageRequest.FIRST)
                .page()
                .hits()
                .items()
                .stream()
                .map(PaperId::value)
                .toList());
  }

  @Override
  public void close() throws IOException {
    index.close();
  }
}
