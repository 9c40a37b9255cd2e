package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.apache.lucene.index.IndexReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;

final class IndexerTest {
  private static final long ENOUGH = 1L << 28;

  @TempDir private Path folder;
  private final Tick clock = new Tick();
  private int folders;

  /** A clock that a test moves. */
  private static final class Tick implements InstantSource {
    private Instant now = Instant.parse("2026-11-20T09:00:00Z");

    @Override
    public Instant instant() {
      return now;
    }

    void pass(Duration duration) {
      now = now.plus(duration);
    }
  }

  @Test
  void update_addsReplacesAndRemoves() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    assertThat(update(indexer, paper("a", 1), paper("b", 1)).generation()).isEqualTo(1);
    assertThat(found(store)).containsExactly("a 1", "b 1");
    update(indexer, paper("a", 2));
    indexer.update(
        () -> Map.of(new PaperId("B"), Optional.empty(), new PaperId("unknown"), Optional.empty()));
    assertThat(found(store)).containsExactly("a 2");
    update(indexer, paper("a", 2));
    assertThat(found(store)).containsExactly("a 2");
  }

  @Test
  void correctedName_noLongerLeadsToItsPerson_inTheFormerSpelling() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    update(indexer, by("Dan Abady"), paper("b", 1), paper("c", 1));
    update(indexer, by("Dan Abadi"));
    try (SearchIndex index = new SearchIndex(store, next(), clock(), SearchIndex.ASKED_EVERY)) {
      assertThat(index.use(it -> IndexOf.search(it, "dan abady")).people()).isEmpty();
      assertThat(index.use(it -> IndexOf.search(it, "dan abadi")).people()).hasSize(1);
    }
  }

  private static Paper by(String name) {
    Authorship author = new Authorship(new AuthorHandle("dan-abadi"), name, Role.AUTHOR);
    return Papers.paper("a", "2026").authors(List.of(author)).build();
  }

  @Test
  void smallUpdate_uploadsLittle() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    List<Paper> papers = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      papers.add(paper("p" + i, 1));
    }
    indexer.rebuild(papers);
    Set<Object> before = Set.copyOf(names(store));
    update(indexer, paper("p7", 2));
    assertThat(names(store).stream().filter(name -> !before.contains(name)).count())
        .isBetween(2L, 8L);
    assertThat(found(store)).hasSize(500).contains("p7 2", "p8 1");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void writerKilledAtAnyWrite_leavesAWholeGeneration(boolean after) throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1), paper("b", 1));
    List<String> last = found(store);
    for (int call = 1; ; call++) {
      DyingStore dying = DyingStore.atWrite(store, call, after);
      List<String> next = List.of("a " + (call + 1), "b 1", "c " + (call + 1));
      boolean done = true;
      try {
        update(indexer(dying), paper("a", call + 1), paper("c", call + 1));
      } catch (IOException e) {
        assertThat(e).hasStackTraceContaining("dead");
        done = false;
      }
      assertThat(found(store)).isIn(done ? List.of(next) : List.of(last, next));
      last = found(store);
      if (dying.alive()) {
        assertThat(call).isGreaterThan(4);
        return;
      }
    }
  }

  /** The second writer reads the paper before the first has swapped, and must read it again. */
  @Test
  void overtakenWriter_readsThePapersAnew() throws IOException {
    IndexStore store = store();
    Indexer first = indexer(store);
    Indexer second = indexer(store);
    update(first, paper("a", 1));
    List<Long> revisions = new ArrayList<>(List.of(2L, 3L));
    second.update(
        () -> {
          long revision = revisions.removeFirst();
          if (revision == 2) {
            try {
              update(first, paper("a", 3));
            } catch (IOException e) {
              throw new AssertionError(e);
            }
          }
          return IndexOf.source(paper("a", revision)).get();
        });
    assertThat(found(store)).containsExactly("a 3");
  }

  @Test
  void indexAboveTheLimit_isRefused_andNothingIsWritten() throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1));
    Set<String> before = names(store);
    Indexer limited = new Indexer(store, next(), clock(), 500);
    assertThatThrownBy(() -> update(limited, paper("b", 1)))
        .isInstanceOf(UnusableIndex.class)
        .hasMessageContaining("searchMaxMB");
    assertThat(found(store)).containsExactly("a 1");
    assertThat(names(store)).isEqualTo(before);
  }

  @Test
  void stoppedRebuild_leavesTheIndex() throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1));
    Set<String> before = names(store);
    Indexer stopped = indexer(store);
    assertThatThrownBy(
            () ->
                stopped.rebuild(
                    () ->
                        Stream.generate(() -> paper("b", 1))
                            .limit(2)
                            .<Paper>mapMulti(
                                (paper, next) -> {
                                  next.accept(paper);
                                  throw new CancellationException();
                                })
                            .iterator()))
        .isInstanceOf(CancellationException.class);
    assertThat(found(store)).containsExactly("a 1");
    assertThat(names(store)).isEqualTo(before);
  }

  @Test
  void replacedFiles_areDeleted() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    for (int revision = 1; revision <= 20; revision++) {
      Manifest manifest = update(indexer, paper("a", revision), paper("b" + revision, 1));
      assertThat(names(store)).isEqualTo(manifest.objects());
    }
  }

  @Test
  void filesOfKilledWriters_areDeletedByTheNextDaysFirstUpdate() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    update(indexer, paper("a", 1));
    assertThatThrownBy(() -> update(indexer(DyingStore.atWrite(store, 3, false)), paper("a", 2)))
        .hasMessageContaining("dead");
    Set<String> left = names(store);
    for (String name : left) {
      Files.setLastModifiedTime(
          folder.resolve("store").resolve(name),
          FileTime.from(clock.instant().minus(Duration.ofHours(25))));
    }
    Manifest manifest = update(indexer, paper("a", 3));
    assertThat(names(store)).hasSizeGreaterThan(manifest.objects().size());

    clock.pass(Duration.ofDays(1));
    manifest = update(indexer, paper("b", 1));
    assertThat(names(store)).isEqualTo(manifest.objects());
    assertThat(found(store)).containsExactly("a 3", "b 1");
  }

  /** The segment of a paper that was taken down still has its words, until it is merged. */
  @Test
  void purgedPaper_leavesNoWordInTheStore() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    List<Paper> papers = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      papers.add(paper("p" + i, 1));
    }
    indexer.rebuild(papers);
    Supplier<Map<PaperId, Optional<Paper>>> gone =
        () -> Map.of(new PaperId("p7"), Optional.empty());

    indexer.update(gone);
    assertThat(deletedPapers(store)).isEqualTo(1);
    Manifest purged = indexer.purge(gone);

    assertThat(deletedPapers(store)).isZero();
    assertThat(names(store)).isEqualTo(purged.objects());
    assertThat(found(store)).hasSize(49);
  }

  private int deletedPapers(IndexStore store) throws IOException {
    try (SearchIndex index = new SearchIndex(store, next(), clock(), SearchIndex.ASKED_EVERY)) {
      return index.use(it -> it.getIndexReader().numDeletedDocs());
    }
  }

  @Test
  void rebuild_leavesNoFileOfTheIndexBefore() throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1));
    Set<String> before = names(store);
    indexer(store).rebuild(List.of(paper("b", 1)));
    assertThat(names(store)).isNotEmpty().doesNotContainAnyElementsOf(before);
  }

  @Test
  void reader_asksAfterHalfAMinute_andKeepsTheOldGenerationWhileItIsUsed() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    Path cache = next();
    try (SearchIndex index = new SearchIndex(store, cache, clock(), SearchIndex.ASKED_EVERY)) {
      assertThat(papers(index)).isZero();
      update(indexer, paper("a", 1));
      assertThat(papers(index)).isZero();
      clock.pass(SearchIndex.FIRST_EVERY);
      assertThat(papers(index)).isEqualTo(1);
      update(indexer, paper("b", 1));
      assertThat(papers(index)).isEqualTo(1);
      clock.pass(SearchIndex.ASKED_EVERY);
      index.use(
          old -> {
            assertThat(old.papers()).isEqualTo(2);
            update(indexer, paper("c", 1));
            clock.pass(SearchIndex.ASKED_EVERY);
            assertThat(papers(index)).isEqualTo(3);
            assertThat(IndexOf.search(old, "b").hits().items()).hasSize(1);
            return old;
          });
      Manifest latest = Manifest.of(store.get(Manifest.NAME, Optional.empty()).orElseThrow());
      assertThat(names(new DirectoryIndexStore(cache)))
          .as("the files of earlier generations are deleted")
          .hasSameSizeAs(latest.files().keySet());
      assertThat(cache.resolve("generation").toFile().list())
          .hasSameSizeAs(latest.files().keySet());
    }
  }

  /** While one request opens a generation, the others use the one before. */
  @Test
  void reader_answersWhileItOpensTheNextGeneration() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    update(indexer, paper("a", 1));
    List<SearchIndex> opened = new ArrayList<>();
    List<Integer> meanwhile = new ArrayList<>();
    VanishingStore slow =
        new VanishingStore(
            store,
            () -> {
              if (!opened.isEmpty()) {
                meanwhile.add(
                    CompletableFuture.supplyAsync(() -> now(opened.getFirst()))
                        .orTimeout(10, TimeUnit.SECONDS)
                        .join());
              }
              return update(indexer, paper("a", 2));
            });
    try (SearchIndex index = new SearchIndex(slow, next(), clock(), SearchIndex.ASKED_EVERY)) {
      assertThat(papers(index)).isEqualTo(1);
      opened.add(index);
      slow.again();
      update(indexer, paper("b", 1));
      clock.pass(SearchIndex.ASKED_EVERY);
      assertThat(papers(index)).isEqualTo(2);
      assertThat(meanwhile).containsExactly(1);
    }
  }

  private static int now(SearchIndex index) {
    try {
      return papers(index);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static int papers(SearchIndex index) throws IOException {
    return index.use(it -> it.papers());
  }

  @Test
  void readerWhoseFilesVanish_opensTheNextGeneration() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    update(indexer, paper("a", 1));
    IndexStore vanishing = new VanishingStore(store, () -> update(indexer, paper("a", 2)));
    try (SearchIndex index = new SearchIndex(vanishing, next(), clock(), SearchIndex.ASKED_EVERY)) {
      assertThat(index.use(it -> it.number()).longValue()).isEqualTo(2);
    }
  }

  @Test
  void readerWithoutItsStore_answersFromTheOpenGeneration() throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1));
    try (SearchIndex index =
        new SearchIndex(DyingStore.atCall(store, 9), next(), clock(), SearchIndex.ASKED_EVERY)) {
      for (int i = 0; i < 12; i++) {
        assertThat(papers(index)).isEqualTo(1);
        clock.pass(SearchIndex.ASKED_EVERY);
      }
    }
    try (SearchIndex none =
        new SearchIndex(DyingStore.atCall(store, 2), next(), clock(), SearchIndex.ASKED_EVERY)) {
      assertThatThrownBy(() -> none.use(it -> it.papers())).isInstanceOf(IOException.class);
    }
  }

  /** The limits are shorter than the 29 seconds of the function, which its callers wait for. */
  @Test
  void storeThatHangs_isLeft_andAskedAgainLater() throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1));
    HangingStore hanging = new HangingStore(store, false);
    try (SearchIndex index = new SearchIndex(hanging, next(), clock(), SearchIndex.ASKED_EVERY)) {
      assertThat(papers(index)).isEqualTo(1);
      hanging.hang();
      clock.pass(SearchIndex.ASKED_EVERY);
      long start = System.nanoTime();
      assertThat(papers(index)).isEqualTo(1);
      assertThat(papers(index)).isEqualTo(1);
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    }
    HangingStore dead = new HangingStore(store, true);
    Duration patience = Duration.ofMillis(100);
    try (SearchIndex index =
        new SearchIndex(
            dead,
            new LocalFiles(dead, next(), false),
            clock(),
            SearchIndex.ASKED_EVERY,
            patience)) {
      assertThatThrownBy(() -> papers(index)).isInstanceOf(SocketTimeoutException.class);
      Thread asking = Thread.ofPlatform().start(() -> assertThatThrownBy(() -> papers(index)));
      assertThatThrownBy(() -> papers(index)).isInstanceOf(SocketTimeoutException.class);
      assertThat(asking.join(Duration.ofSeconds(20))).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** What a function with room for less than two generations does. */
  @Test
  void readerWithoutRoomForTwoGenerations_closesTheOneBefore() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    update(indexer, paper("a", 1));
    List<IndexReader> before = new ArrayList<>();
    List<Integer> usesOfTheOneBefore = new ArrayList<>();
    VanishingStore watched =
        new VanishingStore(
            store,
            () -> {
              before.forEach(it -> usesOfTheOneBefore.add(it.getRefCount()));
              return update(indexer, paper("other", 1));
            });
    LocalFiles full =
        new LocalFiles(watched, next(), false) {
          @Override
          long usableSpace() {
            return 0;
          }
        };
    Duration patience = Duration.ofMinutes(1);
    try (SearchIndex index =
        new SearchIndex(watched, full, clock(), SearchIndex.ASKED_EVERY, patience)) {
      assertThat(papers(index)).isEqualTo(2);
      index.use(it -> before.add(it.getIndexReader()));
      watched.again();
      indexer.rebuild(List.of(paper("b", 1), paper("c", 1)));
      clock.pass(SearchIndex.ASKED_EVERY);

      assertThat(papers(index)).isEqualTo(3);
      assertThat(usesOfTheOneBefore).containsExactly(0);
      assertThat(papers(index)).isEqualTo(3);
    }
  }

  @Test
  void readerThatFails_waitsLongerEachTime_andReportsEachFailureOnce() throws IOException {
    IndexStore store = store();
    Indexer indexer = indexer(store);
    update(indexer, paper("a", 1));
    Path manifest = folder.resolve("store").resolve(Manifest.NAME);
    try (SearchIndex index = new SearchIndex(store, next(), clock(), SearchIndex.ASKED_EVERY)) {
      assertThat(papers(index)).isEqualTo(1);
      String good = Files.readString(manifest);
      Files.writeString(manifest, "damaged");
      List<Integer> pauses = new ArrayList<>();
      int pause = 0;
      while (pauses.size() < 8) {
        clock.pass(SearchIndex.ASKED_EVERY);
        pause++;
        assertThat(papers(index)).isEqualTo(1);
        if (index.unreported().isPresent()) {
          pauses.add(pause);
          pause = 0;
        }
        assertThat(index.unreported()).isEmpty();
      }

      assertThat(pauses).containsExactly(1, 2, 4, 8, 16, 32, 32, 32);
      Files.writeString(manifest, good);
      update(indexer, paper("b", 1));
      for (int i = 0; i < 32; i++) {
        clock.pass(SearchIndex.ASKED_EVERY);
      }
      assertThat(papers(index)).isEqualTo(2);
      update(indexer, paper("c", 1));
      clock.pass(SearchIndex.ASKED_EVERY);
      assertThat(papers(index)).isEqualTo(3);
    }
  }

  @Test
  void readerThatHasNone_asksSoonerThanOneThatHasAnOldOne() throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1));
    Path manifest = folder.resolve("store").resolve(Manifest.NAME);
    String good = Files.readString(manifest);
    Files.writeString(manifest, "damaged");
    try (SearchIndex index = new SearchIndex(store, next(), clock(), SearchIndex.ASKED_EVERY)) {
      for (int i = 0; i < 50; i++) {
        assertThatThrownBy(() -> papers(index)).isInstanceOf(UnusableIndex.class);
        clock.pass(SearchIndex.FIRST_EVERY);
      }
      Files.writeString(manifest, good);
      clock.pass(Duration.ofMinutes(1));
      assertThat(papers(index)).isEqualTo(1);
    }
  }

  @Test
  void wholeObjectsOfAnEarlierProcess_areUsed() throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1));
    Path cache = next();
    open(store, cache);
    Files.writeString(cache.resolve("generation").resolve("_9.cfs"), "old");
    open(DyingStore.atCall(store, 2), cache);
    assertThat(cache.resolve("generation")).isDirectoryNotContaining("glob:**/_9.cfs");

    Files.write(cache.resolve(names(store).iterator().next()), new byte[1]);
    assertThatThrownBy(() -> open(DyingStore.atCall(store, 2), cache))
        .isInstanceOf(IOException.class);
    open(store, cache);
  }

  private void open(IndexStore store, Path cache) throws IOException {
    try (SearchIndex index = new SearchIndex(store, cache, clock(), SearchIndex.ASKED_EVERY)) {
      assertThat(papers(index)).isEqualTo(1);
    }
  }

  @Test
  void manifestOfLaterCode_leavesTheOpenGeneration() throws IOException {
    IndexStore store = store();
    update(indexer(store), paper("a", 1));
    try (SearchIndex index = new SearchIndex(store, next(), clock(), SearchIndex.ASKED_EVERY)) {
      assertThat(papers(index)).isEqualTo(1);
      Files.writeString(folder.resolve("store").resolve(Manifest.NAME), "paper-catalog-index 99\n");
      clock.pass(SearchIndex.ASKED_EVERY);
      assertThat(papers(index)).isEqualTo(1);
      assertThatThrownBy(() -> update(indexer(store), paper("b", 1)))
          .hasMessageContaining("rebuild");
      indexer(store).rebuild(List.of(paper("c", 1)));
      assertThat(found(store)).containsExactly("c 1");
    }
  }

  private Manifest update(Indexer indexer, Paper... papers) throws IOException {
    return indexer.update(IndexOf.source(papers));
  }

  private List<String> found(IndexStore store) throws IOException {
    Collection<String> found = new TreeSet<>();
    try (SearchIndex index = new SearchIndex(store, next(), clock(), SearchIndex.ASKED_EVERY)) {
      index.use(it -> it.papers(0, 1_000)).forEach(it -> found.add(it.id() + " " + it.revision()));
    }
    return List.copyOf(found);
  }

  private static Set<String> names(IndexStore store) throws IOException {
    return new TreeSet<>(store.list("files/").keySet());
  }

  private IndexStore store() {
    return new DirectoryIndexStore(folder.resolve("store"));
  }

  private Indexer indexer(IndexStore store) {
    return new Indexer(store, next(), clock(), ENOUGH);
  }

  private Path next() {
    return folder.resolve("cache-" + folders++);
  }

  private Clock clock() {
    return clock.withZone(ZoneOffset.UTC);
  }

  private static Paper paper(String id, long revision) {
    return Papers.paper(id, "2026-11")
        .build()
        .asRevision(revision, Instant.parse("2026-11-20T09:00:00Z"));
  }
}
