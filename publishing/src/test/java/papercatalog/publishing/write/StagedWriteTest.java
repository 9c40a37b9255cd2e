package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.Records;

/** The life of a paper by 3,000 authors, as real collaborations have them. */
@Tag("slow")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class StagedWriteTest {
  @RegisterExtension static final FaultyEngine ENGINE = FaultyEngine.real();

  private static final List<Authorship> ALL =
      authors(310).stream().map(a -> a.handle().value().endsWith("7") ? edited(a) : a).toList();
  private static final Paper FIRST =
      PaperBuilder.from(CLOCKS_1978).authors(ALL.subList(0, 300).reversed()).build();
  private static final Paper SECOND =
      PaperBuilder.from(FIRST).title("Second").authors(ALL.subList(100, 310)).build();
  private static final PaperId ID = FIRST.id();

  private static String table;

  private final Catalog catalog = new Catalog(new CatalogTable(ENGINE.client(), table));
  private final Records records = new Records(new CatalogTable(ENGINE.client(), table), clock());
  private final Publisher publisher =
      new Publisher(new CatalogTable(ENGINE.client(), table), clock());

  @BeforeAll
  static void introduce() {
    table = ENGINE.newTable(ALL.subList(0, 300), FIRST);
  }

  @Test
  @Order(1)
  void publish_of300Authors_isReadWithTheFirstHundred_andListedForEach() {
    Written planned = publisher.dryRun().publish(FIRST);

    assertThat(publisher.publish(FIRST)).isEqualTo(planned);

    assertThat(planned.work().puts()).isEqualTo(1 + 1 + 1 + links(FIRST) + 1);
    Paper read = catalog.get(AccessPatterns.GET_PAPER, ID);
    assertThat(read.authors()).isEqualTo(FIRST.authors().subList(0, 100));
    assertThat(read.authorCount()).isEqualTo(300);
    assertThat(records.paper(ID)).contains(FIRST.asRevision(1, NOW));
    for (Authorship author : FIRST.authors()) {
      assertThat(
              catalog
                  .list(AccessPatterns.LIST_AUTHOR_PAPERS, author.handle(), PageRequest.FIRST)
                  .map(AuthorPaper::paper)
                  .items())
          .containsExactly(FIRST.summary());
    }
    assertThat(ListsOf.papers(catalog, CLOCKS_1978))
        .hasSize(1 + links(CLOCKS_1978))
        .allSatisfy(
            (list, papers) ->
                assertThat(papers)
                    .isEqualTo(list.startsWith("AUTHOR#") ? List.of() : List.of(FIRST.summary())));
  }

  @Test
  @Order(2)
  void publish_ofARevision_reachesEveryCopy_andLeavesTheRemovedAuthorsLists() {
    assertThat(publisher.publish(SECOND).revision()).isEqualTo(2);

    assertThat(records.paper(ID)).contains(SECOND.asRevision(2, NOW));
    assertThat(listed()).hasSize(1 + links(SECOND)).containsOnly(SECOND.summary());
    for (Authorship gone : List.of(ALL.getFirst(), ALL.get(99))) {
      assertThat(
              catalog
                  .list(AccessPatterns.LIST_AUTHOR_PAPERS, gone.handle(), PageRequest.FIRST)
                  .items())
          .isEmpty();
    }
    assertThat(catalog.get(AccessPatterns.GET_AUTHOR, ALL.getLast().handle()).name())
        .isEqualTo(ALL.getLast().name());
    assertThat(records.version(ID, 1)).contains(FIRST.asRevision(1, NOW));
  }

  @Test
  @Order(3)
  void withdraw_leavesATombstone_andNoList() {
    Optional<String> reason = Optional.of("Not reproducible.");

    assertThat(publisher.withdraw(ID, reason, OptionalLong.of(2)).outcome())
        .isEqualTo(Outcome.WITHDRAWN);

    assertThatThrownBy(() -> catalog.get(AccessPatterns.GET_PAPER, ID))
        .isInstanceOfSatisfying(
            PaperWithdrawn.class,
            gone -> {
              assertThat(gone.tombstone().orElseThrow().reason()).isEqualTo(reason);
              assertThat(gone.tombstone().orElseThrow().withdrawnAt()).isEqualTo(NOW);
            });
    assertThat(listed()).isEmpty();
    assertThat(TableContent.of(ENGINE.client(), table).papers().items()).hasSize(1 + 3);
    assertThat(records.version(ID, 2)).contains(SECOND.asRevision(2, NOW));
    assertThat(records.version(ID, 1)).contains(FIRST.asRevision(1, NOW));
  }

  @Test
  @Order(4)
  void delete_afterReinstating_leavesNothingButProfiles() {
    publisher.publish(SECOND, Replaceable.ANY);
    assertThat(listed()).hasSize(1 + links(SECOND));

    publisher.delete(ID, OptionalLong.of(4));

    assertThat(TableContent.of(ENGINE.client(), table).papers().items()).isEmpty();
    assertThat(TableContent.of(ENGINE.client(), table).profiles().items()).hasSize(310);
    assertThat(listed()).isEmpty();
    assertThatThrownBy(() -> catalog.get(AccessPatterns.GET_PAPER, ID))
        .isInstanceOf(PaperNotFound.class);
    assertThatThrownBy(() -> publisher.delete(ID, OptionalLong.empty()))
        .isInstanceOf(PaperNotFound.class);
  }

  private static int links(Paper paper) {
    return PaperItems.DECLARED.links(paper).size();
  }

  private static List<PaperSummary> listed() {
    return TableSchema.DECLARED.indexes().stream()
        .flatMap(index -> TableContent.listed(ENGINE.client(), table, index).stream())
        .toList();
  }

  private static Authorship edited(Authorship author) {
    return new Authorship(author.handle(), author.name(), Role.EDITOR);
  }

  private static Clock clock() {
    return Clock.fixed(NOW, ZoneOffset.UTC);
  }
}
