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
  private final LocalFiles local;
  private final Clock clock;
  private final Duration askedEvery;
  private Optional<String> tag = Optional.empty(); // guarded by the lock of refreshes
  private volatile Instant asked = Instant.MIN;

  /**
   * @param folder for the files of the index; no other process may use it
   * @param clock decides when to ask for a later generation
   */
  public SearchIndex(IndexStore store, Path folder, Clock clock) {
    this(store, folder, clock, ASKED_EVERY);
  }

  /**
   * As {@link #SearchIndex(IndexStore, Path, Clock)}, for a store that costs nothing to ask.
   *
   * @param askedEvery how old an answer may be, besides the time that indexing takes
   */
  public SearchIndex(IndexStore store, Path folder, Clock clock, Duration askedEvery) {
    this.store = store;
    this.local = new LocalFiles(store, folder);
    this.clock = clock;
    this.askedEvery = askedEvery;
    this.current = Generation.none();
  }

  /**
   * Uses the latest known generation. One request opens a later one when it is time; the others use
   * the open one, or wait for the first.
   *
   * @return empty when nothing was indexed yet
   * @throws IOException when no generation is open and none can be
   */
  public <T> Optional<T> use(IOFunction<Generation, T> use) throws IOException {
    if (due() && hasOpened()) {
      maybeRefresh();
    } else if (due()) {
      maybeRefreshBlocking();
    }
    Generation generation = acquire();
    try {
      return generation.number() == 0 ? Optional.empty() : Optional.of(use.apply(generation));
    } finally {
      release(generation);
    }
  }

  private boolean due() {
    boolean first = !hasOpened() && askedEvery.compareTo(FIRST_EVERY) > 0;
    return !clock.instant().isBefore(asked.plus(first ? FIRST_EVERY : askedEvery));
  }

  private boolean hasOpened() {
    return current != null && current.number() > 0;
  }

  @Override
  protected Generation refreshIfNeeded(Generation before) throws IOException {
    try {
      return due() ? later() : null; // else another request has asked meanwhile
    } catch (IOException | UnusableIndex e) {
      if (hasOpened()) {
        return null; // the open generation answers, and says how old it is
      }
      throw e;
    }
  }

  @Override
  protected void afterMaybeRefresh() {
    asked = due() ? clock.instant() : asked;
  }

  private Generation later() throws IOException {
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      Optional<Content> changed = store.get(Manifest.NAME, tag);
      if (changed.isEmpty()) {
        return null;
      }
      Manifest manifest = Manifest.read(changed.get().text());
      Optional<FSDirectory> files = local.open(manifest);
      if (files.isPresent()) {
        try (FSDirectory closed = files.get()) {
          Generation later = new Generation(manifest, DirectoryReader.open(closed));
          tag = Optional.of(changed.get().tag());
          local.keep(manifest, closed);
          return later;
        }
      }
    }
    throw new IOException("The files of the index vanished " + ATTEMPTS + " times");
  }

  @Override
  protected boolean tryIncRef(Generation generation) {
    return generation.reader().tryIncRef();
  }

  @Override
  protected void decRef(Generation generation) throws IOException {
    generation.reader().decRef();
  }

  @Override
  protected int getRefCount(Generation generation) {
    return generation.reader().getRefCount();
  }
}
