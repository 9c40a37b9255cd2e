package papercatalog.runtime.packaging;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

/** The security settings, which a JVM reads before it connects: nine tenths are comments. */
final class SecuritySettings {
  private SecuritySettings() {}

  static void shorten(Path file) throws IOException {
    List<String> kept = new ArrayList<>();
    boolean continued = false;
    for (String line : Files.readAllLines(file, ISO_8859_1)) {
      String text = line.strip();
      if (continued || !(text.isEmpty() || text.startsWith("#") || text.startsWith("!"))) {
        kept.add(line);
        continued = line.endsWith("\\");
      }
    }
    Files.write(file, kept, ISO_8859_1);
  }
}
