package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** A list moves to an index of its own by what one line declares: here A3, on a copy. */
@Tag("slow")
final class MovedListTest {
  @RegisterExtension static final TestTable ENGINE = new TestTable();

  private static final Index BY_AUTHOR = new Index("ByAuthor");
  private static final TableSchema MOVED = TableSchema.DECLARED.moving(KeyPrefix.AUTHOR, BY_AUTHOR);
  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);
  private static final Paper SECOND = paper("second", "1979").build();

  private static CatalogTable table;
  private static Publisher publisher;

  private final Catalog catalog = new Catalog(table);

  @BeforeAll
  static void publish() {
    table = new CatalogTable(ENGINE.client(), "moved", MOVED, Namespace.NONE);
    table.createIfAbsent();
    publisher = new Publisher(table, CLOCK);
    publisher.publish(CLOCKS_1978);
    publisher.publish(SECOND);
  }

  @AfterAll
  static void drop() {
    table.client().deleteTable(request -> request.tableName(table.name()));
  }

  @Test
  void schema_isACopy() {
    assertThat(MOVED.indexes()).containsExactly(Index.GSI1, BY_AUTHOR, Index.GSI2);
    assertThat(TableSchema.DECLARED.indexes()).containsExactly(Index.GSI1, Index.GSI2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableSchema.DECLARED.moving(KeyPrefix.PAPER, BY_AUTHOR));
  }

  @Test
  void table_hasTheIndexWithKeysOfItsOwn() {
    assertThat(
            ENGINE
                .client()
                .describeTable(request -> request.tableName(table.name()))
                .table()
                .globalSecondaryIndexes())
        .filteredOn(index -> index.indexName().equals("ByAuthor"))
        .singleElement()
        .extracting(GlobalSecondaryIndexDescription::keySchema)
        .satisfies(
            key ->
                assertThat(key)
                    .extracting(KeySchemaElement::attributeName)
                    .containsExactlyInAnyOrder("ByAuthorPK", "ByAuthorSK"));
  }

  @Test
  void list_isReadFromItsIndex_pageByPage_andTheOthersFromTheirs() {
    Page<AuthorPaper> first =
        catalog.list(LIST_AUTHOR_PAPERS, LAMPORT.handle(), PageRequest.FIRST.withLimit(1));
    Page<AuthorPaper> second =
        catalog.list(
            LIST_AUTHOR_PAPERS,
            LAMPORT.handle(),
            PageRequest.FIRST.withLimit(1).after(first.nextCursor().orElseThrow()));

    assertThat(first.map(AuthorPaper::paper).items()).containsExactly(SECOND.summary());
    assertThat(second.map(AuthorPaper::paper).items()).containsExactly(CLOCKS_1978.summary());
    assertThat(second.nextCursor()).isEmpty();
    assertThat(
            indexAsked(() -> catalog.list(LIST_AUTHOR_PAPERS, LAMPORT.handle(), PageRequest.FIRST)))
        .isEqualTo("ByAuthor");
    assertThat(
            catalog
                .list(
                    AccessPatterns.LIST_COLLECTION_PAPERS,
                    CLOCKS_1978.collection(),
                    PageRequest.FIRST)
                .items())
        .containsExactly(CLOCKS_1978.summary());
    assertThat(
            indexAsked(
                () ->
                    catalog.list(
                        AccessPatterns.LIST_COLLECTION_PAPERS,
                        CLOCKS_1978.collection(),
                        PageRequest.FIRST)))
        .isEqualTo("GSI1");
    assertThat(
            indexAsked(
                () ->
                    catalog.list(
                        AccessPatterns.LIST_TOPIC_PAPERS,
                        CLOCKS_1978.topics().getFirst(),
                        PageRequest.FIRST)))
        .isEqualTo("GSI2");
  }

  @Test
  void memberships_haveTheKeysOfTheIndex_andOfNoOther() {
    TableContent content = TableContent.of(ENGINE.client(), table.name());
    Item membership = content.items().get(Keys.membership(CLOCKS_1978.id(), LAMPORT.handle()));
    Item own = content.items().get(Keys.paper(CLOCKS_1978.id()));

    assertThat(membership.text("ByAuthorPK")).isEqualTo("AUTHOR#leslie-lamport");
    assertThat(membership.attributes()).containsKey("ByAuthorSK").doesNotContainKey("GSI1PK");
    assertThat(own.attributes()).containsKeys("GSI1PK", "GSI1SK").doesNotContainKey("ByAuthorPK");
    assertThat(TableContent.listed(ENGINE.client(), table.name(), BY_AUTHOR)).hasSize(3);
    assertThat(TableContent.listed(ENGINE.client(), table.name(), Index.GSI1))
        .hasSize(2 + linksIn(Index.GSI1, CLOCKS_1978) + linksIn(Index.GSI1, SECOND));
  }

  @Test
  void verify_goesByTheSchemaOfTheTable() {
    assertThat(findings(table)).isEmpty();
    assertThat(findings(new CatalogTable(table.client(), table.name())))
        .extracting(Finding::flaw)
        .contains(Flaw.WRONG_KEYS);
  }

  @Test
  void papers_thatLeave_leaveTheIndex_andTheirHistoryIsInNone() {
    CatalogTable leaving = new CatalogTable(table.client(), "leaving", MOVED, Namespace.NONE);
    leaving.createIfAbsent();
    Publisher other = new Publisher(leaving, CLOCK);
    other.publish(CLOCKS_1978);
    other.withdraw(CLOCKS_1978.id(), Optional.empty(), OptionalLong.empty());

    for (Index index : MOVED.indexes()) {
      assertThat(TableContent.listed(leaving.client(), leaving.name(), index)).isEmpty();
    }
    assertThat(findings(leaving)).isEmpty();
    leaving.client().deleteTable(request -> request.tableName(leaving.name()));
  }

  /** An entry of the index is charged as it was in the shared one. */
  @Test
  void writes_costTheSame() {
    Publisher declared = new Publisher(new CatalogTable(table.client(), table.name()), CLOCK);
    Paper planned = paper("planned", "2026").build();

    assertThat(publisher.dryRun().publish(planned)).isEqualTo(declared.dryRun().publish(planned));
  }

  private static String indexAsked(Runnable list) {
    ENGINE.requests().clear();
    list.run();
    return ENGINE.requests().only(QueryRequest.class).indexName();
  }

  private static List<Finding> findings(CatalogTable verified) {
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(verified, CLOCK).run(findings::add, _ -> {});
    return findings;
  }

  private static int linksIn(Index index, Paper paper) {
    return (int)
        new PaperItems(MOVED)
            .links(paper).values().stream()
                .filter(link -> link.attributes().containsKey(index.partitionKey()))
                .count();
  }
}
