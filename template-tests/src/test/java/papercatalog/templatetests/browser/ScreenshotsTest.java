package papercatalog.templatetests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The pictures of the pages: {@code make screenshots} takes them anew. */
@Tag("slow")
final class ScreenshotsTest {
  @RegisterExtension static final ServedCatalog CATALOG = new ServedCatalog();

  private static final Path FOLDER = Path.of("..", "docs", "screenshots");
  private static final long LARGEST = 150_000;

  @BeforeAll
  static void takeThemAnew_whereAsked() throws IOException {
    if (Boolean.getBoolean("screenshots.update")) {
      assertThat(NodeChecks.run("screenshots.mjs", CATALOG.url().toString(), FOLDER.toString()))
          .hasSize(6)
          .allMatch(check -> check.error() == null);
    }
  }

  @Test
  void pictures_areSmall_andAllShown() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "pages.md"));
    try (Stream<Path> pictures = Files.list(FOLDER)) {
      assertThat(pictures)
          .hasSize(6)
          .allSatisfy(
              picture -> {
                assertThat(Files.size(picture)).isBetween(5_000L, LARGEST);
                assertThat(page).contains("(screenshots/" + picture.getFileName() + ")");
              });
    }
  }
}
