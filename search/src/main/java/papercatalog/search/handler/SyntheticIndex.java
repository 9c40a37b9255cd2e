package papercatalog.search.handler;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.SearchIndex;

/** An index of the synthetic papers of priming: the real one may be empty before a snapshot. */
final class SyntheticIndex {
  private static final long MAX_BYTES = 1 << 20;

  private SyntheticIndex() {}

  static SearchIndex of(Catalog synthetic) {
    try {
      Path folder = Files.createTempDirectory("priming");
      DirectoryIndexStore store = new DirectoryIndexStore(folder.resolve("store"));
      List<PaperId> ids =
          Stream.of("priming", "bare", "many", "A.different_one-2").map(PaperId::new).toList();
      new Indexer(store, folder.resolve("writer"), Clock.systemUTC(), MAX_BYTES)
          .rebuild(synthetic.batch(AccessPatterns.SEARCH_PAPERS.hits(), ids).found());
      return new SearchIndex(store, folder.resolve("reader"), Clock.systemUTC());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
