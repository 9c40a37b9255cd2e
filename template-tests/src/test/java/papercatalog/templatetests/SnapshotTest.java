package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.Generated;

/**
 * The template as it was when it was last reviewed, so that every change of it is seen in a review.
 *
 * <p>The functions are a placeholder here: their code changes often, and with it nothing but a hash
 * in the template.
 */
@Tag("slow")
@Tag(Generated.TAG)
final class SnapshotTest {
  private static final Path SNAPSHOT = Path.of("src/test/resources/template.json");
  private static final Path EVENTS = Path.of("src/test/resources/template-events.json");
  private static final Path SEARCH = Path.of("src/test/resources/template-search.json");

  @TempDir private Path directory;

  @Test
  void template_whenSynthesized_thenIsAsItWasReviewed() throws IOException {
    assertReviewed(SNAPSHOT, placeholders(Map.of()).json());
  }

  /** Of a stack that announces changes, what it has that the standard one has not. */
  @Test
  void template_whenEventsAreChosen_thenAddsWhatWasReviewed() throws IOException {
    assertReviewed(EVENTS, addedBy(Map.of("events", true)));
  }

  /** The same of a stack with a search. */
  @Test
  void template_whenSearchIsChosen_thenAddsWhatWasReviewed() throws IOException {
    assertReviewed(SEARCH, addedBy(Map.of("search", true)));
  }

  private ObjectNode addedBy(Map<String, Object> settings) throws IOException {
    ObjectNode added = placeholders(settings).json().deepCopy();
    ObjectNode standard = placeholders(Map.of()).json();
    for (String section : List.of("Resources", "Outputs")) {
      ((ObjectNode) added.get(section))
          .properties()
          .removeIf(it -> it.getValue().equals(standard.get(section).get(it.getKey())));
    }

    return added.retain("Resources", "Outputs");
  }

  private StackTemplate placeholders(Map<String, Object> settings) throws IOException {
    Path placeholder = Files.writeString(directory.resolve("functions.zip"), "placeholder");
    Map<String, Object> all = new HashMap<>(settings);
    all.put("zip", placeholder.toString());
    all.put("eventsZip", placeholder.toString());
    all.put("searchZip", placeholder.toString());
    return Synthesis.with(all);
  }

  private static void assertReviewed(Path snapshot, ObjectNode json) throws IOException {
    Generated.file(snapshot, print(json));
  }

  private static String print(ObjectNode json) throws IOException {
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE);
    return new ObjectMapper().writer(printer).writeValueAsString(json) + "\n";
  }
}
