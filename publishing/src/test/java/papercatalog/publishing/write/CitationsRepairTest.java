package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.write.CitedTable.citing;
import static papercatalog.publishing.write.CitedTable.named;
import static papercatalog.publishing.write.CitedTable.publisher;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Citations after a repair, when the cited paper left, changed its identifier, or was damaged. */
@Timeout(240)
@Tag("slow")
final class CitationsRepairTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private final CatalogTable table = new CatalogTable(ENGINE.client(), ENGINE.newTable());
  private final CitedTable cited = new CitedTable(table);
  private final Publisher publisher = publisher(ENGINE.client(), table.name());

  @Test
  void citationsOfADeletedPaper_waitForItAfterARepair() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    publisher.publish(named("n", "a"));
    publisher.delete(new PaperId("a"), OptionalLong.empty());
    cited.repair();

    assertThat(cited.stored()).containsExactly("b -> doi:10.5555/a", "n -> paper:a");
    assertThat(cited.counts()).isEmpty();

    publisher.publish(citing("a"));
    assertThat(cited.stored()).containsExactly("b -> a", "n -> a");
    assertThat(cited.counts()).isEqualTo(Map.of("a", 2L));
    cited.assertHealthy();
  }

  /** A corrected DOI, and a paper that takes the place of a deleted one. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void identifierThatMovesToAnotherPaper_takesItsCitationsAlong_afterARepair(boolean deleted) {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a", "x"));
    publisher.publish(named("n", "a"));
    if (deleted) {
      publisher.delete(new PaperId("a"), OptionalLong.empty());
    } else {
      publisher.publish(paper("a", "2026").identifiers(Map.of("doi", "10.5555/right")).build());
    }
    publisher.publish(paper("c", "2026").identifiers(Map.of("doi", "10.5555/a")).build());
    cited.repair();

    assertThat(cited.stored())
        .containsExactly("b -> c", "b -> doi:10.5555/x", deleted ? "n -> paper:a" : "n -> a");
    assertThat(cited.counts()).isEqualTo(deleted ? Map.of("c", 1L) : Map.of("a", 1L, "c", 1L));
    assertThat(cited.findings()).isEmpty();
  }

  @Test
  void citationsOfAPaperThatLosesItsIdentifier_waitAfterARepair_butNotOfAWithdrawnOne() {
    publisher.publish(citing("a"));
    publisher.publish(citing("w"));
    publisher.publish(citing("b", "a", "w"));
    publisher.withdraw(new PaperId("w"), Optional.empty(), OptionalLong.empty());
    publisher.publish(paper("a", "2026").build());
    cited.repair();

    assertThat(cited.stored()).containsExactly("b -> doi:10.5555/a", "b -> w");
    assertThat(cited.findings()).isEmpty();
  }

  @Test
  void damagedReferences_areRepaired() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    damage(Keys.references(new PaperId("b")), Attributes.RECORD);
    cited.repair();

    cited.assertHealthy();
    assertThat(cited.citations("a")).containsExactly("b");
  }

  @Test
  void citationsOfADamagedPaper_stay() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    damage(Keys.paper(new PaperId("a")), Attributes.TITLE);
    cited.repair();

    assertThat(cited.stored()).containsExactly("b -> a");
  }

  @Test
  void countThatIsNoNumber_isCountedAnew() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    damage(Keys.citationCount(new PaperId("a")), Attributes.PAPERS);
    cited.repair();

    cited.assertHealthy();
    assertThat(cited.counts()).isEqualTo(Map.of("a", 1L));
  }

  /** Leaves an item with nothing but a text where no text belongs. */
  private void damage(ItemKey key, String attribute) {
    Map<String, AttributeValue> damaged = new HashMap<>(key.attributes());
    damaged.put(attribute, AttributeValue.fromS("none"));
    ENGINE.client().putItem(put -> put.tableName(table.name()).item(damaged));
  }
}
