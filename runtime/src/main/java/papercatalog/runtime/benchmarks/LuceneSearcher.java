package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.search.index.IndexOf;

/** The search, with its facets and counts. */
record LuceneSearcher(IndexOf index) implements KnownItems.Searcher {
  static LuceneSearcher build(Path folder, TitledPapers papers, int size) throws IOException {
    return new LuceneSearcher(
        new IndexOf(folder, () -> IntStream.range(0, size).mapToObj(papers::paper).iterator()));
  }

  @Override
  public List<String> ids(String query) throws IOException {
    return index.ids(query);
  }

  @Override
  public void close() throws IOException {
    index.close();
  }
}
