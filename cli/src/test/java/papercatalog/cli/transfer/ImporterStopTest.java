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
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Gate;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.people.People;
import papercatalog.publishing.write.Replaceable;

/** An import reads and writes few entries at a time, and stops soon. */
@Timeout(120)
@Tag("slow")
final class ImporterStopTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Fault THROTTLED = Fault.throttled("IndexWriteKeyRangeThroughputExceeded");

  private final ImportTable table = new ImportTable(ENGINE);

  @Test
  void entries_areReadOnlyWhenThereIsRoom() throws Exception {
    Gate gate = new Gate();
    AtomicInteger read = new AtomicInteger();
    Importer importer = table.importer(_ -> new Fault.Held(gate), 3);
    Thread runner = table.start(importer, counting(generated(12), read));
    while (read.get() < 3) {
      Thread.sleep(10);
    }
    Thread.sleep(300);

    assertThat(read).hasValue(3);

    gate.open();
    runner.join();
    assertThat(read).hasValue(12);
    assertThat(importer.summary().entries()).isEqualTo(12);
  }

  @Test
  void stop_endsWhatIsInFlight_andReadsNoMore() throws Exception {
    Gate gate = new Gate();
    AtomicInteger read = new AtomicInteger();
    Importer importer = table.importer(_ -> new Fault.Held(gate), 3);
    Thread runner = table.start(importer, counting(generated(12), read));
    while (read.get() < 3) {
      Thread.sleep(10);
    }

    importer.stop();
    gate.open();
    runner.join();

    assertThat(read).hasValue(3);
    assertThat(counts(importer.summary())).containsExactly(3, 0, 0, 0);
  }

  @Test
  void stop_whileItWaitsForCapacity_endsSoon() throws Exception {
    Importer importer =
        table.importer(
            _ -> THROTTLED,
            new Importer.ImportSettings(
                Replaceable.LIVE,
                2,
                new Retry(Integer.MAX_VALUE, Duration.ofHours(1), Duration.ofHours(1)),
                People.NONE));
    Thread runner = table.start(importer, generated(9).iterator());
    while (ENGINE.faulty().count("GetItem") < 2) {
      Thread.sleep(10);
    }

    importer.stop();

    assertThat(runner.join(Duration.ofSeconds(20))).isTrue();
    assertThat(table.results()).extracting(EntryResult::outcome).containsOnly(EntryOutcome.UNKNOWN);
    assertThat(table.results().getFirst().failure().orElseThrow().message())
        .contains("IndexWriteKeyRangeThroughputExceeded of a table");
  }

  private static Iterator<Entry> counting(List<Entry> entries, AtomicInteger read) {
    return entries.stream().peek(_ -> read.incrementAndGet()).iterator();
  }
}
