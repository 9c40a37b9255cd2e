package papercatalog.search.index;

import module java.base;

/** A store that answers nothing from some time on, and does not let its callers go. */
final class HangingStore implements IndexStore {
  private final IndexStore store;
  private volatile boolean hangs;

  HangingStore(IndexStore store, boolean hangs) {
    this.store = store;
    this.hangs = hangs;
  }

  void hang() {
    hangs = true;
  }

  private void answerOrHang() {
    while (hangs) {
      LockSupport.park();
      Thread.interrupted(); // like a socket that does not mind
    }
  }

  @Override
  public Optional<StoredText> get(String name, Optional<String> known) throws IOException {
    answerOrHang();
    return store.get(name, known);
  }

  @Override
  public boolean download(String name, Path file) throws IOException {
    answerOrHang();
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
