package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_OVERVIEW;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_REFERENCES;
import static papercatalog.publishing.write.CitedTable.citing;
import static papercatalog.publishing.write.CitedTable.named;
import static papercatalog.publishing.write.CitedTable.publisher;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.record.Records;

/** Citations and their counts follow from references, in any order of arrival. */
@Timeout(240)
@Tag("slow")
final class CitationsTest {
  @RegisterExtension static final FaultyEngine ENGINE = FaultyEngine.real();

  private static final Origin BIBLIOGRAPHY = new Origin(false, Set.of(), false);

  private final CatalogTable table = new CatalogTable(ENGINE.client(), ENGINE.newTable());
  private final CitedTable cited = new CitedTable(table);
  private final Publisher publisher = publisher(ENGINE.client(), table.name());

  @ParameterizedTest
  @ValueSource(strings = {"a,b,c", "c,b,a", "b,c,a", "b,a,c"})
  void papersInAnyOrder_endWithTheSameCitations(String order) {
    Map<String, Paper> papers =
        Map.of("a", citing("a"), "b", citing("b", "a"), "c", citing("c", "a", "b", "x"));
    Stream.of(order.split(",")).map(papers::get).forEach(publisher::publish);

    assertThat(cited.stored()).containsExactly("b -> a", "c -> a", "c -> b", "c -> doi:10.5555/x");
    assertThat(cited.counts()).isEqualTo(Map.of("a", 2L, "b", 1L));
    assertThat(cited.citations("a")).containsExactly("c", "b");
    assertThat(found("c")).containsExactly("a", "b", "-");
    assertThat(new Catalog(table).itemCollection(GET_PAPER_OVERVIEW, new PaperId("a")).citedBy())
        .hasValue(2);
    cited.assertHealthy();
  }

  @Test
  void publishingAgain_writesNothing() {
    publisher.publish(citing("c", "a", "x"));
    publisher.publish(citing("a"));

    assertThat(publisher.publish(citing("c", "a", "x")).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(publisher.publish(citing("a")).outcome()).isEqualTo(Outcome.UNCHANGED);
  }

  /** BibTeX has no references, so a file of it says nothing of them. */
  @Test
  void paperOfABibliography_keepsItsReferences_butAWholeOneHasNone() {
    publisher.publish(citing("a"));
    publisher.publish(citing("c", "a", "x"));
    Paper bare = citing("c");

    assertThat(publisher.publish(bare, Replaceable.LIVE, BIBLIOGRAPHY).outcome())
        .isEqualTo(Outcome.UNCHANGED);
    Paper revised = PaperBuilder.from(bare).title("Another Title").build();
    assertThat(publisher.publish(revised, Replaceable.LIVE, BIBLIOGRAPHY).outcome())
        .isEqualTo(Outcome.REVISED);
    assertThat(found("c")).containsExactly("a", "-");
    cited.assertHealthy();

    publisher.publish(bare, Replaceable.LIVE, Origin.WHOLE);
    assertThat(references("c")).isEmpty();
    cited.assertHealthy();
  }

  /** Nor of a status: what an operator retracted stays so. */
  @ParameterizedTest
  @EnumSource(names = {"DRAFT", "RETRACTED", "SUPERSEDED"})
  void paperOfABibliography_keepsItsStatus_butAWholeOneIsPublished(Status status) {
    Paper bare = citing("c");
    Optional<PaperId> by = Optional.of(new PaperId("a")).filter(_ -> status == Status.SUPERSEDED);
    Paper marked =
        PaperBuilder.from(bare)
            .status(status)
            .supersededBy(by)
            .text(TextField.STATUS_REASON, Optional.of("Wrong data."))
            .build();
    publisher.publish(marked);

    assertThat(publisher.publish(bare, Replaceable.LIVE, BIBLIOGRAPHY).outcome())
        .isEqualTo(Outcome.UNCHANGED);
    Paper retracted = PaperBuilder.from(bare).status(Status.RETRACTED).build();
    assertThat(publisher.publish(retracted, Replaceable.LIVE, BIBLIOGRAPHY).outcome())
        .isEqualTo(status == Status.RETRACTED ? Outcome.UNCHANGED : Outcome.REVISED);
    assertThat(status("c")).isEqualTo(Status.RETRACTED);

    publisher.publish(bare, Replaceable.LIVE, Origin.WHOLE);
    assertThat(status("c")).isEqualTo(Status.PUBLISHED);
  }

  @Test
  void revision_keepsWhatWasFound_andDropsWhatIsNoLongerCited() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b"));
    publisher.publish(citing("c", "a", "b"));
    publisher.publish(citing("c", "b", "x"));

    assertThat(cited.stored()).containsExactly("c -> b", "c -> doi:10.5555/x");
    assertThat(cited.counts()).isEqualTo(Map.of("b", 1L));
    assertThat(found("c")).containsExactly("b", "-");
    cited.assertHealthy();
  }

  /** Both index attributes or neither: a citer in no list is in none of citations. */
  @Test
  void citerThatIsWithdrawnOrSuperseded_isInNoListOfCitations() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    publisher.publish(citing("c", "a"));
    publisher.withdraw(new PaperId("b"), Optional.empty(), OptionalLong.empty());
    publisher.publish(
        PaperBuilder.from(citing("c", "a"))
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(new PaperId("a")))
            .build());

    assertThat(cited.stored()).isEmpty();
    assertThat(cited.counts()).isEmpty();
    assertThat(found("c")).containsExactly("a");
    cited.assertHealthy();

    publisher.publish(citing("b", "a"), Replaceable.ANY);
    assertThat(cited.stored()).containsExactly("b -> a");
    cited.assertHealthy();
  }

  /** A record that names a paper waits for it without an identifier. */
  @Test
  void paperNamedByItsId_mayArriveLater() {
    publisher.publish(named("n", "late"));
    assertThat(cited.stored()).containsExactly("n -> paper:late");
    assertThat(cited.counts()).isEmpty();
    publisher.publish(citing("late"));

    assertThat(cited.citations("late")).containsExactly("n");
    cited.assertHealthy();
  }

  /** More references than a transaction takes. */
  @Test
  void manyReferences_areWrittenInSteps_andReadInPrintOrder() {
    int count = Thorough.of(3_000, 300);
    String[] works =
        IntStream.range(0, count)
            .mapToObj(i -> "w-%04d".formatted(count - 1 - i))
            .toArray(String[]::new);
    publisher.publish(citing("w-0007"));
    publisher.publish(citing("survey", works));

    List<Reference> references = references("survey");
    assertThat(references).hasSize(count);
    assertThat(references.getFirst().text()).contains("A work, %s.".formatted(works[0]));
    assertThat(references.stream().filter(it -> it.link().isPresent())).hasSize(1);
    assertThat(cited.stored()).hasSize(count);
    assertThat(cited.citations("w-0007")).containsExactly("survey");
    cited.assertHealthy();
  }

  private Status status(String id) {
    Records records = new Records(table, Clock.systemUTC());
    return records.paper(new PaperId(id)).orElseThrow().status();
  }

  private List<Reference> references(String id) {
    return new Catalog(table).itemCollection(GET_PAPER_REFERENCES, new PaperId(id)).references();
  }

  private List<String> found(String id) {
    return references(id).stream().map(it -> it.paper().map(PaperId::value).orElse("-")).toList();
  }
}
