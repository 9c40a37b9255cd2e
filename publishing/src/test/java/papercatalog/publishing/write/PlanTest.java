package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.PaperState;
import papercatalog.publishing.record.Unfinished;

/** The steps between two states of a paper, and their order. // I-3 */
final class PlanTest {
  private static final Paper SMALL = CLOCKS_1978.asRevision(1, NOW);
  private static final Paper LARGE =
      PaperBuilder.from(CLOCKS_1978)
          .authors(authors(20))
          .references(
              List.of(new Reference(Optional.empty(), Map.of(), Optional.of(new PaperId("cited")))))
          .build()
          .asRevision(2, NOW);
  private static final Paper TOMBSTONE =
      LARGE.tombstone(Optional.of("So."), NOW).asNext(LARGE, NOW);

  @Test
  void plan_ofASmallPaper_isOneTransaction() {
    Plan plan = plan(Map.of(), items(SMALL), true);

    assertThat(names(plan)).containsExactly("items");
    assertThat(plan.first().getFirst().together()).isTrue();
    assertThat(plan.first().getFirst().seen()).isEmpty();
  }

  @Test
  void plan_ofTheSameState_hasNoSteps() {
    assertThat(names(plan(items(LARGE), items(LARGE), false))).isEmpty();
  }

  @Test
  void plan_ofALargePaper_writesTheRecordFirst_andTakesTheMarkAwayLast() {
    Plan plan = plan(items(SMALL), items(LARGE), false);

    assertThat(names(plan)).containsExactly("record", "links", "end");
    assertThat(kinds(plan.first().getFirst()))
        .containsExactly(PaperItem.OWN, PaperItem.VERSION, PaperItem.CHANGE, PaperItem.REFERENCES);
    assertThat(plan.rest())
        .allSatisfy(step -> assertThat(step.seen().flatMap(Unfinished::of)).isPresent());
    assertThat(plan.rest().getLast().changes().getFirst().after())
        .contains(items(LARGE).get(Keys.paper(LARGE.id())));
  }

  @Test
  void plan_ofALargeWithdrawal_marksFirst_andWritesTheTombstoneLast() {
    Plan plan = plan(items(LARGE), items(TOMBSTONE), false);

    assertThat(names(plan)).containsExactly("mark", "links", "record");
    assertThat(plan.rest().getFirst().seen().flatMap(Unfinished::of))
        .contains(new Unfinished.Withdrawing(Optional.of("So."), NOW));
    assertThat(kinds(plan.rest().getLast())).contains(PaperItem.OWN, PaperItem.REFERENCES);
  }

  @Test
  void plan_ofALargeDeletion_removesLastWhatThePaperIsReadFrom() {
    Plan traced =
        plan(
            items(LARGE),
            PaperState.deleted(LARGE.id(), 2, NOW).items(TableSchema.DECLARED),
            false);

    assertThat(names(traced)).containsExactly("mark", "links", "record");
    assertThat(kinds(traced.rest().getLast()))
        .contains(PaperItem.OWN, PaperItem.VERSION, PaperItem.CHANGE);
    assertThat(plan(items(LARGE), Map.of(), false).rest().getFirst().seen())
        .as("the mark says whether the change stays")
        .isNotEqualTo(traced.rest().getFirst().seen());
  }

  /** After a crash, the mark that is there is the one that the plan would set. */
  @Test
  void plan_underItsMark_hasOnlyTheRest() {
    for (Map<ItemKey, Item> wanted : List.of(items(LARGE), items(TOMBSTONE), noItems())) {
      Map<ItemKey, Item> stored = items(wanted.isEmpty() ? LARGE : SMALL);
      Plan plan = plan(stored, wanted, false);
      Plan rest = plan.anew(stored, wanted, TableSchema.DECLARED);

      assertThat(rest.first()).isEmpty();
      assertThat(names(rest)).isEqualTo(names(plan).subList(1, names(plan).size()));
    }
  }

  private static Map<ItemKey, Item> noItems() {
    return Map.of();
  }

  private static Map<ItemKey, Item> items(Paper paper) {
    return PaperState.revised(false, paper, NOW).items(TableSchema.DECLARED);
  }

  private static Plan plan(Map<ItemKey, Item> stored, Map<ItemKey, Item> wanted, boolean fit) {
    return Plan.of(stored, wanted, TableSchema.DECLARED, _ -> fit);
  }

  private static List<String> names(Plan plan) {
    return Stream.concat(plan.first().stream(), plan.rest().stream()).map(Plan.Step::name).toList();
  }

  private static List<PaperItem> kinds(Plan.Step step) {
    return step.changes().stream()
        .map(change -> PaperItem.of(change.key()).orElseThrow())
        .distinct()
        .toList();
  }
}
