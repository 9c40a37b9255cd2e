package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.IndexWriterConfig.OpenMode;
import org.apache.lucene.index.SegmentInfos;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TieredMergePolicy;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.IOConsumer;
import org.apache.lucene.util.IOFunction;
import org.apache.lucene.util.IOSupplier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Retry;
import papercatalog.search.index.IndexStore.StoredText;
import papercatalog.search.index.Manifest.StoredFile;

/**
 * Writes generations of an index: new files first, then the manifest, if it is still the one that
 * the generation is based on. A killed writer leaves the previous generation. Of two writers, one
 * starts again. Papers are read after the manifest, so a writer that is not overtaken has read them
 * later than all writers before it. That makes updates independent of their order.
 */
public final class Indexer {
  /** A day: no writer lives that long. */
  private static final Duration UNUSED = Duration.ofDays(1);

  /** Less than the function has, which writes the indexes of other catalogs too. */
  private static final Duration DOWNLOADED_WITHIN = Duration.ofMinutes(8);

  private static final Retry OVERTAKEN =
      new Retry(10, Duration.ofMillis(100), Duration.ofSeconds(2));

  private final IndexStore store;
  private final LocalFiles files;
  private final Path folder;
  private final Clock clock;
  private final long maxBytes;

  /** No other process may use the folder. */
  public Indexer(IndexStore store, Path folder, Clock clock, long maxBytes) {
    this.store = store;
    this.files = new LocalFiles(store, folder, true);
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
    return edit(papers, _ -> {}, false);
  }

  /**
   * Updates papers, and removes from the store the words of papers that have left the index. Only
   * files of killed writers may still have them, until an update or a rebuild a day later.
   */
  public Manifest purge(Supplier<Map<PaperId, Optional<Paper>>> papers) throws IOException {
    return edit(papers, IndexWriter::forceMergeDeletes, true);
  }

  private Manifest edit(
      Supplier<Map<PaperId, Optional<Paper>>> papers, IOConsumer<IndexWriter> end, boolean thorough)
      throws IOException {
    return write(
        () -> Stored.of(begun()),
        before -> {
          check(before);
          Optional<FSDirectory> opened = files.open(before, new Deadline(DOWNLOADED_WITHIN));
          if (opened.isEmpty()) {
            return Optional.empty();
          }
          Map<PaperId, Optional<Paper>> current = papers.get();
          return Optional.of(
              commit(
                  before,
                  opened.get(),
                  writer -> {
                    put(writer, current);
                    end.accept(writer);
                  }));
        },
        thorough);
  }

  /**
   * Replaces the index by a new one, also when other writers have changed the old one meanwhile, or
   * it cannot be used. Papers that change while it is built may be missed: compare it with the
   * table afterwards. Deletes the files of the old one.
   *
   * @param papers the whole catalog; read once
   * @throws UnusableIndex when the index would be larger than allowed
   * @throws IOException when the store does not answer, or other writers are always first
   */
  public Manifest rebuild(Iterable<Paper> papers) throws IOException {
    try {
      begun();
    } catch (UnusableIndex _) {
      // The new manifest replaces the missing one.
    }
    FSDirectory empty = files.open(Manifest.EMPTY, new Deadline(DOWNLOADED_WITHIN)).orElseThrow();
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
        () -> Stored.readable(store.get(Manifest.NAME, Optional.empty())),
        before -> Optional.of(new Manifest(before.generation() + 1, built.asOf(), built.files())),
        true);
  }

  /** The manifest, and its tag if there is one. */
  private record Stored(Manifest manifest, Optional<String> tag) {
    static Stored of(Optional<StoredText> read) throws UnusableIndex {
      Manifest manifest = read.isEmpty() ? Manifest.EMPTY : Manifest.of(read.get());
      return new Stored(manifest, read.map(StoredText::tag));
    }

    static Stored readable(Optional<StoredText> read) {
      try {
        return of(read);
      } catch (UnusableIndex _) {
        return new Stored(Manifest.EMPTY, read.map(StoredText::tag));
      }
    }
  }

  /**
   * Writes the manifest that follows the stored one. Repeats it when that has no next one, because
   * its files are gone, and when another writer was first.
   *
   * @param thorough whether to fail when files are not deleted
   */
  private Manifest write(
      IOSupplier<Stored> read, IOFunction<Manifest, Optional<Manifest>> next, boolean thorough)
      throws IOException {
    Retry.Attempts attempts = OVERTAKEN.begin();
    Optional<Manifest> missing = Optional.empty();
    do {
      Stored before = read.get();
      if (missing.equals(Optional.of(before.manifest()))) {
        throw UnusableIndex.withoutFiles();
      }
      Optional<Manifest> written = next.apply(before.manifest());
      if (written.isEmpty()) {
        missing = Optional.of(before.manifest());
      } else if (swap(written.get(), before.tag())) {
        try {
          sweep(before.manifest(), written.get(), thorough);
        } catch (IOException e) {
          if (thorough) {
            throw e;
          } // else the manifest is written, and the next day's first update sweeps again
        }
        return written.get();
      }
    } while (attempts.another());
    throw new IOException("Other writers of the index were first each time");
  }

  /** The stored manifest. The first is written before any file: files without one have lost it. */
  private Optional<StoredText> begun() throws IOException {
    Optional<StoredText> read = Manifest.in(store);
    if (read.isPresent()) {
      return read;
    }
    swap(Manifest.EMPTY, Optional.empty());
    return Manifest.in(store);
  }

  private boolean swap(Manifest next, Optional<String> tag) throws IOException {
    Files.createDirectories(folder);
    Path text = Files.writeString(folder.resolve(Manifest.NAME), next.write());
    return store.put(Manifest.NAME, text, tag);
  }

  private Manifest commit(Manifest before, FSDirectory opened, IOConsumer<IndexWriter> edit)
      throws IOException {
    Instant asOf = clock.instant().truncatedTo(ChronoUnit.SECONDS);
    SortedMap<String, StoredFile> stored = new TreeMap<>();
    try (opened) {
      IndexWriterConfig config =
          new IndexWriterConfig(Words.ANALYZER)
              .setOpenMode(before.files().isEmpty() ? OpenMode.CREATE : OpenMode.APPEND)
              .setMergePolicy(new TieredMergePolicy().setForceMergeDeletesPctAllowed(0))
              .setMergeScheduler(new SerialMergeScheduler())
              .setRAMBufferSizeMB(64);
      try (IndexWriter writer = new IndexWriter(opened, config)) {
        edit.accept(writer);
      }
      for (String name : SegmentInfos.readLatestCommit(opened).files(true)) {
        StoredFile known = before.files().get(name);
        stored.put(name, known == null ? files.keep(name) : known);
      }
    } catch (IOException e) {
      throw UnusableIndex.of(e);
    }
    Manifest next = new Manifest(before.generation() + 1, asOf, stored);
    check(next);
    for (StoredFile file : stored.values()) {
      if (!before.files().containsValue(file)) {
        store.put(file.object(), folder.resolve(file.object()), Optional.empty());
      }
    }
    return next;
  }

  /** Withdrawn papers are not found. */
  private static void put(IndexWriter writer, Map<PaperId, Optional<Paper>> papers)
      throws IOException {
    for (var paper : papers.entrySet()) {
      Term key = PaperFields.key(paper.getKey());
      if (paper.getValue().isPresent() && paper.getValue().get().status().found()) {
        writer.updateDocument(key, PaperFields.document(paper.getValue().get()));
      } else {
        writer.deleteDocuments(key);
      }
    }
  }

  private void check(Manifest manifest) throws UnusableIndex {
    if (manifest.bytes() > maxBytes) {
      throw new UnusableIndex(
          "The index has %d bytes, more than the %d of searchMaxMB: see docs/search.md"
              .formatted(manifest.bytes(), maxBytes));
    }
  }

  /**
   * Deletes files that no manifest names any more: those that were replaced, and old ones of
   * writers that were killed or overtaken. The lifecycle of a bucket cannot do it: it does not know
   * whether a file is in use. A reader that downloads a replaced file asks for the next manifest.
   */
  private void sweep(Manifest before, Manifest next, boolean thorough) throws IOException {
    Set<String> unused = before.objects();
    // A list of the bucket's files costs as much as a write, so one write a day asks for it.
    if (thorough || next.asOf().truncatedTo(ChronoUnit.DAYS).isAfter(before.asOf())) {
      Map<String, Instant> old = new HashMap<>(store.list(Manifest.FILES));
      old.values().removeIf(next.asOf().minus(UNUSED)::isBefore);
      unused.addAll(old.keySet());
    }
    unused.removeAll(next.objects());
    for (String object : unused) {
      store.delete(object);
    }
  }
}
