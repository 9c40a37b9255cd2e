package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SegmentInfos;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.IOConsumer;
import org.apache.lucene.util.IOSupplier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.RetryPolicy;
import papercatalog.search.index.IndexStore.Content;
import papercatalog.search.index.Manifest.StoredFile;

/**
 * Writes generations of an index: new files first, then the manifest, if it is still the one that
 * the generation is based on. A killed writer leaves the previous generation. Of two writers, one
 * starts again.
 *
 * <p>Papers are read after the manifest, so a writer that is not overtaken has read them later than
 * all writers before it. That makes updates independent of their order.
 */
public final class Indexer {
  /** A day: no writer lives that long, and no reader downloads that long. */
  private static final Duration UNUSED = Duration.ofDays(1);

  private static final RetryPolicy OVERTAKEN =
      new RetryPolicy(10, Duration.ofMillis(100), Duration.ofSeconds(2));
  private static final double BUFFER_MB = 64;

  private final IndexStore store;
  private final LocalFiles files;
  private final Clock clock;
  private final long maxBytes;

  /**
   * @param folder for the files of the index; no other process may use it
   * @param maxBytes maximum size of the index
   */
  public Indexer(IndexStore store, Path folder, Clock clock, long maxBytes) {
    this.store = store;
    this.files = new LocalFiles(store, folder);
    this.clock = clock;
    this.maxBytes = maxBytes;
  }

  /**
   * Updates some papers in the index from their source.
   *
   * @param papers reads papers as they are at the time of the call, once for each attempt: empty
   *     for those that do not exist; ids that it leaves out stay in the index as they are
   * @throws UnusableIndex when the index would be larger than allowed
   * @throws IOException when the store does not answer, or other writers are always first
   */
  public Manifest update(
      Collection<PaperId> ids, Function<Collection<PaperId>, Map<PaperId, Optional<Paper>>> papers)
      throws IOException {
    return unlessOvertaken(
        () -> {
          Optional<Content> read = store.get(Manifest.NAME, Optional.empty());
          Manifest before = read.map(Content::text).map(Manifest::read).orElse(Manifest.EMPTY);
          Optional<FSDirectory> opened = files.open(before);
          if (opened.isEmpty()) {
            return Optional.empty();
          }
          try (FSDirectory directory = opened.get()) {
            Manifest next =
                commit(
                    directory,
                    before,
                    writer -> {
                      for (var paper : papers.apply(ids).entrySet()) {
                        put(writer, paper.getKey(), paper.getValue());
                      }
                    });
            if (!swap(directory, next, read)) {
              return Optional.empty();
            }
            // A list of the bucket's files costs as much as a write, so one update a day asks.
            if (next.asOf().truncatedTo(ChronoUnit.DAYS).isAfter(before.asOf())) {
              sweep(next);
            }
            return Optional.of(next);
          }
        });
  }

  /**
   * Replaces the index by a new one, also when other writers have changed the old one meanwhile.
   * Papers that change while it is built may be missed: compare it with the table afterwards.
   *
   * @param papers of the whole catalog; asked once
   * @throws UnusableIndex when the index would be larger than allowed
   * @throws IOException when the store does not answer, or other writers are always first
   */
  public Manifest rebuild(Supplier<Iterator<Paper>> papers) throws IOException {
    try (FSDirectory directory = files.open(Manifest.EMPTY).orElseThrow()) {
      Manifest built =
          commit(
              directory,
              Manifest.EMPTY,
              writer -> {
                for (Iterator<Paper> all = papers.get(); all.hasNext(); ) {
                  Paper paper = all.next();
                  put(writer, paper.id(), Optional.of(paper));
                }
              });
      Manifest swapped =
          unlessOvertaken(
              () -> {
                Optional<Content> read = store.get(Manifest.NAME, Optional.empty());
                Manifest next = new Manifest(generation(read) + 1, built.asOf(), built.files());
                return swap(directory, next, read) ? Optional.of(next) : Optional.empty();
              });
      sweep(swapped);
      return swapped;
    }
  }

  /** Repeats a write that is empty when another writer was first. */
  private static Manifest unlessOvertaken(IOSupplier<Optional<Manifest>> write) throws IOException {
    Attempts attempts = new Attempts(OVERTAKEN);
    do {
      Optional<Manifest> written = write.get();
      if (written.isPresent()) {
        return written.get();
      }
    } while (attempts.another());
    throw new IOException("Other writers of the index were first each time");
  }

  /** The generation in the store; 0 when there is none, or other code wrote it. */
  private static long generation(Optional<Content> stored) {
    try {
      return stored.map(Content::text).map(Manifest::read).orElse(Manifest.EMPTY).generation();
    } catch (UnusableIndex _) {
      return 0;
    }
  }

  /** Only papers that lists show are found. */
  private static void put(IndexWriter writer, PaperId id, Optional<Paper> paper)
      throws IOException {
    if (paper.isPresent() && paper.get().status().listed()) {
      writer.updateDocument(PaperFields.key(id), PaperFields.document(paper.get()));
    } else {
      writer.deleteDocuments(PaperFields.key(id));
    }
  }

  /** Edits the index and uploads its new files. */
  private Manifest commit(FSDirectory directory, Manifest before, IOConsumer<IndexWriter> edit)
      throws IOException {
    Instant asOf = now();
    IndexWriterConfig config =
        new IndexWriterConfig(Words.ANALYZER)
            .setMergeScheduler(new SerialMergeScheduler())
            .setRAMBufferSizeMB(BUFFER_MB);
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      edit.accept(writer);
      writer.commit();
    }
    Map<String, StoredFile> stored = new HashMap<>();
    for (String name : SegmentInfos.readLatestCommit(directory).files(true)) {
      Path file = directory.getDirectory().resolve(name);
      StoredFile known = before.files().get(name);
      // The first bytes of each file of Lucene are random: no two have the same digest.
      stored.put(
          name,
          known != null ? known : new StoredFile(Manifest.FILES + digest(file), Files.size(file)));
    }
    Manifest next = new Manifest(before.generation() + 1, asOf, stored);
    if (next.bytes() > maxBytes) {
      throw new UnusableIndex(
          "The index has %d bytes, more than the %d of searchMaxMB: see docs/search.md"
              .formatted(next.bytes(), maxBytes));
    }
    for (var file : stored.entrySet()) {
      if (!before.files().containsKey(file.getKey())) {
        Path local = directory.getDirectory().resolve(file.getKey());
        store.put(file.getValue().object(), local, Optional.empty());
      }
    }
    return next;
  }

  private boolean swap(FSDirectory directory, Manifest next, Optional<Content> read)
      throws IOException {
    Path text = Files.writeString(directory.getDirectory().resolve(Manifest.NAME), next.write());
    if (!store.put(Manifest.NAME, text, read.map(Content::tag))) {
      return false;
    }
    files.keep(next, directory);
    return true;
  }

  private static String digest(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      in.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.SECONDS);
  }

  /**
   * Deletes old files that this manifest does not name. A later manifest names files of this one,
   * and new files. The lifecycle of a bucket cannot do it: it knows how old a file is, but not
   * whether it is in use.
   */
  private void sweep(Manifest manifest) {
    try {
      Map<String, Instant> unused = new HashMap<>(store.list(Manifest.FILES));
      manifest.files().values().forEach(file -> unused.remove(file.object()));
      Instant before = now().minus(UNUSED);
      for (var object : unused.entrySet()) {
        if (object.getValue().isBefore(before)) {
          store.delete(object.getKey());
        }
      }
    } catch (IOException _) {
      // The manifest is written; the next day's first update sweeps again.
    }
  }
}
