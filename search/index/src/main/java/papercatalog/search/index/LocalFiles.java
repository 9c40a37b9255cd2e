package papercatalog.search.index;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.NIOFSDirectory;
import papercatalog.search.index.Manifest.StoredFile;

/**
 * The files of an index on this machine: those of the latest generation under the names of their
 * objects, also if an earlier process has downloaded them, and a folder of links with Lucene's
 * names.
 */
class LocalFiles {
  private static final int CONNECTIONS = 8;

  /** Kept, because loggers that nothing refers to lose their level. */
  private static final Logger LUCENE = Logger.getLogger("org.apache.lucene");

  static {
    LUCENE.setLevel(Level.SEVERE); // else it asks for modules that a search does not need
  }

  /** Left free on the disk: links and the folders of files take some. */
  private static final long MARGIN = 8L << 20;

  private final IndexStore store;
  private final Path root;
  private final boolean verified;
  private final Path generation;

  /**
   * @param verified whether to compare each download with the digest that is its name, and not only
   *     its length: the first megabytes take a JVM that has just started longer than the download
   */
  LocalFiles(IndexStore store, Path root, boolean verified) {
    this.store = store;
    this.root = root;
    this.verified = verified;
    generation = root.resolve("generation");
  }

  /**
   * Opens the files of a generation: downloads those that are missing, and deletes all others,
   * which readers may still have open.
   *
   * @return empty when an object is gone, so that there must be a later generation
   * @throws UnusableIndex when an object is not the one that its name and the manifest say
   */
  final Optional<FSDirectory> open(Manifest manifest, Deadline deadline) throws IOException {
    Path objects = Files.createDirectories(root.resolve(Manifest.FILES));
    Set<Path> named = new HashSet<>();
    List<Callable<Boolean>> missing = new ArrayList<>();
    for (StoredFile file : manifest.files().values()) {
      Path object = root.resolve(file.object());
      named.add(object);
      if (isMissing(file)) {
        missing.add(() -> download(file, object));
      }
    }
    deleteAll(Files.createDirectories(generation), _ -> true); // links keep the space of files
    deleteAll(objects, it -> !named.contains(it));
    if (deadline.all(CONNECTIONS, missing).contains(false)) {
      return Optional.empty();
    }
    for (var file : manifest.files().entrySet()) {
      Files.createLink(generation.resolve(file.getKey()), root.resolve(file.getValue().object()));
    }
    return Optional.of(directory(generation));
  }

  /** Whether the disk has room for the missing files next to the open ones. */
  final boolean haveRoomFor(Manifest manifest) throws IOException {
    long bytes = MARGIN;
    for (StoredFile file : manifest.files().values()) {
      bytes += isMissing(file) ? file.bytes() : 0;
    }
    return bytes <= usableSpace();
  }

  /** Of the disk, in bytes. */
  long usableSpace() throws IOException {
    return Files.getFileStore(root).getUsableSpace();
  }

  private boolean isMissing(StoredFile file) throws IOException {
    Path object = root.resolve(file.object());
    return Files.notExists(object) || Files.size(object) != file.bytes();
  }

  /**
   * Deletes files of a folder, unless an abandoned download has just moved them. Lucene's method
   * for it loads more classes.
   */
  private static void deleteAll(Path folder, Predicate<Path> these) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(these).filter(Files::isRegularFile).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  /** Only a whole object gets its name, also if this process is killed or a download abandoned. */
  private boolean download(StoredFile file, Path object) throws IOException {
    Path part = object.resolveSibling("part-" + Thread.currentThread().threadId());
    if (!store.download(file.object(), part)) {
      return false;
    }
    if (Files.size(part) != file.bytes() || (verified && !stored(part).equals(file))) {
      throw new UnusableIndex("The object " + file.object() + " is damaged: rebuild the index");
    }
    Files.move(part, object, StandardCopyOption.ATOMIC_MOVE);
    return true;
  }

  /** Names a file that was written by its content, and keeps it for the next generation. */
  final StoredFile keep(String name) throws IOException {
    Path file = generation.resolve(name);
    StoredFile stored = stored(file);
    Files.createLink(root.resolve(stored.object()), file);
    return stored;
  }

  private static StoredFile stored(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      in.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
      // The first bytes of each file of Lucene are random: no two have the same digest.
      String object = Manifest.FILES + HexFormat.of().formatHex(digest.digest());
      return new StoredFile(object, Files.size(file));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  /**
   * Not mapped: that needs more classes, and a start would wait for them. Nor written through to
   * the disk: only the store outlives a crash.
   */
  private static FSDirectory directory(Path folder) throws IOException {
    return new NIOFSDirectory(folder) {
      @Override
      public void sync(Collection<String> names) {}

      @Override
      public void syncMetaData() {}
    };
  }
}
