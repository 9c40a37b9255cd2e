package papercatalog.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import papercatalog.schema.Access;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.Attributes;
import papercatalog.schema.Index;
import papercatalog.schema.KeyPrefix;

/** The README's first table is the declaration, row by row. */
final class ReadmeTest {
  private static final Path README = Path.of("..", "..", "README.md");

  @Test
  void accessPatterns_areTheDeclaredOnes() throws IOException {
    List<String> rows =
        Files.readAllLines(README).stream().filter(line -> line.matches("\\| A\\d .*")).toList();

    assertThat(rows).isEqualTo(Arrays.stream(AccessPattern.values()).map(ReadmeTest::row).toList());
  }

  @Test
  void projection_isTheDeclaredOne() throws IOException {
    assertThat(Files.readString(README))
        .contains("(`" + String.join("`, `", Attributes.SUMMARY) + "`)");
  }

  private static String row(AccessPattern pattern) {
    String value = "<" + pattern.pathParameter().text() + ">";
    String request =
        switch (pattern.access()) {
          case Access.GetItem(KeyPrefix prefix) ->
              "GetItem `PK = SK = %s%s`".formatted(prefix.text(), value);
          case Access.Query(Index index, KeyPrefix prefix) ->
              "Query `%s`, `%s = %s%s`"
                  .formatted(index, index.partitionKey(), prefix.text(), value);
        };
    return "| %s | %s | `%s` | %s | %s | `%s` |"
        .formatted(
            pattern.number(),
            pattern.summary(),
            pattern.routeKey(),
            request,
            pattern.frequency().name().toLowerCase(Locale.ROOT),
            pattern.operation());
  }
}
