package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.record.TableWalk;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Four catalogs in one table, with the same names in each: none sees anything of another. */
@Tag("slow")
final class TenantsTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final List<Namespace> CATALOGS =
      Stream.of("a", "ab", "b", "").map(Namespace::named).toList();
  private static final Namespace A = CATALOGS.getFirst();
  private static final Clock SETTLED = Clock.fixed(NOW.plus(Duration.ofHours(1)), ZoneOffset.UTC);

  private static String shared;

  @BeforeAll
  static void fill() {
    shared = ENGINE.newTable();
    for (Namespace namespace : CATALOGS) {
      TenantCatalog.ofFewerAuthors(table(shared, namespace), label(namespace)).fill();
    }
  }

  static Stream<Namespace> catalogs() {
    return CATALOGS.stream();
  }

  @ParameterizedTest
  @MethodSource("catalogs")
  void walk_findsWhatATableOfItsOwnWouldHold(Namespace namespace) {
    String own = ENGINE.newTable();
    TenantCatalog.ofFewerAuthors(table(own, Namespace.NONE), label(namespace)).fill();

    assertWalk(table(shared, namespace), table(own, Namespace.NONE));
  }

  @Test
  void walk_findsWhatIsDamagedToo() {
    String harmed = ENGINE.newTable();
    String own = ENGINE.newTable();
    new TenantCatalog(table(harmed, A), "a").fill().harm();
    new TenantCatalog(table(own, Namespace.NONE), "a").fill().harm();

    assertWalk(table(harmed, A), table(own, Namespace.NONE));
  }

  @Test
  void walkOverChosenAttributes_showsThemOfEveryItem() {
    Set<ItemKey> keys = new HashSet<>();
    new TableWalk(table(shared, A))
        .forEach(
            List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
            item -> assertThat(keys.add(item.key())).isTrue());

    assertThat(keys).isEqualTo(TableContent.of(table(shared, A)).items().keySet());
  }

  @Test
  void ids_areThoseOfTheCatalog() {
    Records.Ids ids = new Records(table(shared, A), SETTLED).ids();

    assertThat(ids).isEqualTo(new Records(table(shared, Namespace.NONE), SETTLED).ids());
    assertThat(ids.authors()).hasSize(2 + TenantCatalog.FEWER_AUTHORS + 2);
  }

  /**
   * An interrupted erasure finds the count of a paper that does not exist by its citations: older
   * releases led them to ids that the catalog lacks.
   */
  @Test
  void counts_areVisitedBeforeTheCitationsThatLeadToThem() {
    CatalogTable older = table(ENGINE.newTable(), A);
    TenantCatalog catalog = TenantCatalog.ofFewerAuthors(older, "a").fill();
    PaperId missing = new PaperId("never-there");
    catalog
        .publisher()
        .find(
            new PaperId("citing"),
            it -> CitedPapers.found(it, name -> Optional.of(missing).filter(name::equals)));
    List<ItemKey> keys = new ArrayList<>();
    new TableWalk(older).forEach(item -> keys.add(item.key()), _ -> {});

    assertThat(keys.indexOf(Keys.citationCount(missing)))
        .isNotNegative()
        .isLessThan(keys.indexOf(Keys.link(new PaperId("citing"), KeyPrefix.CITED_WORK, missing)));
  }

  /** In the table and in both indexes: whose it is stands before each partition key. */
  @Test
  void everyPartitionKey_beginsWithItsTenant() {
    Map<Namespace, Long> items =
        stored(shared).stream()
            .collect(Collectors.groupingBy(TenantsTest::owner, Collectors.counting()));

    assertThat(items.keySet()).containsExactlyInAnyOrderElementsOf(CATALOGS);
    assertThat(items.values()).as("all have the same items").containsOnly(items.get(A));
  }

  static Stream<Arguments> lists() {
    CollectionName collection = new CollectionName("collection");
    TopicName clocks = new TopicName("clocks");
    Identifier doi = Identifier.ofPaper(CLOCKS_1978).getFirst();
    PaperId many = TenantCatalog.MANY.id();
    AuthorPrefix author = new AuthorPrefix("author");
    return Stream.of(
        list(
            LIST_COLLECTION_PAPERS,
            (catalog, at) -> catalog.list(LIST_COLLECTION_PAPERS, collection, at).nextCursor()),
        list(
            LIST_AUTHOR_PAPERS,
            (catalog, at) -> catalog.list(LIST_AUTHOR_PAPERS, LAMPORT.handle(), at).nextCursor()),
        list(
            LIST_TOPIC_PAPERS,
            (catalog, at) -> catalog.list(LIST_TOPIC_PAPERS, clocks, at).nextCursor()),
        list(
            LIST_PAPER_AUTHORS,
            (catalog, at) -> catalog.list(LIST_PAPER_AUTHORS, many, at).nextCursor()),
        list(
            LIST_PAPER_VERSIONS,
            (catalog, at) -> catalog.list(LIST_PAPER_VERSIONS, CLOCKS_1978.id(), at).nextCursor()),
        list(FIND_PAPERS, (catalog, at) -> catalog.list(FIND_PAPERS, doi, at).nextCursor()),
        list(
            LIST_COLLECTION_CHANGES,
            (catalog, at) -> catalog.list(LIST_COLLECTION_CHANGES, collection, at).nextCursor()),
        list(LIST_CHANGES, (catalog, at) -> catalog.listChanges(at).nextCursor()),
        list(LIST_AUTHORS, (catalog, at) -> catalog.list(LIST_AUTHORS, author, at).nextCursor()),
        list(
            LIST_COLLECTIONS,
            (catalog, at) -> catalog.list(LIST_COLLECTIONS, NamePrefix.ALL, at).nextCursor()),
        list(
            LIST_TOPICS,
            (catalog, at) -> catalog.list(LIST_TOPICS, NamePrefix.ALL, at).nextCursor()));
  }

  @ParameterizedTest
  @MethodSource("lists")
  void cursor_ofOneCatalog_isRefusedByTheOthers(
      BiFunction<Catalog, PageRequest, Optional<String>> list) {
    PageRequest first = PageRequest.FIRST.withLimit(1);
    for (Namespace namespace : CATALOGS) {
      PageRequest next = first.after(list.apply(catalog(namespace), first).orElseThrow());
      assertThatCode(() -> list.apply(catalog(namespace), next)).doesNotThrowAnyException();
      for (Namespace other : CATALOGS) {
        if (!other.equals(namespace)) {
          assertThatThrownBy(() -> list.apply(catalog(other), next))
              .as("%s of %s", other, namespace)
              .isInstanceOf(CursorScopeMismatch.class);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("catalogs")
  void lists_showTheirOwn(Namespace namespace) {
    Catalog catalog = catalog(namespace);
    List<String> titles = new ArrayList<>();
    catalog
        .list(LIST_COLLECTION_PAPERS, new CollectionName("collection"), PageRequest.FIRST)
        .items()
        .forEach(paper -> titles.add(paper.title()));
    catalog
        .list(FIND_PAPERS, Identifier.ofPaper(CLOCKS_1978).getFirst(), PageRequest.FIRST)
        .items()
        .forEach(paper -> titles.add(paper.title()));
    titles.add(catalog.get(AccessPatterns.GET_PAPER, CLOCKS_1978.id()).title());
    titles.add(
        catalog
            .get(AccessPatterns.GET_PAPER_VERSION, new PaperRevision(CLOCKS_1978.id(), 1))
            .title());

    assertThat(titles).hasSizeGreaterThan(10).allMatch(it -> it.endsWith(" " + label(namespace)));
  }

  @Test
  void writes_areRefusedByWhatTheirOwnCatalogHas() {
    String table = ENGINE.newTable();
    Publisher a = new Publisher(table(table, A), SETTLED);
    Publisher b = new Publisher(table(table, CATALOGS.get(2)), SETTLED);
    Paper paper = paper("one", "2026").build();
    a.publish(paper);
    a.publish(PaperBuilder.from(paper).title("Revised").build());

    assertThatThrownBy(
            () -> a.publish(PaperBuilder.from(paper).title("New").build(), Replaceable.NONE))
        .isInstanceOf(PaperAlreadyExists.class);
    assertThatThrownBy(() -> a.publish(paper.asRevision(1, NOW)))
        .isInstanceOf(RevisionConflict.class)
        .hasMessageContaining("revision 2");
    assertThatThrownBy(() -> b.withdraw(paper.id(), Optional.empty(), OptionalLong.empty()))
        .isInstanceOf(PaperNotFound.class);
    b.publish(paper, Replaceable.NONE);
    assertThat(new Catalog(table(table, A)).get(AccessPatterns.GET_PAPER, paper.id()).title())
        .isEqualTo("Revised");
  }

  private static void assertWalk(CatalogTable walked, CatalogTable expected) {
    List<ItemKey> keys = new ArrayList<>();
    new TableWalk(walked).forEach(item -> keys.add(item.key()), _ -> {});

    assertThat(keys).doesNotHaveDuplicates();
    List<String> partitions = new ArrayList<>();
    for (ItemKey key : keys) {
      if (partitions.isEmpty() || !partitions.getLast().equals(key.partition())) {
        partitions.add(key.partition());
      }
    }
    assertThat(partitions).as("those of a partition together").doesNotHaveDuplicates();
    assertThat(TableContent.of(walked)).isEqualTo(TableContent.of(expected));
  }

  private static Namespace owner(Map<String, AttributeValue> stored) {
    Namespace owner = Namespace.owning(stored.get(TableSchema.PARTITION_KEY).s());
    for (Index index : TableSchema.DECLARED.indexes()) {
      AttributeValue place = stored.get(index.partitionKey());
      if (place != null) {
        assertThat(Namespace.owning(place.s())).as("%s", stored).isEqualTo(owner);
      }
    }
    return owner;
  }

  private static List<Map<String, AttributeValue>> stored(String table) {
    return ENGINE
        .client()
        .scanPaginator(scan -> scan.tableName(table).consistentRead(true).limit(1_000))
        .items()
        .stream()
        .toList();
  }

  private static Arguments list(
      AccessPattern<?> pattern, BiFunction<Catalog, PageRequest, Optional<String>> read) {
    return Arguments.argumentSet(pattern.operation(), read);
  }

  private static Catalog catalog(Namespace namespace) {
    return new Catalog(table(shared, namespace), SETTLED);
  }

  private static CatalogTable table(String name, Namespace namespace) {
    return new CatalogTable(ENGINE.client(), name, namespace);
  }

  private static String label(Namespace namespace) {
    return "of " + namespace.tenant().map(Object::toString).orElse("none");
  }
}
