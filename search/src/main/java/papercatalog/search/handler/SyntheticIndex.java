package papercatalog.search.handler;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.SearchIndex;

/**
 * An index of the synthetic papers of priming. The real index may be empty when a function prepares
 * for its snapshot.
 */
final class SyntheticIndex {
  private static final long MAX_BYTES = 1 << 20;

  private SyntheticIndex() {}

  static SearchIndex open() {
    try {
      Path folder = Files.createTempDirectory("priming");
      DirectoryIndexStore store = new DirectoryIndexStore(folder.resolve("store"));
      new Indexer(store, folder.resolve("writer"), Clock.systemUTC(), MAX_BYTES)
          .rebuild(
              Stream.of("Priming", "bare", "many", "a.different_one-2", "withdrawn")
                      .map(SyntheticIndex::paper)
                  ::iterator);
      return new SearchIndex(store, folder.resolve("reader"), Clock.systemUTC());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Paper paper(String id) {
    return new PaperBuilder(
            new PaperId(id),
            "A Paper That Nobody Wrote",
            new CollectionName("priming"),
            new PublicationDate("2025"))
        .text(TextField.ABSTRACT, "It is read while a function prepares for its snapshot.")
        .topics(List.of(new TopicName("priming")))
        .authors(List.of(new Authorship(new AuthorHandle("nobody"), "Nobody", Role.AUTHOR)))
        .build();
  }
}
