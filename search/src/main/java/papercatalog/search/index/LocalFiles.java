package papercatalog.search.index;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.NIOFSDirectory;
import org.apache.lucene.util.IOUtils;
import papercatalog.search.index.Manifest.StoredFile;

/**
 * The files of an index on this machine: those of the latest generation under the names of their
 * objects, and for each open generation a folder of links with Lucene's names.
 */
final class LocalFiles {
  private static final int CONNECTIONS = 8;

  /** Kept, because loggers that nothing refers to lose their level. */
  private static final Logger LUCENE = Logger.getLogger("org.apache.lucene");

  static {
    LUCENE.setLevel(Level.SEVERE); // else it asks for modules that a search does not need
  }

  private final IndexStore store;
  private final Path root;
  private final Path objects;
  private boolean used;

  /**
   * @param root created on first use; no other process may use it. Objects that an earlier process
   *     has downloaded are used again.
   */
  LocalFiles(IndexStore store, Path root) {
    this.store = store;
    this.root = root;
    this.objects = root.resolve(Manifest.FILES);
  }

  /**
   * Opens the files of a generation, and downloads the missing ones. Closing the directory deletes
   * its folder.
   *
   * @return empty when an object is gone, so that there must be a later generation
   */
  Optional<FSDirectory> open(Manifest manifest) throws IOException {
    Files.createDirectories(objects);
    if (!used) {
      deleteAllIn(root, objects::equals);
      used = true;
    }
    if (!fetch(manifest.files().values())) {
      return Optional.empty();
    }
    Path folder = Files.createTempDirectory(root, "generation-");
    for (var file : manifest.files().entrySet()) {
      Files.createLink(folder.resolve(file.getKey()), root.resolve(file.getValue().object()));
    }
    return Optional.of(new Opened(folder));
  }

  /** Keeps the files of a generation for the next one. */
  void keep(Manifest manifest, FSDirectory opened) throws IOException {
    Set<Path> kept = new HashSet<>();
    for (var file : manifest.files().entrySet()) {
      Path object = root.resolve(file.getValue().object());
      kept.add(object);
      if (Files.notExists(object)) {
        Files.createLink(object, opened.getDirectory().resolve(file.getKey()));
      }
    }
    deleteAllIn(objects, kept::contains);
  }

  /** Downloads the missing files; false when an object is gone. */
  private boolean fetch(Collection<StoredFile> files) throws IOException {
    List<Callable<Boolean>> missing = new ArrayList<>();
    for (StoredFile file : files) {
      if (!isWhole(file)) {
        missing.add(() -> download(file));
      }
    }
    if (missing.isEmpty()) {
      return true;
    }
    try (ExecutorService connections = Executors.newFixedThreadPool(CONNECTIONS)) {
      boolean whole = true;
      for (Future<Boolean> downloaded : connections.invokeAll(missing)) {
        whole &= downloaded.get();
      }
      return whole;
    } catch (InterruptedException | ExecutionException e) {
      throw new IOException(e);
    }
  }

  private boolean download(StoredFile file) throws IOException {
    if (!store.download(file.object(), root.resolve(file.object()))) {
      return false;
    }
    if (!isWhole(file)) {
      throw new IOException(file.object() + " does not have " + file.bytes() + " bytes");
    }
    return true;
  }

  private boolean isWhole(StoredFile file) throws IOException {
    Path object = root.resolve(file.object());
    return Files.exists(object) && Files.size(object) == file.bytes();
  }

  private static void deleteAllIn(Path folder, Predicate<Path> except) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      IOUtils.rm(files.filter(Predicate.not(except)).toArray(Path[]::new));
    }
  }

  /**
   * Not mapped: that needs more classes, and a start would wait for them. Nor written through to
   * the disk: only the store outlives a crash.
   */
  private static final class Opened extends NIOFSDirectory {
    Opened(Path folder) throws IOException {
      super(folder);
    }

    @Override
    public void sync(Collection<String> names) {}

    @Override
    public void syncMetaData() {}

    /** Readers may have the files open still. */
    @Override
    public synchronized void close() throws IOException {
      Path folder = getDirectory();
      super.close();
      IOUtils.rm(folder);
    }
  }
}
