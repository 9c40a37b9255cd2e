package papercatalog.insights;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import papercatalog.model.TenantName;
import papercatalog.schema.TableSchema;
import papercatalog.telemetry.Operation;
import papercatalog.telemetry.Place;

final class QueryTest {
  @Test
  void queries_areThoseThatThePageShows() throws IOException {
    String page = Files.readString(Path.of("../docs/telemetry.md"));

    assertThat(page)
        .contains(
            Query.totals(Optional.empty()).text(),
            Query.busiestSeconds(places().getFirst(), Optional.empty()).text());
  }

  @Test
  void query_ofAPlace_asksTheLogGroupsOfItsPatternsOnly() {
    assertThat(Query.totals(Optional.empty()).operations()).isEqualTo(Operation.ALL);
    assertThat(
            Query.busiestSeconds(places().getFirst(), Optional.empty()).operations().stream()
                .map(Operation::number)
                .collect(Collectors.joining(" ")))
        .isEqualTo("A2 A3 A9 A10");
  }

  @Test
  void queries_ofATenant_filterItsLines() {
    Optional<TenantName> acme = Optional.of(new TenantName("acme"));

    assertThat(Query.totals(acme).text())
        .startsWith("filter message in [\"request\", \"wake\"] and tenant = \"acme\"\n| stats ");
    assertThat(Query.busiestSeconds(places().getFirst(), acme).text())
        .contains("\"ListChanges\"] and tenant = \"acme\"\n| stats ");
  }

  @Test
  void queries_areNotLongerThanAllowed() {
    assertThat(places())
        .allMatch(place -> Query.busiestSeconds(place, Optional.empty()).text().length() < 10_000);
  }

  private static List<Place> places() {
    return Place.of(TableSchema.DECLARED);
  }
}
