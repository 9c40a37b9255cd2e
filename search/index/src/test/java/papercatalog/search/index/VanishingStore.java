package papercatalog.search.index;

import module java.base;

/** A store in which another writer is active, and the first file is gone when it is asked for. */
final class VanishingStore implements IndexStore {
  private final IndexStore store;
  private final Other other;
  private final AtomicBoolean vanished = new AtomicBoolean();

  /** The other writer. */
  interface Other {
    Object write() throws IOException;
  }

  VanishingStore(IndexStore store, Other other) {
    this.store = store;
    this.other = other;
  }

  /** Lets the next file vanish too. */
  void again() {
    vanished.set(false);
  }

  @Override
  public Optional<StoredText> get(String name, Optional<String> known) throws IOException {
    return store.get(name, known);
  }

  @Override
  public boolean download(String name, Path file) throws IOException {
    if (vanished.compareAndSet(false, true)) { // several files are downloaded at once
      other.write();
      return false;
    }
    return store.download(name, file);
  }

  @Override
  public boolean put(String name, Path file, Optional<String> tag) throws IOException {
    return store.put(name, file, tag);
  }

  @Override
  public Map<String, Instant> list(String prefix) throws IOException {
    return store.list(prefix);
  }

  @Override
  public void delete(String name) throws IOException {
    store.delete(name);
  }
}
