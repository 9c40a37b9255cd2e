package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.search.index.IndexStore.StoredText;

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
  void put_replacesWhatWasRead_andNothingElse() throws IOException {
    IndexStore store = store();
    assertThat(store.put("m", file("1"), Optional.of("\"none\""))).isFalse();
    assertThat(store.put("m", file("1"), Optional.empty())).isTrue();
    assertThat(store.put("m", file("2"), Optional.empty())).isFalse();
    StoredText first = store.get("m", Optional.empty()).orElseThrow();
    assertThat(first.text()).isEqualTo("1");
    assertThat(store.get("m", Optional.of(first.tag()))).isEmpty();

    assertThat(store.put("m", file("2"), Optional.of(first.tag()))).isTrue();
    assertThat(store.put("m", file("3"), Optional.of(first.tag()))).isFalse();
    assertThat(store.get("m", Optional.of(first.tag())).orElseThrow().text()).isEqualTo("2");
  }

  @Test
  void largeObject_isReadToALimit() throws IOException {
    IndexStore store = store();
    store.put("m", file("x".repeat(2 * IndexStore.LARGEST_TEXT)), Optional.empty());
    assertThat(store.get("m", Optional.empty()).orElseThrow().text())
        .hasSize(IndexStore.LARGEST_TEXT);
  }

  @Test
  void putWithoutTag_keepsTheFirst() throws IOException {
    IndexStore store = store();
    assertThat(store.put("files/a", file("first"), Optional.empty())).isTrue();
    assertThat(store.put("files/a", file("second"), Optional.empty())).isFalse();
    Path copy = folder.resolve("copy");
    Files.writeString(copy, "older and longer");
    assertThat(store.download("files/a", copy)).isTrue();
    assertThat(copy).hasContent("first");
  }

  @Test
  void list_namesTheObjectsOfAPrefix_untilTheyAreDeleted() throws IOException {
    IndexStore store = store();
    Instant before = Instant.now().minus(Duration.ofMinutes(1));
    store.put("files/a", file("a"), Optional.empty());
    store.put("files/b", file("b"), Optional.empty());
    store.put("m", file("1"), Optional.empty());
    Map<String, Instant> objects = store.list("files/");
    assertThat(objects).containsOnlyKeys("files/a", "files/b");
    assertThat(store.has("files/")).isTrue();
    assertThat(store.has("other/")).isFalse();
    assertThat(objects.values()).allSatisfy(it -> assertThat(it).isAfter(before));
    store.delete("files/a");
    assertThat(store.list("files/")).containsOnlyKeys("files/b");
    assertThat(store.download("files/a", folder.resolve("a"))).isFalse();
  }

  Path file(String content) throws IOException {
    return Files.writeString(Files.createTempFile(folder, "file", null), content);
  }
}
