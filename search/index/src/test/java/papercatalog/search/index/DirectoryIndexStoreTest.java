package papercatalog.search.index;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

final class DirectoryIndexStoreTest extends WritersAtOnceContract {
  @TempDir private Path root;

  @Override
  IndexStore store() {
    return new DirectoryIndexStore(root.resolve("index"));
  }
}
