package papercatalog.search.index;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** An index store in a directory, for laptops and tests. Several processes may share it. */
public record DirectoryIndexStore(Path root) implements IndexStore {
  /** The tag of a text is the text itself. */
  @Override
  public Optional<StoredText> get(String name, Optional<String> known) throws IOException {
    try (InputStream in = Files.newInputStream(root.resolve(name))) {
      String text = new String(in.readNBytes(LARGEST_TEXT), UTF_8);
      return Optional.of(new StoredText(text, text)).filter(it -> !known.equals(Optional.of(text)));
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
  public boolean put(String name, Path file, Optional<String> tag) throws IOException {
    Path target = root.resolve(name);
    Path whole = root.resolve(".writing");
    Files.createDirectories(target.getParent());
    synchronized (DirectoryIndexStore.class) { // the whole JVM holds a lock of a file
      try (FileChannel channel = new FileOutputStream(root.resolve(".lock").toFile()).getChannel();
          var _ = channel.lock()) {
        if (tag.isEmpty()
            ? Files.exists(target)
            : !get(name, Optional.empty()).map(StoredText::tag).equals(tag)) {
          return false;
        }
        Files.copy(file, whole, StandardCopyOption.REPLACE_EXISTING);
        Files.move(whole, target, StandardCopyOption.ATOMIC_MOVE);
        return true;
      }
    }
  }

  @Override
  public Map<String, Instant> list(String prefix) {
    Map<String, Instant> objects = new HashMap<>();
    File[] files = root.resolve(prefix).toFile().listFiles();
    for (File file : files == null ? new File[0] : files) {
      objects.put(
          prefix + file.getName(), Instant.ofEpochMilli(file.lastModified())); // 0 if it is gone
    }
    return objects;
  }

  @Override
  public void delete(String name) throws IOException {
    Files.deleteIfExists(root.resolve(name));
  }
}
