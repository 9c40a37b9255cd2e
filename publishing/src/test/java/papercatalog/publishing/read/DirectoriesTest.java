package papercatalog.publishing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.write.Outcome;
import papercatalog.publishing.write.Publisher;

/** A11 and A12: collections and topics come into their directories with the first paper. */
final class DirectoriesTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private final String table = ENGINE.newTable();
  private final Catalog catalog = new Catalog(new CatalogTable(ENGINE.client(), table));
  private final Publisher publisher =
      new Publisher(new CatalogTable(ENGINE.client(), table), Clock.fixed(NOW, ZoneOffset.UTC));

  @Test
  void directories_ofAnEmptyCatalog_areEmpty() {
    assertThat(catalog.list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST))
        .isEqualTo(new Page<>(List.of(), Optional.empty()));
    assertThat(catalog.list(AccessPatterns.LIST_TOPICS, NamePrefix.ALL, PageRequest.FIRST).items())
        .isEmpty();
  }

  @Test
  void publish_introducesWhatIsNew_andLeavesTitlesAlone() {
    publisher.shared().upsert(entry(Directory.TOPICS, "systems", "Systems"));
    publisher.publish(
        paper("a", "2026").topics(List.of(new TopicName("systems"), new TopicName("art"))).build());

    assertThat(catalog.list(AccessPatterns.LIST_TOPICS, NamePrefix.ALL, PageRequest.FIRST).items())
        .containsExactly(
            DirectoryEntry.of(Directory.TOPICS, "art").counting(1),
            entry(Directory.TOPICS, "systems", "Systems").counting(1));
    assertThat(
            catalog
                .list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST)
                .items())
        .containsExactly(DirectoryEntry.of(Directory.COLLECTIONS, "collection").counting(1));
  }

  @Test
  void title_isGivenOnce_andChanged() {
    DirectoryEntry first = entry(Directory.COLLECTIONS, "cacm", "CACM");
    DirectoryEntry second = entry(Directory.COLLECTIONS, "cacm", "Communications of the ACM");

    assertThat(publisher.shared().upsert(first).outcome()).isEqualTo(Outcome.CREATED);
    assertThat(publisher.shared().upsert(first).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(publisher.shared().upsert(second).outcome()).isEqualTo(Outcome.REVISED);
    assertThat(
            catalog
                .list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST)
                .items())
        .containsExactly(second.counting(0));
  }

  @Test
  void withdrawnPaper_introducesNothing_andDeletionLeavesTheDirectories() {
    publisher.publish(paper("b", "2026").build().tombstone(Optional.of("Never was."), NOW));
    assertThat(
            catalog
                .list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST)
                .items())
        .isEmpty();

    publisher.publish(paper("c", "2026").build());
    publisher.delete(new PaperId("c"), OptionalLong.empty());
    assertThat(
            catalog
                .list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST)
                .items())
        .hasSize(1);
  }

  @Test
  void walk_withAnyPageSize_showsEachNameOnce_inOrder() {
    List<String> names =
        IntStream.range(0, 30)
            .mapToObj(i -> "name" + (i % 3 == 0 ? "-" : "") + i)
            .sorted()
            .toList();
    names.forEach(
        name ->
            publisher
                .shared()
                .upsert(new DirectoryEntry(Directory.COLLECTIONS, name, Optional.empty())));
    publisher.shared().upsert(entry(Directory.TOPICS, "other", "Not a collection"));

    for (int limit : new int[] {1, 7, 30, 100}) {
      List<String> seen = new ArrayList<>();
      Optional<PageRequest> next = Optional.of(PageRequest.FIRST.withLimit(limit));
      while (next.isPresent()) {
        Page<DirectoryEntry> page =
            catalog.list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, next.get());
        page.items().forEach(entry -> seen.add(entry.name()));
        next = page.nextCursor().map(next.get()::after);
      }
      assertThat(seen).isEqualTo(names);
    }
    String cursor =
        catalog
            .list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST.withLimit(1))
            .nextCursor()
            .orElseThrow();
    assertThatThrownBy(
            () ->
                catalog.list(
                    AccessPatterns.LIST_TOPICS, NamePrefix.ALL, PageRequest.FIRST.after(cursor)))
        .isInstanceOf(CursorScopeMismatch.class);
  }

  @Test
  void names_thatPapersUse_areFoundWhereTheirListsAre() {
    publisher.publish(paper("d", "2026").build());

    DirectoryEntry entry =
        catalog
            .list(AccessPatterns.LIST_COLLECTIONS, NamePrefix.ALL, PageRequest.FIRST)
            .items()
            .getFirst();

    assertThat(
            catalog
                .list(
                    AccessPatterns.LIST_COLLECTION_PAPERS,
                    new CollectionName(entry.name()),
                    PageRequest.FIRST)
                .items())
        .hasSize(1);
  }

  private static DirectoryEntry entry(Directory directory, String name, String title) {
    return new DirectoryEntry(directory, name, Optional.of(title));
  }
}
