package papercatalog.search.index;

import module java.base;

/** A store that dies with its n-th call or write, before or after the work of that call is done. */
final class DyingStore implements IndexStore {
  private final IndexStore store;
  private final boolean after;
  private final boolean readsCount;
  private int left;

  private interface Call<T> {
    T now() throws IOException;
  }

  private DyingStore(IndexStore store, int left, boolean readsCount, boolean after) {
    this.store = store;
    this.left = left;
    this.readsCount = readsCount;
    this.after = after;
  }

  /** Dies with a call of any kind, before its work. */
  static DyingStore atCall(IndexStore store, int number) {
    return new DyingStore(store, number, true, false);
  }

  /** Dies with a put or a deletion. */
  static DyingStore atWrite(IndexStore store, int number, boolean after) {
    return new DyingStore(store, number, false, after);
  }

  private synchronized <T> T call(boolean counts, Call<T> call) throws IOException {
    if (counts) {
      left--;
      if (left == 0 && after) {
        call.now();
      }
    }
    if (left <= 0) {
      throw new IOException("dead");
    }
    return call.now();
  }

  /** Whether the writer was done before. */
  boolean alive() {
    return left > 0;
  }

  @Override
  public Optional<StoredText> get(String name, Optional<String> known) throws IOException {
    return call(readsCount, () -> store.get(name, known));
  }

  @Override
  public boolean download(String name, Path file) throws IOException {
    return call(readsCount, () -> store.download(name, file));
  }

  @Override
  public boolean put(String name, Path file, Optional<String> tag) throws IOException {
    return call(true, () -> store.put(name, file, tag));
  }

  @Override
  public Map<String, Instant> list(String prefix) throws IOException {
    return call(readsCount, () -> store.list(prefix));
  }

  @Override
  public void delete(String name) throws IOException {
    call(
        true,
        () -> {
          store.delete(name);
          return true;
        });
  }
}
