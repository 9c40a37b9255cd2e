package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.search.ReferenceManager;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.IOFunction;
import papercatalog.search.index.IndexStore.StoredText;

/**
 * The index as readers use it: one open generation, at first one without papers, which a later one
 * replaces. It is closed when its last use ends. Thread-safe.
 */
public final class SearchIndex extends ReferenceManager<Generation> {
  /** How old an answer may be, besides the time that indexing takes. */
  public static final Duration ASKED_EVERY = Duration.ofSeconds(30);

  /** How often to ask for the first generation. */
  public static final Duration FIRST_EVERY = Duration.ofSeconds(5);

  /**
   * How long the first opening may take: less than a function may. A later one may take as long,
   * but the store must answer the question for it sooner, because a reader waits meanwhile.
   */
  private static final Duration OPENED_WITHIN = Duration.ofSeconds(25);

  /** The longest pauses after failures in a row, while an index is open and while none is. */
  private static final Duration STALE_ASKED_EVERY = Duration.ofMinutes(16);

  private static final Duration NONE_ASKED_EVERY = Duration.ofMinutes(1);

  private static final Duration ANSWERED_WITHIN = Duration.ofSeconds(2);

  private static final int ATTEMPTS = 5;

  private final IndexStore store;
  private final LocalFiles files;
  private final Clock clock;
  private final Duration askedEvery;
  private final Duration patience;
  private Optional<String> tag = Optional.empty(); // guarded by the lock of refreshes
  private volatile Optional<IOException> failure = Optional.empty();
  private final AtomicInteger failures = new AtomicInteger(); // in a row
  private volatile boolean madeRoom; // by closing the open generation before the next is there
  private final AtomicReference<IOException> unreported = new AtomicReference<>();
  private volatile Instant asked = Instant.MIN;

  /**
   * The index of a function, which only it and the index's writer can reach. Asks every {@link
   * #ASKED_EVERY} where asking costs. No other process may use the folder.
   */
  public SearchIndex(IndexStore store, Path folder, Clock clock, Duration askedEvery) {
    this(store, new LocalFiles(store, folder, false), clock, askedEvery, OPENED_WITHIN);
  }

  SearchIndex(
      IndexStore store, LocalFiles files, Clock clock, Duration askedEvery, Duration patience) {
    this.store = store;
    this.files = files;
    this.clock = clock;
    this.askedEvery = askedEvery;
    this.patience = patience;
    this.current = Generation.none();
  }

  /** An index that others may have changed: each of its files must be the one that was written. */
  public static SearchIndex verified(IndexStore store, Path folder, Duration patience) {
    LocalFiles files = new LocalFiles(store, folder, true);
    return new SearchIndex(store, files, Clock.systemUTC(), ASKED_EVERY, patience);
  }

  /**
   * Uses the latest known generation. One request opens a later one when it is time; the others use
   * the open one, or wait for the first. A later one for which the disk has no room waits until the
   * open one is closed.
   *
   * @throws IOException when no generation is open and none can be, or could just now
   */
  public <T> T use(IOFunction<Generation, T> use) throws IOException {
    if (due() && isOpen()) {
      maybeRefresh();
    }
    if (due() && !isOpen()) {
      maybeRefreshBlocking();
    }
    Optional<IOException> failed = failure;
    if (failed.isPresent() && !isOpen()) {
      throw failed.get();
    }
    Generation generation = acquire();
    try {
      return use.apply(generation);
    } finally {
      release(generation);
    }
  }

  /** Opens the latest generation. If that fails, the first use tries again. */
  public void open() {
    new FutureTask<>(() -> use(Generation::number)).run();
  }

  /** The failure of the last refresh, once: its request was answered from an old generation. */
  public Optional<IOException> unreported() {
    return Optional.ofNullable(unreported.getAndSet(null));
  }

  private boolean due() {
    return madeRoom || !clock.instant().isBefore(asked.plus(pause()));
  }

  /** Doubles with each failure: readers wait for attempts, most of which would be in vain. */
  private Duration pause() {
    boolean open = isOpen();
    Duration usual = open ? askedEvery : Collections.min(List.of(askedEvery, FIRST_EVERY));
    Duration longest = open ? STALE_ASKED_EVERY : NONE_ASKED_EVERY;
    return Collections.min(
        List.of(longest, usual.multipliedBy(1L << Math.min(failures.get(), 10))));
  }

  private boolean isOpen() {
    return current != null && current.number() > 0;
  }

  /** After a failure the open generation answers, and says how old it is. */
  @Override
  protected Generation refreshIfNeeded(Generation before) {
    if (!due()) {
      return null; // another request has asked meanwhile
    }
    try {
      madeRoom = false;
      Generation later = later();
      failure = Optional.empty();
      failures.set(0);
      return later;
    } catch (IOException e) {
      failure = Optional.of(e);
      failures.incrementAndGet();
      unreported.set(isOpen() ? e : null);
      return null;
    }
  }

  private Generation later() throws IOException {
    Deadline deadline = new Deadline(patience);
    Optional<Manifest> missing = Optional.empty();
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      Deadline answered = isOpen() ? new Deadline(ANSWERED_WITHIN) : deadline;
      Optional<StoredText> changed = answered.one(this::changed);
      if (changed.isEmpty()) {
        return null;
      }
      Manifest manifest = Manifest.of(changed.get());
      if (missing.equals(Optional.of(manifest))) {
        throw UnusableIndex.withoutFiles();
      }
      missing = Optional.of(manifest);
      if (isOpen() && !files.haveRoomFor(manifest)) {
        madeRoom = true;
        return Generation.none();
      }
      Optional<FSDirectory> opened = files.open(manifest, deadline);
      if (opened.isPresent()) {
        try (FSDirectory directory = opened.get()) {
          Generation later = manifest.files().isEmpty() ? null : open(manifest, directory);
          tag = Optional.of(changed.get().tag());
          return later;
        }
      }
    }
    throw new IOException("The files of the index vanished " + ATTEMPTS + " times");
  }

  private Optional<StoredText> changed() throws IOException {
    return tag.isEmpty() ? Manifest.in(store) : store.get(Manifest.NAME, tag);
  }

  private static Generation open(Manifest manifest, FSDirectory directory) throws IOException {
    try {
      return new Generation(manifest, DirectoryReader.open(directory));
    } catch (IOException e) {
      throw UnusableIndex.of(e);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      // Lucene checks the digests of its files, not their sense.
      throw new UnusableIndex(e);
    }
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
