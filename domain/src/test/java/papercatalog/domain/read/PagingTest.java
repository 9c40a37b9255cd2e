package papercatalog.domain.read;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.LAMPORT;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.PaperItems;

/** Walking a list from its first page to its last shows each paper once, in order. */
@Tag("slow")
final class PagingTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final int[] SIZES = {0, 1, 24, 25, 26, 50, 150};
  private static final List<String> DATES =
      List.of("2016", "2017-03", "2017-03-01", "2017-03-02", "2018", "2018-01-01", "2018-06");
  private static final List<Optional<PublicationDate>> BOUNDS =
      Stream.of("2017-03", "2017-03-02", "2018")
          .map(date -> Optional.of(new PublicationDate(date)))
          .toList();

  /** The papers of a collection, which all have one date or several. */
  record Papers(boolean oneDate, List<Paper> papers) {
    CollectionName collection() {
      return new CollectionName((oneDate ? "one-date-" : "dates-") + papers.size());
    }

    @Override
    public String toString() {
      return collection().value();
    }
  }

  private static final List<Papers> COLLECTIONS =
      IntStream.of(SIZES)
          .boxed()
          .flatMap(size -> Stream.of(collection(true, size), collection(false, size)))
          .toList();

  static Stream<Papers> collections() {
    return COLLECTIONS.stream();
  }

  @BeforeAll
  static void store() {
    for (Papers collection : COLLECTIONS) {
      store(collection.papers());
    }
  }

  @ParameterizedTest
  @MethodSource("collections")
  void walk_withAnyPageSize_showsEachPaperOnceInOrder(Papers collection) {
    for (int pageSize : pageSizes(collection)) {
      for (Order order : Order.values()) {
        assertWalk(collection, PageRequest.FIRST.withLimit(pageSize).withOrder(order));
      }
    }
  }

  /** Of a long list not the smallest: thousands of pages would show nothing that fewer do not. */
  private static int[] pageSizes(Papers collection) {
    return collection.papers().size() > Thorough.of(100, 24)
        ? Thorough.of(new int[] {7, 24, 25, 26, 100}, new int[] {25, 100})
        : new int[] {1, 2, 5, 24, 25, 26, 100};
  }

  @ParameterizedTest
  @MethodSource("collections")
  void walk_withinARange_showsExactlyThePapersOfTheRange(Papers collection) {
    List<Optional<PublicationDate>> bounds = new ArrayList<>(BOUNDS);
    bounds.add(Optional.empty());
    for (Optional<PublicationDate> from : bounds) {
      for (Optional<PublicationDate> until : bounds) {
        if (inOrder(from, until)) {
          assertWalks(collection, PageRequest.FIRST.between(from, until));
        }
      }
    }
  }

  private static void assertWalks(Papers collection, PageRequest range) {
    int size = collection.papers().size();
    int[] pageSizes =
        size > 100
            ? new int[] {60}
            : size > 24
                ? Thorough.of(new int[] {7, 25}, new int[] {25})
                : size > Thorough.of(24, 1) ? new int[] {6} : new int[] {1, 2, 3, 6};
    for (int pageSize : pageSizes) {
      for (Order order : Order.values()) {
        assertWalk(collection, range.withLimit(pageSize).withOrder(order));
      }
    }
  }

  private static void assertWalk(Papers collection, PageRequest first) {
    List<String> expected = expected(collection.papers(), first);
    List<Page<PaperSummary>> pages = pages(collection, first, Page::nextCursor, expected.size());

    assertThat(pages.stream().flatMap(page -> page.items().stream()).map(it -> it.id().value()))
        .as("%s", first)
        .containsExactlyElementsOf(expected);
    assertThat(pages.getLast().nextCursor()).isEmpty();
    assertThat(pages)
        .as("no empty last page")
        .hasSize(Math.max(1, Math.ceilDiv(expected.size(), first.limit())));
    assertThat(pages.getFirst().previousCursor()).isEmpty();
    Optional<PageRequest> beforeLast = pages.getLast().previousCursor().map(first::after);
    assertThat(
            beforeLast.stream()
                .flatMap(it -> pages(collection, it, Page::previousCursor, pages.size()).stream())
                .map(Page::items))
        .as("back from the last page of %s", first)
        .isEqualTo(
            pages.subList(0, pages.size() - 1).reversed().stream().map(Page::items).toList());
  }

  /** The pages from one on, by their cursors in a direction. */
  private static List<Page<PaperSummary>> pages(
      Papers collection,
      PageRequest first,
      Function<Page<PaperSummary>, Optional<String>> cursor,
      int most) {
    List<Page<PaperSummary>> pages = new ArrayList<>();
    Optional<PageRequest> asked = Optional.of(first);
    while (asked.isPresent() && pages.size() <= most) {
      pages.add(
          TABLE
              .catalog()
              .list(AccessPatterns.LIST_COLLECTION_PAPERS, collection.collection(), asked.get()));
      asked = cursor.apply(pages.getLast()).map(first::after);
    }
    return pages;
  }

  private static List<String> expected(List<Paper> papers, PageRequest pageRequest) {
    List<String> expected =
        new ArrayList<>(
            papers.stream()
                .filter(paper -> within(paper.published(), pageRequest))
                .sorted(
                    Comparator.comparing((Paper paper) -> paper.published().earliest())
                        .thenComparing(paper -> paper.published().text())
                        .thenComparing(paper -> paper.id().value()))
                .map(paper -> paper.id().value())
                .toList());
    if (pageRequest.order() == Order.DESC) {
      Collections.reverse(expected);
    }
    return expected;
  }

  private static boolean within(PublicationDate date, PageRequest pageRequest) {
    return pageRequest.from().map(from -> !date.earliest().isBefore(from.earliest())).orElse(true)
        && pageRequest.until().map(until -> !date.earliest().isAfter(lastDay(until))).orElse(true);
  }

  private static LocalDateTime lastDay(PublicationDate date) {
    return switch (date.text().length()) {
      case 4 -> date.earliest().plusYears(1).minusDays(1);
      case 7 -> date.earliest().plusMonths(1).minusDays(1);
      default -> date.earliest();
    };
  }

  private static boolean inOrder(Optional<PublicationDate> from, Optional<PublicationDate> until) {
    return from.isEmpty()
        || until.isEmpty()
        || !from.get().earliest().isAfter(lastDay(until.get()));
  }

  private static Papers collection(boolean oneDate, int size) {
    CollectionName name = new CollectionName((oneDate ? "one-date-" : "dates-") + size);
    Random random = new Random(size);
    List<Paper> papers = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      String date = oneDate ? "2017-03-02" : DATES.get(random.nextInt(DATES.size()));
      papers.add(
          new PaperBuilder(
                  new PaperId(name + "-" + random.nextInt(1_000_000) + "-" + i),
                  "Paper " + i,
                  name,
                  new PublicationDate(date))
              .authors(List.of(LAMPORT))
              .build());
    }
    return new Papers(oneDate, papers);
  }

  /** The papers' own items are enough for their collection's list. */
  private static void store(List<Paper> papers) {
    ItemBatches.put(
        TABLE.client(), TestTable.NAME, papers.stream().map(PaperItems.DECLARED::paper).toList());
  }
}
