package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.search.ReferenceManager;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.IOFunction;
import papercatalog.search.index.IndexStore.Content;

/**
 * The index as readers use it: one open generation, at first one without papers, which a later one
 * replaces. It is closed when its last use ends. Thread-safe.
 */
public final class SearchIndex extends ReferenceManager<Generation> {
  /** How old an answer may be, besides the time that indexing takes. */
  public static final Duration ASKED_EVERY = Duration.ofSeconds(30);

  /** How often to ask for the first generation. */
  public static final Duration FIRST_EVERY = Duration.ofSeconds(5);

  private static final int ATTEMPTS = 5;

  private final IndexStore store;
  private final LocalFiles files;
  private final Clock clock;
  private final Duration askedEvery;
  private Optional<String> tag = Optional.empty(); // guarded by the lock of refreshes
  private volatile Instant asked = Instant.MIN;

  /** No other process may use the folder. Asks every {@link #ASKED_EVERY} where asking costs. */
  public SearchIndex(IndexStore store, Path folder, Clock clock, Duration askedEvery) {
    this.store = store;
    this.files = new LocalFiles(store, folder);
    this.clock = clock;
    this.askedEvery = askedEvery;
    this.current = Generation.none();
  }

  /**
   * Uses the latest known generation. One request opens a later one when it is time; the others use
   * the open one, or wait for the first.
   *
   * @throws IOException when no generation is open and none can be
   */
  public <T> T use(IOFunction<Generation, T> use) throws IOException {
    if (due() && isOpen()) {
      maybeRefresh();
    } else if (due()) {
      maybeRefreshBlocking();
    }
    Generation generation = acquire();
    try {
      return use.apply(generation);
    } finally {
      release(generation);
    }
  }

  /** Begins to open the latest generation. If that fails, the first use tries again. */
  public void openAhead() {
    Thread.ofPlatform().daemon().start(new FutureTask<>(() -> use(Generation::number)));
  }

  private boolean due() {
    Duration first = Collections.min(List.of(askedEvery, FIRST_EVERY));
    return !clock.instant().isBefore(asked.plus(isOpen() ? askedEvery : first));
  }

  private boolean isOpen() {
    return current != null && current.number() > 0;
  }

  @Override
  protected Generation refreshIfNeeded(Generation before) throws IOException {
    try {
      return due() ? later() : null; // else another request has asked meanwhile
    } catch (IOException | UnusableIndex e) {
      if (before.number() > 0) {
        return null; // the open generation answers, and says how old it is
      }
      throw e;
    }
  }

  private Generation later() throws IOException {
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      Optional<Content> changed = store.get(Manifest.NAME, tag);
      if (changed.isEmpty()) {
        return null;
      }
      Manifest manifest = Manifest.of(changed);
      Optional<FSDirectory> opened = files.open(manifest);
      if (opened.isPresent()) {
        try (FSDirectory directory = opened.get()) {
          Generation later = new Generation(manifest, DirectoryReader.open(directory));
          tag = Optional.of(changed.get().tag());
          return later;
        }
      }
    }
    throw new IOException("The files of the index vanished " + ATTEMPTS + " times");
  }

  @Override
  protected void afterMaybeRefresh() {
    asked = clock.instant();
  }

  @Override
  protected boolean tryIncRef(Generation generation) {
    return generation.getIndexReader().tryIncRef();
  }

  @Override
  protected void decRef(Generation generation) throws IOException {
    generation.getIndexReader().decRef();
  }

  @Override
  protected int getRefCount(Generation generation) {
    return generation.getIndexReader().getRefCount();
  }
}
