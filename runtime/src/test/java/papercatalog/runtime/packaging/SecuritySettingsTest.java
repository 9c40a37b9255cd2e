package papercatalog.runtime.packaging;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file without comments says what it said with them. */
final class SecuritySettingsTest {
  private static final Path OF_THIS_JDK =
      Path.of(System.getProperty("java.home"), "conf", "security", "java.security");

  @TempDir Path directory;

  @Test
  void shorten_keepsEverySetting() throws IOException {
    Path file = directory.resolve("java.security");
    Files.copy(OF_THIS_JDK, file);

    SecuritySettings.shorten(file);

    assertThat(properties(file)).isEqualTo(properties(OF_THIS_JDK)).isNotEmpty();
    assertThat(Files.size(file)).isLessThan(Files.size(OF_THIS_JDK) / 3);
  }

  @Test
  void shorten_keepsLinesThatOnlyLookLikeComments() throws IOException {
    Path file = directory.resolve("java.security");
    Files.writeString(
        file,
        """
        # a comment\\
        algorithms=one, \\
            two, \\
        #three
          ! a comment too

        last=4
        """);
    Properties before = properties(file);

    SecuritySettings.shorten(file);

    assertThat(properties(file)).isEqualTo(before).containsEntry("algorithms", "one, two, #three");
    assertThat(Files.readString(file)).doesNotContain("comment");
  }

  private static Properties properties(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file, ISO_8859_1)) {
      properties.load(reader);
    }
    return properties;
  }
}
