package papercatalog.cli.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.cli.transfer.ImportTable.counts;
import static papercatalog.cli.transfer.ImportTable.entry;
import static papercatalog.cli.transfer.ImportTable.generated;
import static papercatalog.cli.transfer.ImportTable.position;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.AuthorEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.write.Replaceable;

/** Every entry has one outcome; a second run changes nothing. */
@Timeout(120)
@Tag("slow")
final class ImporterTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private final ImportTable table = new ImportTable(ENGINE);

  @Test
  void run_createsEverything_andAgainFindsItThere() throws Exception {
    List<Entry> entries = generated(20);

    assertThat(counts(table.run(Replaceable.LIVE, 8, entries))).containsExactly(20, 0, 0, 0);
    table.assertHealthy();
    assertThat(counts(table.run(Replaceable.LIVE, 8, entries))).containsExactly(0, 0, 20, 0);
  }

  @Test
  void run_reportsEachEntryOnce_andTheCountsAddUp() throws Exception {
    Paper withdrawn = paper("withdrawn", "2026").build();
    table.publisher().publish(withdrawn);
    table.publisher().withdraw(withdrawn.id(), Optional.empty(), OptionalLong.empty());
    List<Entry> entries =
        List.of(
            entry(paper("new", "2026").build()),
            new Rejected(position(2), "it is broken"),
            entry(withdrawn),
            new AuthorEntry(position(4), author("Somebody")));

    ImportSummary summary = table.run(Replaceable.LIVE, 1, entries);

    assertThat(table.results())
        .extracting(EntryResult::outcome)
        .containsExactly(
            EntryOutcome.CREATED, EntryOutcome.REJECTED, EntryOutcome.FAILED, EntryOutcome.CREATED);
    assertThat(table.results())
        .extracting(result -> result.failure().map(Failure::code).orElse(""))
        .containsExactly("", "rejected", "paper-withdrawn", "");
    assertThat(summary.entries()).isEqualTo(4);
    assertThat(summary.success()).isFalse();
    assertThat(summary.work().puts())
        .isEqualTo(table.results().stream().mapToInt(result -> result.work().puts()).sum());

    assertThat(table.run(Replaceable.ANY, 1, List.of(entry(withdrawn))).success()).isTrue();
  }

  @Test
  void create_ofWhatIsThere_fails() throws Exception {
    table.publisher().publish(paper("there", "2026").build());
    Paper other = PaperBuilder.from(paper("there", "2026").build()).title("Other").build();

    table.run(Replaceable.NONE, 1, List.of(entry(other)));

    assertThat(table.results().getFirst().failure().orElseThrow().code()).isEqualTo("paper-exists");
  }

  @Test
  void aRevisionThatWasNotSeen_isAConflict() throws Exception {
    Paper there = paper("conflict", "2026").build();
    table.publisher().publish(there);

    table.run(Replaceable.LIVE, 1, List.of(entry(there.asRevision(1, PublishedTable.NOW))));
    assertThat(table.results().getFirst().outcome()).isEqualTo(EntryOutcome.UNCHANGED);

    Paper stale = PaperBuilder.from(there).title("Stale").build().asRevision(4, PublishedTable.NOW);
    table.run(Replaceable.LIVE, 1, List.of(entry(stale)));
    assertThat(table.results().getLast().failure().orElseThrow().code())
        .isEqualTo("revision-conflict");
  }

  @Test
  void twoImportsOfTheSame_loseAndDoubleNothing() throws Exception {
    Importer one = table.importer(Replaceable.LIVE, 4);
    Importer other = table.importer(Replaceable.LIVE, 4);
    Thread runner = table.start(one, generated(20).iterator());

    table.run(other, generated(20));
    runner.join();

    assertThat(one.summary().success()).as("%s", one.summary()).isTrue();
    assertThat(other.summary().success()).as("%s", other.summary()).isTrue();
    assertThat(
            one.summary().counts().get(EntryOutcome.CREATED)
                + other.summary().counts().get(EntryOutcome.CREATED))
        .isEqualTo(20);
    table.assertHealthy();
    table.assertSameAsUninterrupted(20);
  }

  private static Author author(String name) {
    return new Author(
        new AuthorHandle("somebody"),
        name,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Instant.EPOCH);
  }
}
