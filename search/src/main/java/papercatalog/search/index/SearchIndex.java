package papercatalog.search.index;

import module java.base;

import papercatalog.search.index.IndexStore.Content;

/** The index as readers use it: one open generation, which a later one replaces. Thread-safe. */
public final class SearchIndex implements AutoCloseable {
  /** How old an answer may be, besides the time that indexing takes. */
  public static final Duration ASKED_EVERY = Duration.ofSeconds(30);

  /** How often to ask for the first generation. */
  public static final Duration FIRST_EVERY = Duration.ofSeconds(5);

  private static final int ATTEMPTS = 5;

  private final IndexStore store;
  private final LocalFiles files;
  private final Clock clock;
  private final Duration askedEvery;
  private final ReentrantLock opening = new ReentrantLock();
  private Optional<String> tag = Optional.empty(); // guarded by opening
  private volatile Generation current;
  private volatile Instant asked = Instant.MIN;

  /** A use of a generation. */
  public interface Use<T> {
    T of(Generation generation) throws IOException;
  }

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
    this.files = new LocalFiles(store, folder);
    this.clock = clock;
    this.askedEvery = askedEvery;
  }

  /**
   * Uses the latest known generation.
   *
   * @return empty when nothing was indexed yet
   * @throws IOException when no generation is open and none can be
   */
  public <T> Optional<T> use(Use<T> use) throws IOException {
    refreshWhenDue();
    Generation generation = latest();
    if (generation == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(use.of(generation));
    } finally {
      release(generation);
    }
  }

  @Override
  public void close() throws IOException {
    opening.lock();
    try {
      replace(null);
    } finally {
      opening.unlock();
    }
  }

  /**
   * Asks for a later generation when it is time. One request opens it; the others use the open one,
   * or wait for the first.
   */
  private void refreshWhenDue() throws IOException {
    if (!due() || (current != null && opening.isLocked())) {
      return;
    }
    opening.lock();
    try {
      if (due()) { // no other request has asked meanwhile
        refresh();
        asked = clock.instant();
      }
    } catch (IOException | UnusableIndex e) {
      if (current == null) {
        throw e;
      }
      asked = clock.instant(); // the open generation answers, and says how old it is
    } finally {
      opening.unlock();
    }
  }

  private boolean due() {
    boolean first = current == null && askedEvery.compareTo(FIRST_EVERY) > 0;
    return !clock.instant().isBefore(asked.plus(first ? FIRST_EVERY : askedEvery));
  }

  /** The generation to use, until it is released; null if there is none. */
  private synchronized Generation latest() {
    return current != null && current.tryUse() ? current : null;
  }

  private void refresh() throws IOException {
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      Optional<Content> changed = store.get(Manifest.NAME, tag);
      if (changed.isEmpty() || open(changed.get())) {
        return;
      }
    }
    throw new IOException("The files of the index vanished " + ATTEMPTS + " times");
  }

  /** False when a file of the generation is gone. */
  private boolean open(Content content) throws IOException {
    Manifest manifest = Manifest.read(content.text());
    Optional<Path> folder = files.open(manifest);
    if (folder.isEmpty()) {
      return false;
    }
    Generation opened = new Generation(manifest, folder.get());
    replace(opened);
    tag = Optional.of(content.tag());
    files.keepOnly(manifest);
    return true;
  }

  private void replace(Generation next) throws IOException {
    Generation before;
    synchronized (this) {
      before = current;
      current = next;
    }
    if (before != null) {
      release(before);
    }
  }

  private void release(Generation generation) throws IOException {
    Optional<Path> unused = generation.release();
    if (unused.isPresent()) {
      files.close(unused.get());
    }
  }
}
