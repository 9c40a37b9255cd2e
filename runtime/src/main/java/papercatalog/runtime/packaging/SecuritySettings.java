package papercatalog.runtime.packaging;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The settings that every JVM reads before it hashes or encrypts: nine tenths of their file are
 * comments, which take time.
 */
final class SecuritySettings {
  private static final String NEGATIVE_TTL = "networkaddress.cache.negative.ttl=";

  /** As AWS's runtime client has it: a name that is not found is looked up again a second later. */
  private static final String SHORT_NEGATIVE_TTL = NEGATIVE_TTL + "1";

  /**
   * To know which authorities are the JDK's, all of them are read. Without the exception SHA-1 is
   * not trusted of anybody.
   */
  private static final String OF_THE_JDK = "SHA1 jdkCA & usage TLSServer";

  private static final String OF_ANYBODY = "SHA1 usage TLSServer";

  private SecuritySettings() {}

  /**
   * Leaves out the comments, and what makes a handshake slow; has names that are not found
   * forgotten soon.
   */
  static void shorten(Path file) throws IOException {
    List<String> kept = new ArrayList<>();
    boolean continued = false;
    for (String line : Files.readAllLines(file, ISO_8859_1)) {
      String text = line.strip();
      if (continued || !(text.isEmpty() || text.startsWith("#") || text.startsWith("!"))) {
        kept.add(
            text.startsWith(NEGATIVE_TTL)
                ? SHORT_NEGATIVE_TTL
                : line.replace(OF_THE_JDK, OF_ANYBODY));
        continued = line.endsWith("\\");
      }
    }
    Files.write(file, kept, ISO_8859_1);
  }
}
