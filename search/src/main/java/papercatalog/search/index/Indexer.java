package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SegmentInfos;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.store.Directory;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.RetryPolicy;
import papercatalog.search.index.IndexStore.Content;
import papercatalog.search.index.IndexStore.Entry;
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
  private static final String FILES = "files/";

  /** A day: no writer lives that long, and no reader downloads that long. */
  private static final Duration UNUSED = Duration.ofDays(1);

  private static final RetryPolicy OVERTAKEN =
      new RetryPolicy(10, Duration.ofMillis(100), Duration.ofSeconds(2));
  private static final String ALWAYS_OVERTAKEN = "Other writers of the index were first each time";
  private static final double BUFFER_MB = 64;

  private final IndexStore store;
  private final LocalFiles files;
  private final Clock clock;
  private final long maxBytes;

  /** Changes an open index. */
  private interface Edit {
    void apply(IndexWriter writer) throws IOException;
  }

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
   * @param papers asked once for each attempt
   * @throws UnusableIndex when the index would be larger than allowed
   * @throws IOException when the store does not answer, or other writers are always first
   */
  public Manifest update(Collection<PaperId> ids, PaperSource papers) throws IOException {
    Attempts attempts = new Attempts(OVERTAKEN);
    do {
      Optional<Manifest> written =
          write(
              writer -> {
                for (var paper : papers.current(ids).entrySet()) {
                  put(writer, paper.getKey(), paper.getValue());
                }
              });
      if (written.isPresent()) {
        return written.get();
      }
    } while (attempts.another());
    throw new IOException(ALWAYS_OVERTAKEN);
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
    Path opened = files.open(Manifest.EMPTY).orElseThrow();
    try {
      Instant asOf = now();
      Map<String, StoredFile> built =
          commit(
              opened,
              Manifest.EMPTY,
              writer -> {
                for (Iterator<Paper> all = papers.get(); all.hasNext(); ) {
                  Paper paper = all.next();
                  put(writer, paper.id(), Optional.of(paper));
                }
              });
      upload(opened, Manifest.EMPTY, new Manifest(1, asOf, built));
      Attempts attempts = new Attempts(OVERTAKEN);
      do {
        Optional<Content> read = store.get(Manifest.NAME, Optional.empty());
        Manifest next = new Manifest(Manifest.generation(read) + 1, asOf, built);
        if (swap(next, read)) {
          sweep(next);
          return next;
        }
      } while (attempts.another());
      throw new IOException(ALWAYS_OVERTAKEN);
    } finally {
      files.close(opened);
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

  /** Empty when another writer was first, or has deleted a file. */
  private Optional<Manifest> write(Edit edit) throws IOException {
    Optional<Content> read = store.get(Manifest.NAME, Optional.empty());
    Manifest before = read.map(Content::text).map(Manifest::read).orElse(Manifest.EMPTY);
    Optional<Path> opened = files.open(before);
    if (opened.isEmpty()) {
      return Optional.empty();
    }
    try {
      Instant asOf = now();
      Manifest next =
          new Manifest(before.generation() + 1, asOf, commit(opened.get(), before, edit));
      upload(opened.get(), before, next);
      if (!swap(next, read)) {
        return Optional.empty();
      }
      if (!day(asOf).equals(day(before.asOf()))) {
        sweep(next);
      }
      return Optional.of(next);
    } finally {
      files.close(opened.get());
    }
  }

  private boolean swap(Manifest next, Optional<Content> read) throws IOException {
    if (!store.putIfMatch(Manifest.NAME, next.write(), read.map(Content::tag))) {
      return false;
    }
    files.keepOnly(next);
    return true;
  }

  private void upload(Path opened, Manifest before, Manifest next) throws IOException {
    if (next.bytes() > maxBytes) {
      throw UnusableIndex.tooLarge(next.bytes(), maxBytes);
    }
    for (var file : next.files().entrySet()) {
      if (!before.files().containsKey(file.getKey())) {
        Path local = opened.resolve(file.getKey());
        store.putIfAbsent(file.getValue().object(), local);
        files.keep(local, file.getValue());
      }
    }
  }

  /** The files of the index after an edit. */
  private static Map<String, StoredFile> commit(Path opened, Manifest before, Edit edit)
      throws IOException {
    IndexWriterConfig config =
        new IndexWriterConfig(PaperFields.ANALYZER)
            .setMergeScheduler(new SerialMergeScheduler())
            .setRAMBufferSizeMB(BUFFER_MB);
    try (Directory directory = LocalFiles.lucene(opened)) {
      try (IndexWriter writer = new IndexWriter(directory, config)) {
        edit.apply(writer);
        writer.commit();
      }
      Map<String, StoredFile> stored = new TreeMap<>();
      for (String name : SegmentInfos.readLatestCommit(directory).files(true)) {
        StoredFile known = before.files().get(name);
        Path file = opened.resolve(name);
        // The first bytes of each file of Lucene are random: no two have the same digest.
        stored.put(
            name, known != null ? known : new StoredFile(FILES + digest(file), Files.size(file)));
      }
      return stored;
    }
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

  /** A list of the bucket's files costs as much as a write, so one update a day asks for it. */
  private static Instant day(Instant moment) {
    return moment.truncatedTo(ChronoUnit.DAYS);
  }

  /**
   * Deletes old files that this manifest does not name. A later manifest names files of this one,
   * and new files. The lifecycle of a bucket cannot do it: it knows how old a file is, but not
   * whether it is in use.
   */
  private void sweep(Manifest manifest) {
    Set<String> used = new HashSet<>();
    manifest.files().values().forEach(file -> used.add(file.object()));
    try {
      Instant before = now().minus(UNUSED);
      for (Entry entry : store.list(FILES)) {
        if (!used.contains(entry.name()) && entry.written().isBefore(before)) {
          store.delete(entry.name());
        }
      }
    } catch (IOException _) {
      // The manifest is written; the next day's first update sweeps again.
    }
  }
}
