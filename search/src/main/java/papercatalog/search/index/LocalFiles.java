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
 * objects, and a folder of links to them with Lucene's names.
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
  private final Path generation;

  /**
   * @param root created on first use; no other process may use it. Objects that an earlier process
   *     has downloaded are used again.
   */
  LocalFiles(IndexStore store, Path root) {
    this.store = store;
    this.root = root;
    this.generation = root.resolve("generation");
  }

  /**
   * Opens the files of a generation: downloads those that are missing, and deletes all others,
   * which readers may still have open.
   *
   * @return empty when an object is gone, so that there must be a later generation
   */
  Optional<FSDirectory> open(Manifest manifest) throws IOException {
    IOUtils.rm(generation);
    Path objects = Files.createDirectories(root.resolve(Manifest.FILES));
    Set<Path> named = new HashSet<>();
    List<Callable<Boolean>> missing = new ArrayList<>();
    for (StoredFile file : manifest.files().values()) {
      Path object = root.resolve(file.object());
      named.add(object);
      if (Files.notExists(object) || Files.size(object) != file.bytes()) {
        missing.add(() -> store.download(file.object(), object));
      }
    }
    try (DirectoryStream<Path> cached = Files.newDirectoryStream(objects)) {
      for (Path object : cached) {
        if (!named.contains(object)) {
          Files.delete(object);
        }
      }
    }
    if (!allOf(missing)) {
      return Optional.empty();
    }
    Files.createDirectory(generation);
    for (var file : manifest.files().entrySet()) {
      Files.createLink(generation.resolve(file.getKey()), root.resolve(file.getValue().object()));
    }
    return Optional.of(new Unsynced(generation));
  }

  /** Names a file that was written by its content, and keeps it for the next generation. */
  StoredFile keep(String name) throws IOException {
    Path file = generation.resolve(name);
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      in.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
      // The first bytes of each file of Lucene are random: no two have the same digest.
      String object = Manifest.FILES + HexFormat.of().formatHex(digest.digest());
      Files.createLink(root.resolve(object), file);
      return new StoredFile(object, Files.size(file));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  private static boolean allOf(List<Callable<Boolean>> downloads) throws IOException {
    if (downloads.isEmpty()) {
      return true;
    }
    try (ExecutorService connections = Executors.newFixedThreadPool(CONNECTIONS)) {
      boolean whole = true;
      for (Future<Boolean> download : connections.invokeAll(downloads)) {
        whole &= download.get();
      }
      return whole;
    } catch (InterruptedException | ExecutionException e) {
      throw new IOException(e);
    }
  }

  /**
   * Not mapped: that needs more classes, and a start would wait for them. Nor written through to
   * the disk: only the store outlives a crash.
   */
  private static final class Unsynced extends NIOFSDirectory {
    Unsynced(Path folder) throws IOException {
      super(folder);
    }

    @Override
    public void sync(Collection<String> names) {}

    @Override
    public void syncMetaData() {}
  }
}
