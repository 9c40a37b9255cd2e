package papercatalog.search.index;

import module java.base;

/** An index store in a directory, for laptops and tests. Several processes may share it. */
public final class DirectoryIndexStore implements IndexStore {
  private static final String LOCK = ".lock";

  /** Locks of files are held by the whole JVM. */
  private static final Object WRITERS = new Object();

  private final Path root;

  /**
   * @param root created with the first write
   */
  public DirectoryIndexStore(Path root) {
    this.root = root;
  }

  /** The tag of a text is the text itself. */
  @Override
  public Optional<Content> get(String name, Optional<String> known) throws IOException {
    try {
      String text = Files.readString(root.resolve(name));
      return Optional.of(new Content(text, text)).filter(it -> !known.equals(Optional.of(text)));
    } catch (NoSuchFileException _) {
      return Optional.empty();
    }
  }

  @Override
  public boolean download(String name, Path file) throws IOException {
    try {
      Files.copy(root.resolve(name), file, StandardCopyOption.REPLACE_EXISTING);
      return true;
    } catch (NoSuchFileException _) {
      return false;
    }
  }

  @Override
  public boolean putIfAbsent(String name, Path file) throws IOException {
    Path target = created(name);
    Path whole = temporary();
    try {
      Files.copy(file, whole, StandardCopyOption.REPLACE_EXISTING);
      Files.createLink(target, whole); // atomic, unlike a move: it fails if the name is taken
      return true;
    } catch (FileAlreadyExistsException _) {
      return false;
    } finally {
      Files.delete(whole);
    }
  }

  @Override
  public boolean putIfMatch(String name, String text, Optional<String> tag) throws IOException {
    Path target = created(name);
    synchronized (WRITERS) {
      try (FileChannel channel =
              FileChannel.open(
                  root.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          var _ = channel.lock()) {
        if (!get(name, Optional.empty()).map(Content::tag).equals(tag)) {
          return false;
        }
        Path whole = Files.writeString(temporary(), text);
        Files.move(whole, target, StandardCopyOption.ATOMIC_MOVE);
        return true;
      }
    }
  }

  @Override
  public List<Entry> list(String prefix) throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (Stream<Path> files = Files.list(root.resolve(prefix))) {
      for (Path file : files.toList()) {
        entries.add(
            new Entry(prefix + file.getFileName(), Files.getLastModifiedTime(file).toInstant()));
      }
    } catch (NoSuchFileException _) {
      // nothing was written, or a file was deleted meanwhile
    }
    return entries;
  }

  @Override
  public void delete(String name) throws IOException {
    Files.deleteIfExists(root.resolve(name));
  }

  private Path created(String name) throws IOException {
    Path target = root.resolve(name);
    Files.createDirectories(target.getParent());
    return target;
  }

  private Path temporary() throws IOException {
    return Files.createTempFile(root, ".writing", null);
  }
}
