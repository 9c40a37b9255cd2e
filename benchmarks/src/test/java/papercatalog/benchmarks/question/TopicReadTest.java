package papercatalog.benchmarks.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.benchmarks.question.TopicReader.Taken;
import papercatalog.benchmarks.synthetic.TableFill;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The designs of topics answer the same question, and take what the formula says. */
@Tag("slow")
final class TopicReadTest {
  private static final TopicCatalog CATALOG = new TopicCatalog(600);
  private static final Map<TopicRead, Taken> TAKEN = new EnumMap<>(TopicRead.class);

  @BeforeAll
  static void read() throws InterruptedException {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory();
        DynamoDbClient client = ClientSettings.forWrites().at(engine.endpoint()).open()) {
      for (TopicDesign design : TopicDesign.values()) {
        new TableFill(new CatalogTable(client, design.name(), design.schema()))
            .write(CATALOG.size(), number -> design.items(CATALOG.paper(number)).items());
      }
      for (TopicRead read : TopicRead.values()) {
        TAKEN.put(read, new TopicReader(read, client, read.design().name()).taken());
      }
    }
  }

  @AfterAll
  static void forget() {
    TAKEN.clear();
  }

  @Test
  void designs_findWhatThereIs() {
    long common =
        IntStream.range(0, CATALOG.size())
            .filter(number -> CATALOG.paper(number).topics().contains(TopicCatalog.COMMON))
            .count();

    assertThat(TAKEN.get(TopicRead.LINKS_IN_GSI2).papers()).isEqualTo(26);
    assertThat(TAKEN.get(TopicRead.LINKS_IN_GSI1).papers()).isEqualTo(26);
    assertThat(TAKEN.get(TopicRead.TOPIC_PARTITION).papers()).isEqualTo(26);
    assertThat(TAKEN.get(TopicRead.FIRST_TOPIC).papers()).isEqualTo(26);
    assertThat(TAKEN.get(TopicRead.FILTERED_COLLECTION).papers()).isGreaterThanOrEqualTo(26);
    assertThat(TAKEN.get(TopicRead.FILTERED_FOR_RARE).papers()).isEqualTo(25);
    assertThat(TAKEN.get(TopicRead.SCAN).papers()).isEqualTo((int) common);
  }

  @Test
  void links_takeOneRequest_filtersAsManyAsThereArePapers() {
    assertThat(TAKEN.get(TopicRead.LINKS_IN_GSI2).requests()).isOne();
    assertThat(TAKEN.get(TopicRead.FILTERED_FOR_RARE).requests()).isGreaterThanOrEqualTo(3);
    assertThat(TAKEN.get(TopicRead.SCAN).requests()).isGreaterThan(1);
  }

  @ParameterizedTest
  @EnumSource
  void reads_takeWhatTheFormulaSays(TopicRead read) {
    double formula = new TopicFormula(CATALOG.size()).readUnits(read);

    assertThat(TAKEN.get(read).readUnits()).isCloseTo(formula, within(Math.max(0.5, formula / 50)));
  }
}
