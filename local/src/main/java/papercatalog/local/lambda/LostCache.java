package papercatalog.local.lambda;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a JVM was given a cache of classes and started without: its log says so. */
public final class LostCache {
  private LostCache() {}

  /** Whether the log says so. */
  public static boolean in(Path log) throws IOException {
    String text = Files.readString(log);
    return text.contains("AOT cache") || text.contains("shared spaces");
  }
}
