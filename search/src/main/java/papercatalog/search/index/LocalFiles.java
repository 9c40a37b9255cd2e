package papercatalog.search.index;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.NIOFSDirectory;
import org.apache.lucene.util.IOUtils;
import papercatalog.search.index.Manifest.StoredFile;

/**
 * The files of an index on this machine, with Lucene's names in a folder for each open generation.
 * A generation takes from the one before what it does not change.
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
  private Manifest kept = Manifest.EMPTY;
  private Optional<Path> folder = Optional.empty();
  private int openings;

  /**
   * @param root created on first use, without what a killed process left; no other may use it
   */
  LocalFiles(IndexStore store, Path root) {
    this.store = store;
    this.root = root;
  }

  /**
   * Opens the files of a generation; downloads those that the one before lacks. They are deleted
   * when the directory is closed, unless they are kept. Readers may have them open still.
   *
   * @return empty when a file is gone, so that there must be a later generation
   */
  Optional<FSDirectory> open(Manifest manifest) throws IOException {
    if (folder.isEmpty() && Files.exists(root)) {
      IOUtils.rm(root);
    }
    Files.createDirectories(root);
    Path opened = root.resolve("generation-" + manifest.generation() + "-" + ++openings);
    Files.createDirectory(opened);
    boolean whole = false;
    try {
      whole =
          manifest.files().keySet().stream()
              .gather(Gatherers.mapConcurrent(CONNECTIONS, it -> fetch(it, manifest, opened)))
              .reduce(true, Boolean::logicalAnd);
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    } finally {
      if (!whole) {
        IOUtils.rm(opened);
      }
    }
    return whole ? Optional.of(new Opened(opened)) : Optional.empty();
  }

  /** Keeps the files of a generation for the next one. */
  void keep(Manifest manifest, FSDirectory opened) throws IOException {
    Optional<Path> before = folder;
    folder = Optional.of(opened.getDirectory());
    kept = manifest;
    IOUtils.rm(before.stream().toArray(Path[]::new));
  }

  private boolean fetch(String name, Manifest manifest, Path opened) {
    StoredFile file = manifest.files().get(name);
    Path target = opened.resolve(name);
    try {
      if (file.equals(kept.files().get(name))) {
        Files.createLink(target, folder.orElseThrow().resolve(name));
      } else if (!store.download(file.object(), target)) {
        return false;
      }
      if (Files.size(target) != file.bytes()) {
        throw new IOException(file.object() + " does not have " + file.bytes() + " bytes");
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Not mapped: that needs more classes, and a start would wait for them. Nor written through to
   * the disk: only the store outlives a crash.
   */
  private final class Opened extends NIOFSDirectory {
    Opened(Path folder) throws IOException {
      super(folder);
    }

    @Override
    public void sync(Collection<String> names) {}

    @Override
    public void syncMetaData() {}

    @Override
    public synchronized void close() throws IOException {
      Path opened = getDirectory();
      super.close();
      if (!folder.equals(Optional.of(opened))) {
        IOUtils.rm(opened);
      }
    }
  }
}
