package papercatalog.cli.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.TextSamples;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;

/** When to pay for capacity by the hour. */
final class ProvisionedTest {
  private static final double SECONDS = 730 * 3_600;
  private static final Map<AccessPattern<?>, Long> READS =
      Map.of(
          AccessPatterns.GET_PAPER, 3_000_000L,
          AccessPatterns.LIST_COLLECTION_PAPERS, 2_000_000L,
          AccessPatterns.LIST_TOPIC_PAPERS, 1_000_000L,
          AccessPatterns.LIST_TOPICS, 500_000L);
  private static final Traffic MONTH = traffic(READS, 20_000);

  /** The items of a paper of the usual shape. */
  private static final List<Item> ITEMS = items();

  @Test
  void parts_haveEachWhatIsAskedOfThem() {
    Provisioned provisioned = Provisioned.of(MONTH, 0.7);

    assertThat(provisioned.parts())
        .extracting(Provisioned.Part::name)
        .containsExactly("table", "GSI1", "GSI2");
    assertThat(provisioned.parts())
        .extracting(part -> Math.round(part.reads() * SECONDS))
        .as("GetPaper and ListTopics, collections, topics")
        .containsExactly(3_000_000L / 2 + 500_000L, 4_000_000L, 2_000_000L);
    assertThat(provisioned.parts())
        .extracting(part -> Math.round(part.writes() * SECONDS / 20_000))
        .as("items twice, being in a transaction; two of them of two units; entries of the indexes")
        .containsExactly(
            2L * (ITEMS.size() + 2), entriesIn(Index.GSI1, ITEMS), entriesIn(Index.GSI2, ITEMS));
  }

  @Test
  void units_areThoseOfTheBill() {
    Provisioned provisioned = Provisioned.of(MONTH, 0.7);
    double onDemand =
        Bill.of(MONTH).lines().stream()
            .filter(it -> it.price() == Price.READ_UNIT || it.price() == Price.WRITE_UNIT)
            .mapToDouble(Bill.Line::dollars)
            .sum();

    assertThat(provisioned.onDemandDollars()).isEqualTo(onDemand, within(1e-9));
    assertThat(provisioned.lines().stream().mapToDouble(Bill.Line::dollars).sum())
        .isEqualTo(provisioned.dollars(), within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.5, 0.7, 1})
  void breakEven_isWhereBothCostTheSame(double utilisation) {
    double times = Provisioned.of(MONTH, utilisation).breakEven().orElseThrow();

    Provisioned even = Provisioned.of(times(times), utilisation);
    assertThat(even.dollars()).isEqualTo(even.onDemandDollars(), within(0.001));
    Provisioned more = Provisioned.of(times(times * 1.1), utilisation);
    assertThat(more.dollars()).isLessThan(more.onDemandDollars());
    Provisioned less = Provisioned.of(times(times * 0.9), utilisation);
    assertThat(less.dollars()).isGreaterThan(less.onDemandDollars());
  }

  @Test
  void breakEven_whenLittleOfTheCapacityIsUsed_thenIsNever() {
    assertThat(Provisioned.of(MONTH, 0.28).breakEven()).isEmpty();
    assertThat(Provisioned.of(times(1_000), 0.28).dollars())
        .isGreaterThan(Provisioned.of(times(1_000), 0.28).onDemandDollars());
  }

  @Test
  void idleCatalog_paysForCapacity_andHasNoBreakEven() {
    Provisioned idle = Provisioned.of(traffic(Map.of(), 0), 0.7);

    assertThat(idle.dollars()).isEqualTo(3 * 730 * (0.00013 + 0.00065), within(1e-9));
    assertThat(idle.onDemandDollars()).isZero();
    assertThat(idle.breakEven()).isEmpty();
  }

  @Test
  void page_hasTheArithmetic() throws IOException {
    double read = Price.READ_CAPACITY.dollars() / 3_600 * 1_000_000;
    double write = Price.WRITE_CAPACITY.dollars() / 3_600 * 1_000_000;
    double even = Provisioned.BREAK_EVEN_UTILISATION;

    assertThat(write / Price.WRITE_UNIT.dollars()).isEqualTo(even, within(1e-9));
    assertThat(Files.readString(Path.of("..", "docs", "cost.md")).replaceAll("\\s+", " "))
        .contains(
            "$%.4f a million where all of it is used, for $0.125 on demand".formatted(read),
            "it is $%.3f for $0.625".formatted(write),
            "where %.1f %% is used on average".formatted(100 * even),
            "uses less than %.1f %% of".formatted(100 * even),
            "with 70 %",
            "costs %.1f times less".formatted(0.7 / even),
            "that is $%.2f a month, also while nobody asks"
                .formatted(Provisioned.of(traffic(Map.of(), 0), 0.7).dollars()));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, 1.01, Double.NaN})
  void utilisation_whenItIsNoShare_thenIsRefused(double utilisation) {
    assertThatExceptionOfType(InvalidValue.class)
        .isThrownBy(() -> Provisioned.of(MONTH, utilisation));
  }

  private static List<Item> items() {
    Paper paper =
        TextSamples.complete(Papers.paper("usual", "2026").build())
            .authors(Papers.authors(Traffic.Shape.USUAL.authors()))
            .topics(List.of(new TopicName("a"), new TopicName("b"), new TopicName("c")))
            .identifiers(Map.of("doi", "10.1/x"))
            .build()
            .asRevision(1, Instant.EPOCH);
    List<Item> items = new ArrayList<>(PaperItems.DECLARED.links(paper).values());
    items.add(PaperItems.DECLARED.paper(paper));
    items.add(VersionItem.of(paper));
    items.add(ChangeItem.of(TableSchema.DECLARED, Change.to(paper, Instant.EPOCH), paper));
    return items;
  }

  private static long entriesIn(Index index, List<Item> items) {
    return items.stream()
        .filter(item -> item.attributes().containsKey(index.partitionKey()))
        .count();
  }

  private static Traffic times(double times) {
    Map<AccessPattern<?>, Long> reads = new HashMap<>();
    READS.forEach((pattern, count) -> reads.put(pattern, Math.round(times * count)));
    return traffic(reads, Math.round(times * 20_000));
  }

  private static Traffic traffic(Map<AccessPattern<?>, Long> reads, long publishes) {
    return new Traffic(reads, publishes, 0, Traffic.Shape.USUAL);
  }
}
