package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SegmentInfos;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.IOConsumer;
import org.apache.lucene.util.IOFunction;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.RetryPolicy;
import papercatalog.search.index.IndexStore.Content;
import papercatalog.search.index.Manifest.StoredFile;

/**
 * Writes generations of an index: new files first, then the manifest, if it is still the one that
 * the generation is based on. A killed writer leaves the previous generation. Of two writers, one
 * starts again. Papers are read after the manifest, so a writer that is not overtaken has read them
 * later than all writers before it. That makes updates independent of their order.
 */
public final class Indexer {
  /** A day: no writer lives that long, and no reader downloads that long. */
  private static final Duration UNUSED = Duration.ofDays(1);

  private static final RetryPolicy OVERTAKEN =
      new RetryPolicy(10, Duration.ofMillis(100), Duration.ofSeconds(2));

  private final IndexStore store;
  private final LocalFiles files;
  private final Path folder;
  private final Clock clock;
  private final long maxBytes;

  /** No other process may use the folder. */
  public Indexer(IndexStore store, Path folder, Clock clock, long maxBytes) {
    this.store = store;
    this.files = new LocalFiles(store, folder);
    this.folder = folder;
    this.clock = clock;
    this.maxBytes = maxBytes;
  }

  /**
   * Updates some papers in the index. Fails as {@link #rebuild} does.
   *
   * @param papers reads the papers as they are, once for each attempt: empty for those that do not
   *     exist
   */
  public Manifest update(Supplier<Map<PaperId, Optional<Paper>>> papers) throws IOException {
    return write(
        read -> {
          Manifest before = Manifest.of(read);
          Optional<FSDirectory> opened = files.open(before);
          return opened.isEmpty()
              ? Optional.empty()
              : Optional.of(commit(before, opened.get(), it -> put(it, papers.get())));
        });
  }

  /**
   * Replaces the index by a new one, also when other writers have changed the old one meanwhile.
   * Papers that change while it is built may be missed: compare it with the table afterwards.
   *
   * @param papers the whole catalog; read once
   * @throws UnusableIndex when the index would be larger than allowed
   * @throws IOException when the store does not answer, or other writers are always first
   */
  public Manifest rebuild(Iterable<Paper> papers) throws IOException {
    FSDirectory empty = files.open(Manifest.EMPTY).orElseThrow();
    Manifest built =
        commit(
            Manifest.EMPTY,
            empty,
            writer -> {
              for (Paper paper : papers) {
                put(writer, Map.of(paper.id(), Optional.of(paper)));
              }
            });
    return write(
        read ->
            Optional.of(
                new Manifest(readable(read).generation() + 1, built.asOf(), built.files())));
  }

  /**
   * Writes the manifest that follows the stored one. Repeats it when that has no next one, because
   * its files are gone, and when another writer was first.
   */
  private Manifest write(IOFunction<Optional<Content>, Optional<Manifest>> next)
      throws IOException {
    Attempts attempts = new Attempts(OVERTAKEN);
    do {
      Optional<Content> read = store.get(Manifest.NAME, Optional.empty());
      Optional<Manifest> written = next.apply(read);
      if (written.isPresent() && swap(written.get(), read)) {
        return written.get();
      }
    } while (attempts.another());
    throw new IOException("Other writers of the index were first each time");
  }

  private boolean swap(Manifest next, Optional<Content> read) throws IOException {
    Path text = Files.writeString(folder.resolve(Manifest.NAME), next.write());
    boolean first = store.put(Manifest.NAME, text, read.map(Content::tag));
    // A list of the bucket's files costs as much as a write, so one write a day asks for it.
    if (first && next.asOf().truncatedTo(ChronoUnit.DAYS).isAfter(readable(read).asOf())) {
      sweep(next);
    }
    return first;
  }

  /** The stored manifest, if this code wrote it. */
  private static Manifest readable(Optional<Content> stored) {
    try {
      return Manifest.of(stored);
    } catch (UnusableIndex _) {
      return Manifest.EMPTY;
    }
  }

  private Manifest commit(Manifest before, FSDirectory opened, IOConsumer<IndexWriter> edit)
      throws IOException {
    Instant asOf = clock.instant().truncatedTo(ChronoUnit.SECONDS);
    SortedMap<String, StoredFile> stored = new TreeMap<>();
    try (opened) {
      IndexWriterConfig config =
          new IndexWriterConfig(Words.ANALYZER)
              .setMergeScheduler(new SerialMergeScheduler())
              .setRAMBufferSizeMB(64);
      try (IndexWriter writer = new IndexWriter(opened, config)) {
        edit.accept(writer);
      }
      for (String name : SegmentInfos.readLatestCommit(opened).files(true)) {
        StoredFile known = before.files().get(name);
        stored.put(name, known == null ? files.keep(name) : known);
      }
    }
    Manifest next = new Manifest(before.generation() + 1, asOf, stored);
    if (next.bytes() > maxBytes) {
      throw new UnusableIndex(
          "The index has %d bytes, more than the %d of searchMaxMB: see docs/search.md"
              .formatted(next.bytes(), maxBytes));
    }
    for (StoredFile file : stored.values()) {
      if (!before.files().containsValue(file)) {
        store.put(file.object(), folder.resolve(file.object()), Optional.empty());
      }
    }
    return next;
  }

  /** Only papers that lists show are found. */
  private static void put(IndexWriter writer, Map<PaperId, Optional<Paper>> papers)
      throws IOException {
    for (var paper : papers.entrySet()) {
      Term key = PaperFields.key(paper.getKey());
      if (paper.getValue().isPresent() && paper.getValue().get().status().listed()) {
        writer.updateDocument(key, PaperFields.document(paper.getValue().get()));
      } else {
        writer.deleteDocuments(key);
      }
    }
  }

  /**
   * Deletes old files that this manifest does not name: a later one names files of this one, and
   * new files. The lifecycle of a bucket cannot do it: it does not know whether a file is in use.
   */
  private void sweep(Manifest manifest) {
    try {
      Map<String, Instant> unused = new HashMap<>(store.list(Manifest.FILES));
      manifest.files().values().forEach(file -> unused.remove(file.object()));
      unused.values().removeIf(manifest.asOf().minus(UNUSED)::isBefore);
      for (String object : unused.keySet()) {
        store.delete(object);
      }
    } catch (IOException _) {
      // The manifest is written; the next day's first update sweeps again.
    }
  }
}
