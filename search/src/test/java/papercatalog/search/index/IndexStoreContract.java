package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.search.index.IndexStore.Content;
import papercatalog.search.index.IndexStore.Entry;

/** What every store does. */
abstract class IndexStoreContract {
  @TempDir private Path folder;

  /** A new and empty store. */
  abstract IndexStore store() throws IOException;

  @Test
  void emptyStore_hasNothing() throws IOException {
    IndexStore store = store();
    assertThat(store.get("manifest", Optional.empty())).isEmpty();
    assertThat(store.get("manifest", Optional.of("\"tag\""))).isEmpty();
    assertThat(store.download("files/a", folder.resolve("a"))).isFalse();
    assertThat(store.list("files/")).isEmpty();
    store.delete("files/a");
  }

  @Test
  void putIfMatch_replacesWhatWasRead_andNothingElse() throws IOException {
    IndexStore store = store();
    assertThat(store.putIfMatch("m", "1", Optional.of("\"none\""))).isFalse();
    assertThat(store.putIfMatch("m", "1", Optional.empty())).isTrue();
    assertThat(store.putIfMatch("m", "2", Optional.empty())).isFalse();
    Content first = store.get("m", Optional.empty()).orElseThrow();
    assertThat(first.text()).isEqualTo("1");
    assertThat(store.get("m", Optional.of(first.tag()))).isEmpty();

    assertThat(store.putIfMatch("m", "2", Optional.of(first.tag()))).isTrue();
    assertThat(store.putIfMatch("m", "3", Optional.of(first.tag()))).isFalse();
    assertThat(store.get("m", Optional.of(first.tag())).orElseThrow().text()).isEqualTo("2");
  }

  @Test
  void putIfAbsent_keepsTheFirst() throws IOException {
    IndexStore store = store();
    assertThat(store.putIfAbsent("files/a", file("first"))).isTrue();
    assertThat(store.putIfAbsent("files/a", file("second"))).isFalse();
    Path copy = folder.resolve("copy");
    Files.writeString(copy, "older and longer");
    assertThat(store.download("files/a", copy)).isTrue();
    assertThat(copy).hasContent("first");
  }

  @Test
  void list_namesTheObjectsOfAPrefix_untilTheyAreDeleted() throws IOException {
    IndexStore store = store();
    Instant before = Instant.now().minus(Duration.ofMinutes(1));
    store.putIfAbsent("files/a", file("a"));
    store.putIfAbsent("files/b", file("b"));
    store.putIfMatch("m", "1", Optional.empty());
    List<Entry> entries = store.list("files/");
    assertThat(entries).extracting(Entry::name).containsExactlyInAnyOrder("files/a", "files/b");
    assertThat(entries).allSatisfy(it -> assertThat(it.written()).isAfter(before));
    store.delete("files/a");
    assertThat(store.list("files/")).extracting(Entry::name).containsExactly("files/b");
    assertThat(store.download("files/a", folder.resolve("a"))).isFalse();
  }

  private Path file(String content) throws IOException {
    return Files.writeString(Files.createTempFile(folder, "file", null), content);
  }
}
