package papercatalog.runtime.lambda;

import module java.base;

/** Detects in a JVM's log that it could not use its AOT cache. */
public final class LostCache {
  private LostCache() {}

  public static boolean in(Path log) throws IOException {
    String text = Files.readString(log);
    return text.contains("AOT cache") || text.contains("shared spaces");
  }
}
