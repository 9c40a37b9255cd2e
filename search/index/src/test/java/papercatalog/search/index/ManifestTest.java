package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.search.index.IndexStore.StoredText;
import papercatalog.search.index.Manifest.StoredFile;

final class ManifestTest {
  private static final String HEAD = "paper-catalog-index 5 7 2026-11-20T09:00:00Z\n";
  private static final String A = "files/" + "a".repeat(64);
  private static final String B = "files/" + "b".repeat(64);
  private static final String END = "end\n";

  private static final Manifest WRITTEN =
      new Manifest(
          7,
          Instant.parse("2026-11-20T09:00:00Z"),
          new TreeMap<>(
              Map.of("_0.cfs", new StoredFile(A, 0), "segments_1", new StoredFile(B, 123))));

  @Test
  void written_isReadAgain() throws UnusableIndex {
    assertThat(read(WRITTEN.write())).isEqualTo(WRITTEN);
    assertThat(read(Manifest.EMPTY.write())).isEqualTo(Manifest.EMPTY);
  }

  @Test
  void cutAnywhere_isUnusable() {
    String text = WRITTEN.write();
    for (int length = 0; length < text.length(); length++) {
      assertUnusable(text.substring(0, length));
    }
  }

  @Test
  void lineMissingTwiceOrChanged_isUnusable() {
    for (String line : List.of(HEAD, END)) {
      assertUnusable(WRITTEN.write().replace(line, ""));
      assertUnusable(WRITTEN.write().replace(line, line + line));
      assertUnusable(WRITTEN.write().replace("\n", "\r\n"));
      assertUnusable(WRITTEN.write() + line);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/home/op/.bashrc",
        "../a",
        "..",
        ".",
        "a/b",
        "a\\b",
        "",
        "a\0b",
        "ä",
        "_0.cfs\0",
        "~",
        "-a"
      })
  void nameThatIsNoneOfLucene_isUnusable(String name) {
    assertUnusable(HEAD + name + " " + A + " 1\n" + END);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/home/op/.bashrc",
        "files/../manifest.txt",
        "files/x",
        "tenants/acme/index/files/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "files/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "files/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "files/\0aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      })
  void objectThatIsNoDigest_isUnusable(String object) {
    assertUnusable(HEAD + "_0.cfs " + object + " 1\n" + END);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-1",
        "+1",
        "1e3",
        "0x1",
        "",
        " 1",
        "1 ",
        "9999999999999",
        "9223372036854775808",
        "١"
      })
  void sizeThatIsNone_isUnusable(String bytes) {
    assertUnusable(HEAD + "_0.cfs " + A + " " + bytes + "\n" + END);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-1 2026-11-20T09:00:00Z",
        "07 2026-11-20T09:00:00Z",
        "9999999999999999 2026-11-20T09:00:00Z",
        "0 2026-11-20T09:00:00Z",
        "7 2026-02-30T09:00:00Z",
        "7 2026-11-20",
        "7 +1000000000-01-01T00:00:00Z",
        "7"
      })
  void headThatIsNone_isUnusable(String head) {
    assertUnusable("paper-catalog-index 5 " + head + "\n_0.cfs " + A + " 1\n" + END);
  }

  @Test
  void nameOrObjectGivenTwice_isUnusable() {
    assertUnusable(HEAD + "_0.cfs " + A + " 1\n_0.cfs " + B + " 1\n" + END);
    assertUnusable(HEAD + "_0.cfs " + A + " 1\n_1.cfs " + A + " 1\n" + END);
  }

  /** A generation that was written has files, so a manifest without them has lost them. */
  @Test
  void generationWithoutFiles_isUnusable() {
    assertUnusable(HEAD + END);
  }

  @Test
  void thousandsOfFiles_areUnusable() {
    StringBuilder text = new StringBuilder(HEAD);
    for (int file = 0; file < 10_000; file++) {
      text.append("_%d.cfs files/%064x 1\n".formatted(file, file));
    }
    assertUnusable(text + END);
  }

  @Test
  void longName_isUnusable() {
    assertUnusable(HEAD + "a".repeat(300) + " " + A + " 1\n" + END);
  }

  @Test
  void otherLayout_saysSo() {
    assertThatThrownBy(() -> read("paper-catalog-index 1 7 2026-11-20T09:00:00Z\n"))
        .isInstanceOf(UnusableIndex.class)
        .hasMessageContaining("another layout");
  }

  private static void assertUnusable(String text) {
    assertThatThrownBy(() -> read(text)).as(text).isInstanceOf(UnusableIndex.class);
  }

  private static Manifest read(String text) throws UnusableIndex {
    return Manifest.of(new StoredText(text, "tag"));
  }
}
