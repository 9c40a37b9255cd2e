package papercatalog.search.index;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.NIOFSDirectory;
import papercatalog.search.index.Manifest.StoredFile;

/**
 * The files of an index on this machine. What was downloaded stays under the names of its objects;
 * each use of a generation has a folder of links with Lucene's names. One process at a time may use
 * the folder.
 */
public final class LocalFiles {
  private static final int CONNECTIONS = 8;

  /** Kept, because loggers that nothing refers to lose their level. */
  private static final Logger VECTORS =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  static {
    VECTORS.setLevel(Level.SEVERE); // else it asks for a module that only vectors need
  }

  private final IndexStore store;
  private final Path objects;
  private final Path folder;
  private boolean cleaned;

  /**
   * @param folder created on first use
   */
  public LocalFiles(IndexStore store, Path folder) {
    this.store = store;
    this.folder = folder;
    this.objects = folder.resolve("objects");
  }

  /**
   * Creates a folder with the files of a generation; downloads those that are missing here.
   *
   * @return empty when a file is gone, so that there must be a later generation
   */
  public Optional<Path> open(Manifest manifest) throws IOException {
    Files.createDirectories(objects);
    deleteLeftovers();
    if (!download(manifest.files().values())) {
      return Optional.empty();
    }
    Path opened = Files.createTempDirectory(folder, "generation-" + manifest.generation() + "-");
    for (var file : manifest.files().entrySet()) {
      Files.createLink(opened.resolve(file.getKey()), object(file.getValue()));
    }
    return Optional.of(opened);
  }

  /** Keeps a new file, so that it is not downloaded. */
  public void keep(Path file, StoredFile stored) throws IOException {
    if (!Files.exists(object(stored))) {
      Files.createLink(object(stored), file);
    }
  }

  /** Deletes a folder that {@link #open} created. */
  public void close(Path opened) throws IOException {
    try (Stream<Path> files = Files.list(opened)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(opened);
  }

  /** Deletes downloaded files that are not of this generation. */
  public void keepOnly(Manifest manifest) throws IOException {
    Set<Path> kept =
        manifest.files().values().stream().map(this::object).collect(Collectors.toSet());
    try (Stream<Path> files = Files.list(objects)) {
      for (Path file : files.filter(it -> !kept.contains(it)).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  /**
   * Opens a folder for Lucene. Not mapped: that needs more classes, and a start would wait for
   * them. Nor written through to the disk: only the store outlives a crash.
   */
  public static Directory lucene(Path opened) throws IOException {
    return new NIOFSDirectory(opened) {
      @Override
      public void sync(Collection<String> names) {}

      @Override
      public void syncMetaData() {}
    };
  }

  /** A process that was killed has closed nothing. */
  private synchronized void deleteLeftovers() throws IOException {
    if (cleaned) {
      return;
    }
    cleaned = true;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path left : files.filter(it -> !it.equals(objects)).toList()) {
        if (Files.isDirectory(left)) {
          close(left);
        } else {
          Files.delete(left);
        }
      }
    }
  }

  private boolean download(Collection<StoredFile> files) throws IOException {
    List<Future<Boolean>> downloads = new ArrayList<>();
    try (ExecutorService connections = Executors.newFixedThreadPool(CONNECTIONS)) {
      for (StoredFile file : files) {
        if (!Files.exists(object(file))) {
          downloads.add(connections.submit(() -> download(file)));
        }
      }
      boolean whole = true;
      for (Future<Boolean> download : downloads) {
        whole &= download.get();
      }
      return whole;
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private boolean download(StoredFile file) throws IOException {
    Path part = Files.createTempFile(folder, "part", null);
    try {
      if (!store.download(file.object(), part)) {
        return false;
      }
      if (Files.size(part) != file.bytes()) {
        throw new IOException(file.object() + " does not have " + file.bytes() + " bytes");
      }
      Files.move(part, object(file), StandardCopyOption.ATOMIC_MOVE);
      return true;
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private Path object(StoredFile file) {
    return objects.resolve(Path.of(file.object()).getFileName());
  }
}
