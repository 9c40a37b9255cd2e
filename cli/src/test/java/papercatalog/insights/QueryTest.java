package papercatalog.insights;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import papercatalog.schema.TableSchema;
import papercatalog.telemetry.Operation;
import papercatalog.telemetry.Place;

final class QueryTest {
  @Test
  void queries_areThoseThatThePageShows() throws IOException {
    String page = Files.readString(Path.of("../docs/telemetry.md"));

    assertThat(page)
        .contains(Query.totals().text(), Query.busiestSeconds(places().getFirst()).text());
  }

  @Test
  void query_ofAPlace_asksTheLogGroupsOfItsPatternsOnly() {
    assertThat(Query.totals().operations()).isEqualTo(Operation.ALL);
    assertThat(
            Query.busiestSeconds(places().getFirst()).operations().stream()
                .map(Operation::number)
                .collect(Collectors.joining(" ")))
        .isEqualTo("A2 A3 A9 A10");
  }

  @Test
  void queries_areNotLongerThanAllowed() {
    assertThat(places()).allMatch(place -> Query.busiestSeconds(place).text().length() < 10_000);
  }

  private static List<Place> places() {
    return Place.of(TableSchema.DECLARED);
  }
}
