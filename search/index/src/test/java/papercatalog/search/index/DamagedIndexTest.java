package papercatalog.search.index;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Paper;

/** An index whose objects were changed: an accident, or an operator of a tenant. */
final class DamagedIndexTest {
  @TempDir private Path folder;
  private int folders;

  private enum Damage {
    MANIFEST_EMPTY {
      @Override
      void of(Path store) throws IOException {
        Files.writeString(manifest(store), "");
      }
    },
    MANIFEST_CUT {
      @Override
      void of(Path store) throws IOException {
        String text = Files.readString(manifest(store));
        Files.writeString(manifest(store), text.substring(0, text.indexOf('\n') + 1));
      }
    },
    MANIFEST_WITHOUT_SEGMENTS {
      @Override
      void of(Path store) throws IOException {
        Files.write(
            manifest(store),
            Files.readAllLines(manifest(store)).stream()
                .filter(line -> !line.startsWith("segments_"))
                .toList());
      }
    },
    MANIFEST_MISSING {
      @Override
      void of(Path store) throws IOException {
        Files.delete(manifest(store));
      }
    },
    MANIFEST_LARGE {
      @Override
      void of(Path store) throws IOException {
        Files.writeString(
            manifest(store), "x".repeat(IndexStore.LARGEST_TEXT), StandardOpenOption.APPEND);
      }
    },
    OBJECT_MISSING {
      @Override
      void of(Path store) throws IOException {
        Files.delete(largest(store));
      }
    },
    OBJECT_CUT {
      @Override
      void of(Path store) throws IOException {
        byte[] bytes = Files.readAllBytes(largest(store));
        Files.write(largest(store), Arrays.copyOf(bytes, bytes.length - 1));
      }
    },
    OBJECT_CHANGED {
      @Override
      void of(Path store) throws IOException {
        byte[] bytes = Files.readAllBytes(largest(store));
        bytes[bytes.length / 2]++;
        Files.write(largest(store), bytes);
      }
    };

    abstract void of(Path store) throws IOException;

    static Path manifest(Path store) {
      return store.resolve(Manifest.NAME);
    }

    static Path largest(Path store) throws IOException {
      try (Stream<Path> files = Files.list(store.resolve(Manifest.FILES))) {
        return files.max(Comparator.comparing(file -> file.toFile().length())).orElseThrow();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void damage_isFoundByReaderAndWriter_andMendedByRebuild(Damage damage) throws IOException {
    indexer().update(IndexOf.source(paper("a"), paper("b")));
    damage.of(storeFolder());
    Map<String, String> before = contents();

    assertThatThrownBy(() -> papers(next())).isInstanceOf(UnusableIndex.class);
    assertThatThrownBy(() -> indexer().update(IndexOf.source(paper("c"))))
        .isInstanceOf(UnusableIndex.class)
        .hasMessageContaining("rebuild");
    assertThat(contents()).isEqualTo(before);

    indexer().rebuild(List.of(paper("a"), paper("b"), paper("c")));
    assertThat(papers(next())).isEqualTo(3);
    indexer().update(IndexOf.source(paper("d")));
    assertThat(papers(next())).isEqualTo(4);
  }

  @ParameterizedTest
  @EnumSource
  void damage_leavesTheOpenGeneration(Damage damage) throws IOException {
    indexer().update(IndexOf.source(paper("a"), paper("b")));
    try (SearchIndex index = new SearchIndex(store(), next(), Clock.systemUTC(), Duration.ZERO)) {
      assertThat(papers(index)).isEqualTo(2);
      indexer().update(IndexOf.source(paper("c")));
      damage.of(storeFolder());
      assertThat(papers(index)).isIn(2, 3);
    }
  }

  /**
   * The folder of a writer or reader outlives a process, but not its trust in what it downloads.
   */
  @Test
  void objectOfTheSameLength_isNotTaken_norKept() throws IOException {
    indexer().update(IndexOf.source(paper("a")));
    Path cache = next();
    Damage.OBJECT_CHANGED.of(storeFolder());
    assertThatThrownBy(() -> papers(cache)).hasMessageContaining("is damaged");
    assertThatThrownBy(() -> papers(cache)).hasMessageContaining("is damaged");
  }

  /** Links of the old generation would keep its space from the new one. */
  @Test
  void folderOfAnEarlierProcess_isClearedBeforeADownload_andMayHaveFolders() throws IOException {
    indexer().update(IndexOf.source(paper("a")));
    Path cache = next();
    assertThat(papers(cache)).isEqualTo(1);
    for (String left : List.of("generation/folder/file", "files/folder/file", "files/part-1")) {
      Files.createDirectories(cache.resolve(left).getParent());
      Files.writeString(cache.resolve(left), "left");
    }
    indexer().rebuild(List.of(paper("b")));
    IndexStore asked =
        new VanishingStore(
            store(),
            () -> {
              assertThat(cache.resolve("generation").toFile().listFiles(File::isFile)).isEmpty();
              assertThat(cache.resolve("files/part-1")).doesNotExist();
              return indexer().update(IndexOf.source(paper("c")));
            });
    try (SearchIndex index = SearchIndex.verified(asked, cache, Duration.ofMinutes(1))) {
      assertThat(papers(index)).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void nameThatIsAPath_touchesNothing(boolean absolute) throws IOException {
    indexer().update(IndexOf.source(paper("a")));
    Path victim = Files.writeString(folder.resolve("victim"), "mine");
    String name = absolute ? victim.toString() : "../../victim";
    String manifest = Files.readString(storeFolder().resolve(Manifest.NAME));
    Files.writeString(
        storeFolder().resolve(Manifest.NAME),
        manifest.replace("end\n", "_x.tmp " + name + " 41\nend\n"));
    assertThatThrownBy(() -> papers(next())).isInstanceOf(UnusableIndex.class);
    assertThatThrownBy(() -> indexer().update(IndexOf.source(paper("b"))))
        .isInstanceOf(UnusableIndex.class);
    assertThat(victim).hasContent("mine");
  }

  /** A manifest that lists files of another name for Lucene has whole objects. */
  @Test
  void filesUnderOtherNames_areUnusable() throws IOException {
    indexer().update(IndexOf.source(paper("a")));
    Path manifest = storeFolder().resolve(Manifest.NAME);
    String text = Files.readString(manifest);
    for (String changed :
        List.of(
            text.replace("segments_1 ", "segments_zzzzzzzzzzzzzzzzzzzzzz "),
            text.replace("segments_1 ", "segments_ "),
            text.replace("segments_1 ", "write.lock "),
            text.replace("_0.", "_1."),
            text.replaceFirst("_0.cfe", "_0.x")
                .replaceFirst("_0.cfs", "_0.cfe")
                .replaceFirst("_0.x", "_0.cfs"))) {
      assertThat(changed).isNotEqualTo(text);
      Files.writeString(manifest, changed);
      assertThatThrownBy(() -> papers(next())).as(changed).isInstanceOf(UnusableIndex.class);
      assertThatThrownBy(() -> indexer().update(IndexOf.source(paper("b"))))
          .as(changed)
          .isInstanceOfAny(IOException.class, RuntimeException.class);
      assertThat(manifest).hasContent(changed);
    }
  }

  @Test
  void manifestWithoutFiles_isAnEmptyIndex_untilTheFirstUpdate() throws IOException {
    Files.createDirectories(storeFolder());
    Files.writeString(storeFolder().resolve(Manifest.NAME), Manifest.EMPTY.write());
    assertThat(papers(next())).isZero();
    indexer().update(IndexOf.source(paper("a")));
    assertThat(papers(next())).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void firstWriterKilledAtAnyWrite_keepsNoLaterOneOut(boolean after) throws IOException {
    for (int call = 1; ; call++) {
      Path root = storeFolder().resolve(Integer.toString(call));
      DyingStore dying = DyingStore.atWrite(new DirectoryIndexStore(root), call, after);
      try {
        new Indexer(dying, next(), Clock.systemUTC(), 1L << 28).update(IndexOf.source(paper("a")));
      } catch (IOException e) {
        assertThat(e).hasStackTraceContaining("dead");
      }
      new Indexer(new DirectoryIndexStore(root), next(), Clock.systemUTC(), 1L << 28)
          .update(IndexOf.source(paper("b")));
      if (dying.alive()) {
        assertThat(call).isGreaterThan(3);
        return;
      }
    }
  }

  @Test
  void indexAboveTheLimit_isNotDownloadedByAWriter() throws IOException {
    indexer().update(IndexOf.source(paper("a")));
    Path cache = next();
    Indexer limited = new Indexer(store(), cache, Clock.systemUTC(), 500);
    assertThatThrownBy(() -> limited.update(IndexOf.source(paper("b"))))
        .hasMessageContaining("searchMaxMB");
    assertThat(cache.resolve("files")).doesNotExist();
  }

  private Map<String, String> contents() throws IOException {
    Map<String, String> contents = new TreeMap<>();
    for (String name : store().list(Manifest.FILES).keySet()) {
      byte[] bytes = Files.readAllBytes(storeFolder().resolve(name));
      contents.put(name, HexFormat.of().formatHex(bytes));
    }
    Path manifest = storeFolder().resolve(Manifest.NAME);
    contents.put("", Files.exists(manifest) ? Files.readString(manifest, UTF_8) : "none");
    return contents;
  }

  private int papers(Path cache) throws IOException {
    try (SearchIndex index = SearchIndex.verified(store(), cache, Duration.ofMinutes(1))) {
      return papers(index);
    }
  }

  private static int papers(SearchIndex index) throws IOException {
    return index.use(Generation::papers);
  }

  private DirectoryIndexStore store() {
    return new DirectoryIndexStore(storeFolder());
  }

  private Path storeFolder() {
    return folder.resolve("store");
  }

  private Indexer indexer() {
    return new Indexer(store(), next(), Clock.systemUTC(), 1L << 28);
  }

  private Path next() {
    return folder.resolve("cache-" + folders++);
  }

  private static Paper paper(String id) {
    return Papers.paper(id, "2026-11").build();
  }
}
