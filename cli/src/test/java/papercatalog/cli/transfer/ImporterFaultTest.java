package papercatalog.cli.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.cli.transfer.ImportTable.counts;
import static papercatalog.cli.transfer.ImportTable.generated;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.publishing.write.Replaceable;

/** No fault of DynamoDB makes an import lose, duplicate or miscount entries. */
@Tag("slow")
@Timeout(120)
final class ImporterFaultTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Fault THROTTLED = Fault.throttled("IndexWriteKeyRangeThroughputExceeded");

  private static final Pattern PAPER = Pattern.compile("PAPER#[^\"]+");

  private final ImportTable table = new ImportTable(ENGINE);

  @Test
  void throttling_ofSeveralKinds_isWaitedOut() throws Exception {
    Random random = new Random(7);
    List<Fault> kinds =
        List.of(
            THROTTLED, Fault.cancelled("ThrottlingError"), Fault.cancelled("TransactionConflict"));
    FaultPlan plan =
        attempt ->
            switch (random.nextInt(10)) {
              case 0, 1 -> THROTTLED;
              case 2 ->
                  attempt.operation().equals(FaultPlan.TRANSACTION)
                      ? kinds.get(random.nextInt(3))
                      : Fault.NONE;
              default -> Fault.NONE;
            };

    ImportSummary summary = table.run(table.importer(plan, 8), generated(20));

    assertThat(counts(summary)).containsExactly(20, 0, 0, 0);
    table.assertHealthy();
    table.assertSameAsUninterrupted(20);
  }

  @Test
  void answersThatGetLost_doubleNothing() throws Exception {
    Set<String> lost = ConcurrentHashMap.newKeySet();
    FaultPlan plan = // once for a paper: an import gives up after three repeats
        attempt ->
            attempt.operation().equals(FaultPlan.TRANSACTION)
                    && attempt.number() % 2 == 0
                    && attempt.body().contains("PAPER#")
                    && papers(attempt).allMatch(lost::add)
                ? Fault.ANSWER_FAILED
                : Fault.NONE;

    ImportSummary summary = table.run(table.importer(plan, 8), generated(20));

    assertThat(summary.success()).as("%s", summary).isTrue();
    assertThat(summary.counts().get(EntryOutcome.COMPLETED)).isPositive();
    assertThat(summary.counts().get(EntryOutcome.CREATED)).isPositive();
    table.assertHealthy();
    table.assertSameAsUninterrupted(20);
    assertThat(table.records().ids().papers())
        .allMatch(id -> table.records().versions(id).size() == 1);
  }

  private static Stream<String> papers(FaultPlan.Attempt transaction) {
    return PAPER.matcher(transaction.body()).results().map(MatchResult::group).distinct();
  }

  @Test
  void anOutage_endsInUnknown_andIsGivenUp() throws Exception {
    Importer importer = table.importer(_ -> Fault.serverError(), 4);

    ImportSummary summary = table.run(importer, generated(100));

    assertThat(importer.gaveUp()).isTrue();
    assertThat(summary.entries()).isEqualTo(summary.counts().get(EntryOutcome.UNKNOWN));
    assertThat(summary.entries()).isBetween(25L, 60L);
    assertThat(table.results().getFirst().failure().orElseThrow().code())
        .isEqualTo("table-unavailable");
  }

  @Test
  void aDenial_isGivenUpToo() throws Exception {
    Importer importer = table.importer(_ -> Fault.refused("AccessDeniedException"), 4);

    ImportSummary summary = table.run(importer, generated(100));

    assertThat(importer.gaveUp()).isTrue();
    assertThat(summary.counts().get(EntryOutcome.FAILED)).isEqualTo(summary.entries());
    assertThat(table.results().getFirst().failure().orElseThrow().message())
        .contains("AccessDeniedException");
  }

  @Test
  void anOutageThatEnds_isNotGivenUp() throws Exception {
    AtomicInteger requests = new AtomicInteger();
    FaultPlan plan = _ -> requests.incrementAndGet() <= 30 ? Fault.serverError() : Fault.NONE;
    Importer importer = table.importer(plan, 4);

    ImportSummary summary = table.run(importer, generated(40));

    assertThat(importer.gaveUp()).isFalse();
    assertThat(summary.entries()).isEqualTo(40);

    table.run(Replaceable.LIVE, 4, generated(40));
    table.assertSameAsUninterrupted(40);
  }
}
