package papercatalog.publishing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.Credits;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.ChangeWalk;
import papercatalog.domain.read.Cursor;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Scope;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

/** A10: what changed, in both orders, over the ends of years, and what is too young to be shown. */
@Tag("slow")
final class ChangesTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Instant START = Instant.parse("2026-11-20T09:00:00Z");
  private static final PageRequest OLDEST_FIRST = PageRequest.FIRST.withOrder(Order.ASC);

  private final String table = ENGINE.newTable();

  @Test
  void changes_sayWhatBecameOfEachPaper_once() {
    PaperId id = new PaperId("Two");
    publisher(1).publish(paper("one", "2026").build());
    publisher(2).publish(paper("Two", "2026").build());
    publisher(3).publish(paper("one", "2026").title("Another").build());

    assertThat(after(10).listChanges(OLDEST_FIRST).changes())
        .containsExactly(
            credited(change("Two", ChangeKind.CREATED, 1, 2), "Paper Two"),
            credited(change("one", ChangeKind.REVISED, 2, 3), "Another"));

    publisher(4).withdraw(id, Optional.empty(), OptionalLong.empty());
    assertThat(latest())
        .isEqualTo(
            change("Two", ChangeKind.WITHDRAWN, 2, 4)
                .listed(Optional.of("Paper Two"), Credits.NONE));
    publisher(5).publish(paper("Two", "2026").build(), Replaceable.ANY);
    assertThat(latest())
        .isEqualTo(credited(change("Two", ChangeKind.REINSTATED, 3, 5), "Paper Two"));
    publisher(6).publish(paper("Two", "2026").title("Another").build());
    assertThat(latest()).isEqualTo(credited(change("Two", ChangeKind.REVISED, 4, 6), "Another"));
    publisher(7).delete(id, OptionalLong.empty());
    assertThat(latest()).isEqualTo(change("Two", ChangeKind.DELETED, 4, 7));
    publisher(8).publish(paper("Two", "2026").build());
    assertThat(latest()).isEqualTo(credited(change("Two", ChangeKind.CREATED, 1, 8), "Paper Two"));
    assertThat(after(10).listChanges(PageRequest.FIRST).changes()).hasSize(2);
  }

  @Test
  void deleteWithoutTrace_leavesNoChange_alsoOfWhatWasDeletedBefore() {
    publisher(1).publish(paper("one", "2026").build());
    publisher(1).publish(paper("two", "2026").build());

    publisher(2).deleteWithoutTrace(new PaperId("one"), OptionalLong.empty());
    publisher(2).delete(new PaperId("two"), OptionalLong.empty());
    publisher(3).deleteWithoutTrace(new PaperId("two"), OptionalLong.empty());

    assertThat(after(10).listChanges(PageRequest.FIRST).changes()).isEmpty();
  }

  @Test
  void changes_ofTheLastMinute_areNotShown_andTheAnswerSaysUpToWhenItSpeaks() {
    publisher(0).publish(paper("old", "2026").build());
    publisher(30).publish(paper("young", "2026").build());

    ChangePage page = at(START.plusSeconds(80)).listChanges(OLDEST_FIRST);

    assertThat(page.until()).isEqualTo(START.plusSeconds(20));
    assertThat(page.changes()).extracting(Change::id).containsExactly(new PaperId("old"));
    assertThat(page.nextCursor()).isEmpty();
    assertThat(at(START.plusSeconds(80)).listChanges(PageRequest.FIRST).changes())
        .isEqualTo(page.changes());
    ChangePage later =
        at(START.plusSeconds(90))
            .listChanges(OLDEST_FIRST.after(page.resumeCursor().orElseThrow()));
    assertThat(later.changes()).extracting(Change::id).containsExactly(new PaperId("young"));
    ChangePage again =
        at(START.plusSeconds(95))
            .listChanges(OLDEST_FIRST.after(later.resumeCursor().orElseThrow()));
    assertThat(again.changes()).isEmpty();
    assertThat(again.resumeCursor()).isEqualTo(later.resumeCursor());
    ChangePage byASlowClock =
        at(START.plusSeconds(70))
            .listChanges(OLDEST_FIRST.after(later.resumeCursor().orElseThrow()));
    assertThat(byASlowClock.changes()).isEmpty();
  }

  @Test
  void changes_ofAnEmptyCatalog_canBeFollowed() {
    ChangePage none = at(START).listChanges(OLDEST_FIRST);
    assertThat(none.changes()).isEmpty();
    assertThat(none.nextCursor()).isEmpty();

    publisher(1).publish(paper("first", "2026").build());

    assertThat(
            after(2).listChanges(OLDEST_FIRST.after(none.resumeCursor().orElseThrow())).changes())
        .hasSize(1);
    assertThat(at(START).listChanges(PageRequest.FIRST).resumeCursor()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void walk_acrossYears_hasNoHole(Order order) {
    List<Change> changes =
        IntStream.range(0, 40)
            .mapToObj(
                i ->
                    new Change(
                        new PaperId("paper-" + i),
                        ChangeKind.CREATED,
                        1,
                        START.plus(Duration.ofDays(30L * i))))
            .filter(change -> year(change) != 2028) // a year without a change
            .toList();
    givenChanges(changes);
    Catalog catalog = at(Instant.parse("2031-05-01T00:00:00Z"));
    List<Change> expected = order == Order.ASC ? changes : changes.reversed();

    for (int limit : new int[] {1, 3, 100}) {
      PageRequest pageRequest = PageRequest.FIRST.withOrder(order).withLimit(limit);
      assertThat(walked(catalog, pageRequest)).isEqualTo(expected);
      assertThat(walked(catalog, pageRequest.between(date("2027-02"), date("2029"))))
          .isEqualTo(
              expected.stream()
                  .filter(it -> year(it) > 2026 && year(it) < 2030)
                  .filter(it -> !it.at().toString().startsWith("2027-01"))
                  .toList());
    }
  }

  @Test
  void changes_sinceAndUntilADate_areThoseOfTheRange() {
    givenChanges(
        List.of(
            new Change(new PaperId("a"), ChangeKind.CREATED, 1, START),
            new Change(new PaperId("b"), ChangeKind.CREATED, 1, START.plusMillis(999)),
            new Change(new PaperId("c"), ChangeKind.CREATED, 1, START.plusSeconds(1))));
    Catalog catalog = at(START.plus(Duration.ofDays(9)));

    assertThat(ids(catalog, date("2026-11-20T09:00:00Z"), date("2026-11-20T09:00:00Z")))
        .containsExactly("a", "b");
    assertThat(ids(catalog, date("2026-11-20T09:00:01Z"), Optional.empty())).containsExactly("c");
    assertThat(ids(catalog, date("2026-11-20"), date("2026-11"))).containsExactly("a", "b", "c");
    assertThat(ids(catalog, Optional.empty(), date("2026-11-19"))).isEmpty();
    assertThat(ids(catalog, date("2099"), Optional.empty())).isEmpty();
    assertThat(ids(catalog, date("1999"), Optional.empty())).containsExactly("a", "b", "c");
  }

  @Test
  void cursor_ofAnotherWalk_orOfNone_isRefused() {
    givenChanges(List.of(new Change(new PaperId("a"), ChangeKind.CREATED, 1, START)));
    Catalog catalog = at(START.plus(Duration.ofDays(1)));
    String cursor = catalog.listChanges(OLDEST_FIRST).resumeCursor().orElseThrow();

    assertThatThrownBy(() -> catalog.listChanges(PageRequest.FIRST.after(cursor)))
        .isInstanceOf(CursorScopeMismatch.class);
    assertThatThrownBy(
            () ->
                catalog.listChanges(
                    OLDEST_FIRST.between(date("2026-11"), Optional.empty()).after(cursor)))
        .isInstanceOf(CursorScopeMismatch.class);
    Scope range = ChangeWalk.of(OLDEST_FIRST, START, Namespace.NONE).range();
    for (String position :
        List.of("2026", "2026-", "2027-01", "x", "2026-11-20T09:00:00.000Z#", "99999-", "~")) {
      if (!position.equals("2026-")) {
        String forged = new Cursor(position).encode(range);
        assertThatThrownBy(() -> catalog.listChanges(OLDEST_FIRST.after(forged)))
            .as(position)
            .isInstanceOf(InvalidCursor.class);
      }
    }
  }

  private void givenChanges(List<Change> changes) {
    List<Item> items =
        changes.stream().map(change -> ChangeItem.of(TableSchema.DECLARED, change)).toList();
    ItemBatches.put(ENGINE.client(), table, items);
  }

  private static List<Change> walked(Catalog catalog, PageRequest pageRequest) {
    List<Change> changes = new ArrayList<>();
    Optional<PageRequest> next = Optional.of(pageRequest);
    while (next.isPresent()) {
      PageRequest asked = next.get();
      ChangePage page = catalog.listChanges(asked);
      assertThat(page.changes()).hasSizeLessThanOrEqualTo(asked.limit());
      changes.addAll(page.changes());
      next = page.nextCursor().map(asked::after);
    }
    return changes;
  }

  private static List<String> ids(
      Catalog catalog, Optional<PublicationDate> since, Optional<PublicationDate> until) {
    return walked(catalog, OLDEST_FIRST.between(since, until)).stream()
        .map(change -> change.id().value())
        .toList();
  }

  private Change latest() {
    return after(10).listChanges(PageRequest.FIRST).changes().getFirst();
  }

  private static Change credited(Change change, String title) {
    Paper paper = paper("any", "2026").build();
    Credits credits =
        new Credits(
            paper.authors(), paper.authorCount(), Optional.empty(), Optional.of(paper.published()));
    return change.listed(Optional.of(title), credits);
  }

  private static Change change(String id, ChangeKind kind, long revision, int second) {
    return new Change(new PaperId(id), kind, revision, START.plusSeconds(second));
  }

  private static int year(Change change) {
    return change.at().atOffset(ZoneOffset.UTC).getYear();
  }

  private static Optional<PublicationDate> date(String text) {
    return Optional.of(new PublicationDate(text));
  }

  private Publisher publisher(int second) {
    return new Publisher(
        new CatalogTable(ENGINE.client(), table),
        Clock.fixed(START.plusSeconds(second), ZoneOffset.UTC));
  }

  /** The catalog as soon as it shows what was written so many seconds after the start. */
  private Catalog after(int second) {
    return at(START.plusSeconds(second + 60));
  }

  private Catalog at(Instant now) {
    return new Catalog(new CatalogTable(ENGINE.client(), table), Clock.fixed(now, ZoneOffset.UTC));
  }
}
