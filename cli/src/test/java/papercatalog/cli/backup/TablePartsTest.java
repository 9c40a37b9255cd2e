package papercatalog.cli.backup;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.cli.GeneratedHistory;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.TableContent;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@Tag("slow")
final class TablePartsTest {
  /** Enough that the first papers are returned before the last ones are read. */
  private static final int PAPERS = 100;

  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final GeneratedPapers PUBLISHED = GeneratedPapers.of(PAPERS);

  @BeforeAll
  static void givenPapers() {
    new GeneratedHistory(PUBLISHED).put(TABLE.client(), PublishedTable.NAME);
  }

  @Test
  void parts_readManyPapersInARequest() {
    TABLE.requests().clear();

    List<Part.History> read = histories(parts());

    assertThat(read).hasSize(PAPERS);
    assertThat(TABLE.requests().all(QueryRequest.class))
        .as("of the directories, whose counts are corrected at the end")
        .allMatch(query -> Directory.of(partition(query)).isPresent());
    assertThat(TABLE.requests().all(BatchGetItemRequest.class)).hasSizeLessThan(PAPERS / 4);
  }

  @Test
  void parts_restoredIntoAnEmptyTable_areWrittenTogether_withoutReadingEachPaper() {
    CatalogTable copy = new CatalogTable(TABLE.client(), "copy");
    copy.createIfAbsent();
    Restorer restorer = new Restorer(copy, false);
    TABLE.requests().clear();

    try (TableParts parts = parts()) {
      restorer.restore(parts, () -> false);
    }

    assertThat(TableContent.of(copy).papers().items())
        .isEqualTo(TableContent.of(TABLE.table(Namespace.NONE)).papers().items());
    assertThat(TABLE.requests().all(QueryRequest.class))
        .as("of the directories, whose counts are corrected at the end")
        .allMatch(query -> Directory.of(partition(query)).isPresent());
    assertThat(TABLE.requests().all(BatchWriteItemRequest.class))
        .hasSizeLessThan((int) restorer.progress().written() / 20);
  }

  private static String partition(QueryRequest query) {
    return query.expressionAttributeValues().get(":partition").s();
  }

  @Test
  void parts_ofPapersWrittenSinceTheWalk_areThoseWritten() {
    List<Paper> inOrder =
        PUBLISHED.stream().sorted(Comparator.comparing(paper -> paper.id().key())).toList();
    Paper deleted = inOrder.get(PAPERS - 1);
    Paper changed = inOrder.get(PAPERS - 2);
    try (TableParts parts = parts()) {
      assertThat(parts.next()).isPresent(); // so the walk has ended
      String title = "Changed at " + System.nanoTime();
      TABLE.publisher().publish(PaperBuilder.from(changed).title(title).build());
      TABLE.publisher().delete(deleted.id(), OptionalLong.empty());

      List<Part.History> read = histories(parts);

      assertThat(newest(read, changed)).get().extracting(Paper::title).isEqualTo(title);
      assertThat(newest(read, deleted)).isEmpty();
    }
  }

  @Test
  void size_isKnownOnceTheWalkHasEnded() {
    try (TableParts parts = parts()) {
      assertThat(parts.size()).isZero();
      assertThat(parts.next()).isPresent();
      assertThat(parts.size()).isGreaterThanOrEqualTo(PAPERS);
    }
  }

  private static TableParts parts() {
    Clock clock = Clock.fixed(PublishedTable.NOW, ZoneOffset.UTC);
    return new TableParts(TABLE.table(Namespace.NONE), clock, Optional.empty());
  }

  private static List<Part.History> histories(TableParts parts) {
    return Stream.iterate(parts.next(), Optional::isPresent, _ -> parts.next())
        .flatMap(part -> part.get() instanceof Part.History it ? Stream.of(it) : Stream.empty())
        .toList();
  }

  private static Optional<Paper> newest(List<Part.History> read, Paper paper) {
    return read.stream()
        .filter(history -> history.change().id().equals(paper.id()))
        .findFirst()
        .orElseThrow()
        .state()
        .paper();
  }
}
