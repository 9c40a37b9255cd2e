package papercatalog.domain.read;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.PaperItems;

/** DynamoDB ends a page at 1 MB; the list goes on after it. */
@Tag("slow")
final class LargePageTest {
  @RegisterExtension static final TestTable TABLE = TestTable.real();

  private static final int PAPERS = 120;
  private static final CollectionName COLLECTION = new CollectionName("collection");

  @BeforeAll
  static void store() {
    List<Authorship> authors =
        IntStream.range(0, 10)
            .mapToObj(
                i ->
                    new Authorship(
                        new AuthorHandle("author-" + i), "\u6587".repeat(200), Role.AUTHOR))
            .toList();
    for (int i = 0; i < PAPERS; i++) {
      var largest =
          paper("paper-" + i, "2026")
              .authors(authors)
              .text(TextField.ABSTRACT, "\u6587".repeat(5_000))
              .build();
      TABLE
          .client()
          .putItem(
              put ->
                  put.tableName(TestTable.NAME)
                      .item(PaperItems.DECLARED.paper(largest).attributes()));
    }
  }

  @Test
  void walk_overPagesThatEndEarly_showsEachPaperOnce() {
    List<PaperSummary> walked = new ArrayList<>();
    List<Integer> pageSizes = new ArrayList<>();
    Optional<PageRequest> pageRequest = Optional.of(PageRequest.FIRST.withLimit(100));
    while (pageRequest.isPresent()) {
      PageRequest current = pageRequest.get();
      Page<PaperSummary> page =
          TABLE.catalog().list(AccessPatterns.LIST_COLLECTION_PAPERS, COLLECTION, current);
      walked.addAll(page.items());
      pageSizes.add(page.items().size());
      pageRequest = page.nextCursor().map(current::after);
    }

    assertThat(walked).hasSize(PAPERS).doesNotHaveDuplicates();
    assertThat(pageSizes.getFirst()).as("a page that ended at 1 MB").isBetween(1, 99);
  }
}
