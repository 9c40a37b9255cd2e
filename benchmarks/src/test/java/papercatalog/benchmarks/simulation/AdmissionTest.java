package papercatalog.benchmarks.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases whose outcome can be computed by hand, and what holds in all of them. */
@Tag("slow")
final class AdmissionTest {
  private static final Design ONE = new Design("one", Map.of("A2", "GSI1", "A3", "GSI1"));
  private static final Design TWO = new Design("two", Map.of("A2", "GSI1", "A3", "ByAuthor"));
  private static final Key COLLECTION = new Key("COLLECTION#nature", 0.2);
  private static final Key NEIGHBOUR = new Key("AUTHOR#neighbour", 0.1);
  private static final Key APART = new Key("AUTHOR#apart", 0.6);
  private static final Limits NEVER_SPLIT = Limits.READS.splittingAfter(Double.POSITIVE_INFINITY);

  @Test
  void underEveryLimit_allIsAdmitted() {
    Flow lists = Flow.of("A2", 300, 1.5, COLLECTION);

    AdmittedLoad outcome = run(ONE, Limits.READS.withMaximum(500), 60, lists);

    assertThat(outcome.refused(lists)).isZero();
    assertThat(outcome.units(lists)).isEqualTo(1.5 * outcome.offered().get("A2"));
  }

  @Test
  void maximum_holds_overAnyTime() {
    Flow lists = spread("A2", 5_000, 1.5);
    Limits limits = Limits.READS.withMaximum(500);

    for (double seconds : new double[] {1, 10, 100, 400}) {
      assertThat(run(ONE, limits.spent(), seconds, lists).units(lists))
          .isLessThanOrEqualTo(500 * (seconds + 1))
          .isGreaterThan(500 * seconds * 0.98);
      assertThat(run(ONE, limits, seconds, lists).units(lists))
          .as("with what was saved in five minutes")
          .isLessThanOrEqualTo(500 * (seconds + 300));
    }
  }

  @Test
  void burst_lastsAsLongAsWhatWasSaved() {
    Flow lists = spread("A2", 1_000, 1);

    Limits limits = Limits.READS.withMaximum(500);

    assertThat(run(ONE, limits, 294, lists).refused(lists))
        .as("500 a second more than the maximum, out of 300 times 500")
        .isZero();
    assertThat(run(ONE, limits, 306, lists).refused(lists)).isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 100})
  void oneKey_isServedByOnePartition_howeverManyThereAre(int partitions) {
    Flow lists = Flow.of("A2", 10_000, 1.5, COLLECTION);

    AdmittedLoad outcome =
        run(ONE, Limits.READS.withPartitions(partitions).splittingAfter(1), 30, lists);

    assertThat(outcome.units(lists) / 30).isBetween(3_000.0 * 0.99, 3_000.0 * 31 / 30);
    assertThat(outcome.partitions()).as("no split helps").containsEntry("GSI1", partitions);
  }

  @Test
  void hotKey_starvesWhatIsBesideIt_untilTheSplit() {
    Flow collections = Flow.of("A2", 100, 1.5, COLLECTION);
    Flow authors = Flow.of("A3", 4_000, 1.5, NEIGHBOUR);

    assertThat(run(ONE, NEVER_SPLIT, 120, collections, authors).refused(collections))
        .as("as much as of the author's")
        .isCloseTo(1 - 3_000 / (4_100 * 1.5), within(0.03));
    AdmittedLoad split =
        ONE.under(
            new Load(List.of(collections, authors), 1),
            Limits.READS.splittingAfter(10),
            Span.of(30).after(15));
    assertThat(split.refused(collections)).isZero();
    assertThat(split.units(authors) / 30).isCloseTo(3_000, within(30.0));
    assertThat(split.partitions()).containsEntry("GSI1", 5);
  }

  @Test
  void hotKey_harmsNothing_onAnotherPartition_orInAnotherIndex() {
    Flow collections = Flow.of("A2", 100, 1.5, COLLECTION);

    assertThat(
            run(ONE, NEVER_SPLIT, 30, collections, Flow.of("A3", 4_000, 1.5, APART))
                .refused(collections))
        .isZero();
    assertThat(
            run(TWO, NEVER_SPLIT, 30, collections, Flow.of("A3", 4_000, 1.5, NEIGHBOUR))
                .refused(collections))
        .isZero();
  }

  @Test
  void manyKeys_useAllPartitions_moreAndMoreAfterSplits() {
    Flow lists = spread("A2", 25_000, 1);

    assertThat(run(ONE, NEVER_SPLIT, 20, lists).units(lists) / 20)
        .as("four partitions, as a new on-demand table has")
        .isCloseTo(12_000, within(700.0));
    AdmittedLoad split =
        ONE.under(
            new Load(List.of(lists), 1), Limits.READS.splittingAfter(2), Span.of(10).after(20));
    assertThat(split.refused(lists)).isLessThan(0.01);
    assertThat(split.partitions().get("GSI1")).isGreaterThan(8);
  }

  @Test
  void splits_giveAKeyNoMoreThanItsPartitionServes() {
    Flow hot = Flow.of("A2", 2_000, 1.5, COLLECTION);
    Flow around = spread("A3", 8_000, 1.5);

    AdmittedLoad outcome =
        ONE.under(
            new Load(List.of(hot.at(5_000), around), 1),
            Limits.READS.splittingAfter(1),
            Span.of(60));

    assertThat(outcome.partitions().get("GSI1")).isGreaterThan(4);
    assertThat(outcome.units(hot)).isLessThanOrEqualTo(3_000.0 * 61);
  }

  @Test
  void accountsQuota_isTheMaximumWhereNoneIsSet() {
    Flow lists = spread("A2", 60_000, 1);
    Limits limits = Limits.READS.withPartitions(64).spent();

    assertThat(run(ONE, limits, 10, lists).units(lists) / 10)
        .isBetween(39_000.0, 40_000.0 * 11 / 10);
  }

  @Test
  void withoutAdaptiveCapacity_aPartitionHasItsShareOnly() {
    Flow lists = Flow.of("A2", 300, 1.5, COLLECTION);
    Limits limits = Limits.READS.withMaximum(500).splittingAfter(Double.POSITIVE_INFINITY);

    assertThat(run(ONE, limits, 60, lists).refused(lists)).isZero();
    assertThat(run(ONE, limits.withoutAdaptiveCapacity(), 60, lists).units(lists) / 60)
        .isCloseTo(500 / 4.0, within(4.0));
  }

  @Test
  void seed_decidesTheOutcome() {
    Load load = new Load(List.of(spread("A2", 5_000, 1.5), Flow.of("A3", 500, 2, NEIGHBOUR)), 3);
    Limits limits = Limits.READS.splittingAfter(5);

    assertThat(ONE.under(load, limits, Span.of(20).after(1)))
        .isEqualTo(ONE.under(load, limits, Span.of(20).after(1)));
  }

  @Test
  void sharedMaximum_beginsToRefuse_whereBothAddUpToIt() {
    Flow collections = Flow.of("A2", 50, 1.5, COLLECTION);
    Limits limits = Limits.READS.withMaximum(500).spent();

    double shared =
        Threshold.lowest(
            1_000,
            200,
            rate ->
                run(ONE, limits, 300, collections, spread("A3", rate, 2)).refused(collections)
                    > 0.01);

    assertThat(shared).isCloseTo((500 / 0.99 - 50 * 1.5) / 2, within(4.0));
    assertThat(
            Threshold.lowest(
                1_000,
                200,
                rate ->
                    run(TWO, limits, 20, collections, spread("A3", rate, 2)).refused(collections)
                        > 0.01))
        .isInfinite();
  }

  private static Flow spread(String name, double perSecond, double units) {
    return new Flow(name, perSecond, units, Key.hashed("KEY#", 5_000, 1), new Zipf(5_000, 0));
  }

  private static AdmittedLoad run(Design design, Limits limits, double seconds, Flow... flows) {
    return design.under(new Load(List.of(flows), 1), limits, Span.of(seconds));
  }
}
