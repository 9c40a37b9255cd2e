package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Paper;
import papercatalog.search.index.IndexStore.StoredText;

/** What every store does whose conditional writes are atomic. */
abstract class WritersAtOnceContract extends IndexStoreContract {
  private static final int WRITERS = 3;
  private static final int PAPERS = 5;

  @TempDir private Path folder;

  @Test
  void conditionalWritesAtOnce_oneOfThemWins() throws Exception {
    IndexStore store = store();
    store.put("m", file("0"), Optional.empty());
    for (int round = 0; round < 10; round++) {
      Optional<String> tag = store.get("m", Optional.empty()).map(StoredText::tag);
      List<Callable<Boolean>> writes = new ArrayList<>();
      CyclicBarrier start = new CyclicBarrier(WRITERS);
      for (int writer = 0; writer < WRITERS; writer++) {
        String mine = round + "-" + writer;
        writes.add(
            () -> {
              start.await();
              return store.put("m", file(mine), tag);
            });
      }
      assertThat(atOnce(writes)).containsOnlyOnce(true);
    }
  }

  @Test
  void indexersAtOnce_loseNothing() throws Exception {
    IndexStore store = store();
    List<Callable<Void>> writers = new ArrayList<>();
    Collection<String> expected = new TreeSet<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      Indexer indexer = indexer(store, "writer-" + writer);
      List<Paper> papers = new ArrayList<>();
      for (int i = 0; i < PAPERS; i++) {
        papers.add(Papers.paper("w" + writer + "-" + i, "2026").build());
        expected.add("w" + writer + "-" + i);
      }
      writers.add(
          () -> {
            for (Paper paper : papers) {
              indexer.update(IndexOf.source(paper));
            }
            return null;
          });
    }
    atOnce(writers);
    assertThat(found(store)).containsExactlyElementsOf(expected);
  }

  /** The stream's writer swaps while an operator rebuilds: the rebuilt index wins at the end. */
  @Test
  void rebuild_replacesWhatOthersWroteMeanwhile() throws IOException {
    IndexStore store = store();
    Indexer stream = indexer(store, "stream");
    Paper old = Papers.paper("old", "2026").build();
    Paper kept = Papers.paper("kept", "2026").build();
    stream.update(IndexOf.source(old));
    indexer(store, "operator")
        .rebuild(
            () -> {
              try {
                stream.update(IndexOf.source(kept));
              } catch (IOException e) {
                throw new AssertionError(e);
              }
              return List.of(kept).iterator();
            });
    assertThat(found(store)).containsExactly("kept");
  }

  private Collection<String> found(IndexStore store) throws IOException {
    Collection<String> found = new TreeSet<>();
    try (SearchIndex index =
        new SearchIndex(store, folder.resolve("r"), Clock.systemUTC(), SearchIndex.ASKED_EVERY)) {
      index.use(it -> it.papers(0, 1_000)).forEach(paper -> found.add(paper.id().value()));
    }
    return found;
  }

  private Indexer indexer(IndexStore store, String name) {
    return new Indexer(store, folder.resolve(name), Clock.systemUTC(), 1L << 28);
  }

  private static <T> List<T> atOnce(List<Callable<T>> tasks) throws Exception {
    List<T> results = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(tasks.size())) {
      for (Future<T> task : threads.invokeAll(tasks)) {
        results.add(task.get());
      }
    }
    return results;
  }
}
