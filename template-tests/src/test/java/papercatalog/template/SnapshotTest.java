package papercatalog.template;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The template as it was when it was last reviewed, so that every change of it is seen in a review.
 * The system property {@code snapshot.update} writes it anew.
 *
 * <p>The functions are a placeholder here: their code changes often, and with it nothing but a hash
 * in the template.
 */
final class SnapshotTest {
  private static final Path SNAPSHOT = Path.of("src/test/resources/template.json");

  @Test
  void template_whenSynthesized_thenIsAsItWasReviewed(@TempDir Path directory) throws IOException {
    Path placeholder = Files.writeString(directory.resolve("functions.zip"), "placeholder");

    String template = print(Synthesis.with(Map.of("zip", placeholder.toString())));

    if (Boolean.getBoolean("snapshot.update")) {
      Files.writeString(SNAPSHOT, template);
    }
    assertThat(template)
        .as("the template has changed; when it should have: make snapshot")
        .isEqualTo(Files.readString(SNAPSHOT));
  }

  private static String print(StackTemplate template) throws IOException {
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE);
    return new ObjectMapper().writer(printer).writeValueAsString(template.json()) + "\n";
  }
}
