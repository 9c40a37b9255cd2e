package papercatalog.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.search.store.IndexStore.Content;

final class DirectoryIndexStoreTest extends IndexStoreContract {
  @TempDir private Path root;

  @Override
  IndexStore store() {
    return new DirectoryIndexStore(root.resolve("index"));
  }

  @Test
  void writersAtOnce_oneOfThemWins() throws Exception {
    IndexStore store = store();
    store.putIfMatch("m", "0", Optional.empty());
    for (int round = 0; round < 10; round++) {
      Optional<String> tag = store.get("m", Optional.empty()).map(Content::tag);
      List<Future<Boolean>> writes = new ArrayList<>();
      try (ExecutorService writers = Executors.newFixedThreadPool(4)) {
        for (int writer = 0; writer < 4; writer++) {
          String mine = round + "-" + writer;
          writes.add(writers.submit(() -> store.putIfMatch("m", mine, tag)));
        }
      }
      int won = 0;
      for (Future<Boolean> write : writes) {
        won += write.get() ? 1 : 0;
      }
      assertThat(won).isEqualTo(1);
    }
  }
}
