package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_REFERENCES;
import static papercatalog.publishing.PublishedTable.NOW;
import static papercatalog.publishing.write.CitedTable.named;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Status;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.maintenance.WaitingCitations;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.PaperState;
import papercatalog.publishing.verify.Finding;

/** References that name a paper by its id lead to it only while the catalog has it. */
final class NamedReferencesTest {
  private static final PaperId A = new PaperId("a");

  private final CatalogTable table =
      new CatalogTable(new MemoryEngine("papers", TableSchema.DECLARED).client(), "papers");
  private final CitedTable cited = new CitedTable(table);
  private final Publisher publisher = new Publisher(table, Clock.fixed(NOW, ZoneOffset.UTC));

  @Test
  void reference_waitsForThePaperThatItNames() {
    publisher.publish(named("n", "A"));
    assertWaiting();
    assertThat(publisher.publish(named("n", "A")).outcome()).isEqualTo(Outcome.UNCHANGED);

    publisher.publish(a());
    assertLinked();
    assertThat(publisher.publish(named("n", "A")).outcome()).isEqualTo(Outcome.UNCHANGED);
  }

  @Test
  void reference_leadsToThePaperThatIsThere() {
    publisher.publish(a());
    publisher.publish(named("n", "A"));

    assertLinked();
  }

  private enum Change {
    DELETED(false),
    DELETED_WITHOUT_TRACE(false),
    TAKEN_DOWN(false),
    WITHDRAWN(true),
    SUPERSEDED(true),
    WITHOUT_IDENTIFIERS(true);

    private final boolean stays;

    Change(boolean stays) {
      this.stays = stays;
    }

    void of(Publisher publisher) {
      switch (this) {
        case DELETED -> publisher.delete(A, OptionalLong.empty());
        case DELETED_WITHOUT_TRACE -> publisher.deleteWithoutTrace(A, OptionalLong.empty());
        case TAKEN_DOWN -> publisher.takeDown(A, Optional.empty(), OptionalLong.empty());
        case WITHDRAWN -> publisher.withdraw(A, Optional.empty(), OptionalLong.empty());
        case SUPERSEDED ->
            publisher.publish(
                PaperBuilder.from(a())
                    .status(Status.SUPERSEDED)
                    .supersededBy(Optional.of(new PaperId("b")))
                    .build());
        case WITHOUT_IDENTIFIERS ->
            publisher.publish(PaperBuilder.from(a()).identifiers(Map.of()).build());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void reference_followsThePaper(Change change) {
    publisher.publish(a());
    publisher.publish(named("n", "A"));
    change.of(publisher);

    if (change.stays) {
      assertLinked();
    } else {
      assertWaiting();
    }
    publisher.publish(titled(named("n", "A")));
    assertThat(links("n")).hasSize(change.stays ? 1 : 0);
    publisher.publish(a(), Replaceable.ANY);
    assertLinked();
  }

  /** An import writes several papers of a file at a time, each of which names others. */
  @Test
  void papersThatNameEachOther_leadToEachOther() {
    int count = 40;
    List<Paper> papers =
        IntStream.range(0, count)
            .mapToObj(i -> named("p-" + i, "p-" + (i + count / 2 + 1) % count))
            .toList();
    papers.stream()
        .gather(Gatherers.mapConcurrent(16, publisher::publish))
        .forEach(written -> assertThat(written.outcome()).isEqualTo(Outcome.CREATED));

    assertThat(papers).allMatch(paper -> links(paper.id().value()).size() == 1);
    cited.assertHealthy();
  }

  /** What is stored counts, not what a bibliography gives, which says nothing of the status. */
  @Test
  void paperThatStaysSuperseded_isFoundByNoIdentifier() {
    Change.SUPERSEDED.of(publisher);
    publisher.publish(CitedTable.citing("c", "a"));
    Written revised =
        publisher.publish(titled(a()), Replaceable.LIVE, new Origin(false, Set.of(), false));

    assertThat(revised.outcome()).isEqualTo(Outcome.REVISED);
    assertThat(cited.stored()).containsExactly("c -> doi:10.5555/a");
    cited.assertHealthy();
  }

  /** A new reference does not find what was taken back, by an identifier or an id. */
  @Test
  void newReference_toAWithdrawnPaper_waits() {
    publisher.publish(a());
    publisher.withdraw(A, Optional.empty(), OptionalLong.empty());
    publisher.publish(named("n", "A"));

    assertWaiting();
  }

  /**
   * Older releases did not look: verification names what leads to nothing, and a repair mends it.
   */
  @Test
  void referenceOfAnOlderRelease_isNamedAndRepaired() {
    publisher.publish(named("n", "A"));
    publisher.find(new PaperId("n"), it -> CitedPapers.found(it, _ -> Optional.of(A)));
    assertThat(links("n")).containsExactly(A);

    assertThat(cited.findings()).extracting(Finding::flaw).containsOnly(Flaw.LOST_CITATION);
    cited.repair();
    assertWaiting();
  }

  /** A list of citations does not show a superseded paper, so that only a walk finds it. */
  @Test
  void supersededPaper_isNamedAndRepaired() {
    publisher.publish(a());
    publisher.publish(superseded(named("n", "A"), A));
    publisher.delete(A, OptionalLong.empty());

    assertThat(cited.findings()).extracting(Finding::flaw).containsExactly(Flaw.LOST_CITATION);
    cited.repair();
    assertThat(links("n")).isEmpty();
    cited.assertHealthy();
  }

  @Test
  void restoredReferences_leadToThePapersThatAreThere() {
    restored(
        named("n", "A"),
        named("m", "missing"),
        named("w", "gone"),
        superseded(named("s", "missing"), A),
        paper("gone", "2026").build().tombstone(Optional.empty(), NOW),
        a());
    new WaitingCitations(table).find();

    assertThat(cited.stored()).containsExactly("m -> paper:missing", "n -> a", "w -> paper:gone");
    assertThat(List.of(links("n"), links("m"), links("w"), links("s")))
        .containsExactly(List.of(A), List.of(), List.of(), List.of());
  }

  private static Paper superseded(Paper paper, PaperId by) {
    return PaperBuilder.from(paper).status(Status.SUPERSEDED).supersededBy(Optional.of(by)).build();
  }

  /** Writes papers as a restore does. */
  private void restored(Paper... papers) {
    for (Paper each : papers) {
      new BatchWrite(table)
          .write(
              PaperState.revised(false, each.asRevision(1, NOW), NOW)
                  .items(TableSchema.DECLARED)
                  .values(),
              List.of());
    }
  }

  private static Paper a() {
    return paper("a", "2026").identifiers(Map.of("doi", "10.5555/a")).build();
  }

  private static Paper titled(Paper paper) {
    return PaperBuilder.from(paper).title("Another title").build();
  }

  private void assertWaiting() {
    assertThat(links("n")).isEmpty();
    assertThat(cited.stored()).containsExactly("n -> paper:a");
    assertThat(cited.counts()).isEmpty();
    cited.assertHealthy();
  }

  private void assertLinked() {
    assertThat(links("n")).containsExactly(A);
    assertThat(cited.stored()).containsExactly("n -> a");
    assertThat(cited.counts()).isEqualTo(Map.of("a", 1L));
    cited.assertHealthy();
  }

  private List<PaperId> links(String id) {
    return new Catalog(table)
        .itemCollection(GET_PAPER_REFERENCES, new PaperId(id)).references().stream()
            .map(Reference::link)
            .flatMap(Optional::stream)
            .toList();
  }
}
