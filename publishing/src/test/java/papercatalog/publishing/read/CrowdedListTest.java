package papercatalog.publishing.read;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.ReadMeter;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Lists between entries that are not shown: of another catalog, or of their own and unreadable.
 * Each paper is on one page, whatever lies before it or at its very place.
 */
@Tag("slow")
final class CrowdedListTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final Namespace ACME = Namespace.named("acme");
  private static final TopicName TOPIC = new TopicName("topic");
  private static final Identifier DOI = Identifier.of(IdentifierScheme.DOI, "10.1000/shared");
  private static final int PAPERS = 30;

  /** Of a list that is read paper by paper. */
  private static final int FEW = Thorough.of(PAPERS, 12);

  private static int crowds;

  /** Whose list it is, and who crowds it. */
  record Pair(Namespace owner, Namespace other) {}

  static final List<Pair> PAIRS =
      List.of(
          new Pair(Namespace.NONE, ACME),
          new Pair(ACME, Namespace.NONE),
          new Pair(ACME, Namespace.named("zoo")),
          new Pair(ACME, ACME));

  /** Where a crowd is, of which each entry has a number. */
  static final List<IntFunction<String>> PLACES = places(PAPERS);

  private static List<IntFunction<String>> places(int papers) {
    return List.of(
        i -> "DATE#9999-01-01#x" + i,
        i -> "DATE#0000#x" + i,
        _ -> "DATE#2020#paper-10",
        _ -> "DATE#2020#paper-" + (10 + papers / 2),
        _ -> "DATE#2020#paper-" + (9 + papers),
        i -> "DATE#2020#paper-1\u00e9\ud83d\ude00" + i,
        i -> "DATE#2020#paper-2 " + "y".repeat(900) + i % 2);
  }

  @ParameterizedTest
  @FieldSource("PAIRS")
  void walk_throughACrowd_showsEachPaperOnce(Pair pair) {
    int places = pair.equals(PAIRS.getFirst()) ? PLACES.size() : Thorough.of(PLACES.size(), 3);
    for (IntFunction<String> place : PLACES.subList(0, places)) {
      CollectionName collection = collection(pair.owner(), PAPERS);
      for (int size : new int[] {1, Thorough.of(200, 30)}) {
        crowd(pair.other(), size, "GSI1", pair.owner().stored("COLLECTION#" + collection), place);
        assertWalks(
            pair,
            25,
            40,
            pageRequest ->
                catalog(pair).list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, pageRequest));
      }
    }
  }

  @Test
  void walk_withSmallPagesThroughACrowd_showsEachPaperOnce() {
    Pair pair = PAIRS.getFirst();
    for (IntFunction<String> place : places(FEW)) {
      CollectionName collection = collection(pair.owner(), FEW);
      crowd(pair.other(), 100, "GSI1", "COLLECTION#" + collection, place);
      for (int limit : new int[] {1, 7, 100}) {
        assertWalks(
            FEW,
            pair,
            limit,
            120,
            pageRequest ->
                catalog(pair).list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, pageRequest));
      }
    }
  }

  @Test
  void walk_behindThousandsOfForeignEntries_showsEachPaperOnce() {
    Pair pair = PAIRS.getFirst();
    CollectionName collection = collection(pair.owner(), PAPERS);
    crowd(
        pair.other(),
        Thorough.of(5_000, 2_000),
        "GSI1",
        "COLLECTION#" + collection,
        PLACES.getFirst(),
        "");

    assertWalks(
        pair,
        25,
        30,
        pageRequest ->
            catalog(pair).list(AccessPatterns.LIST_COLLECTION_PAPERS, collection, pageRequest));
  }

  @ParameterizedTest
  @FieldSource("PAIRS")
  void walk_ofTheOtherLists_showsEachPaperOnce(Pair pair) {
    List<Paper> papers = papers(new CollectionName("linked"));
    List<Item> links =
        papers.stream().flatMap(it -> PaperItems.DECLARED.links(it).values().stream()).toList();
    put(pair.owner(), links);
    Namespace owner = pair.owner();
    for (IntFunction<String> place : PLACES.subList(0, 4)) {
      crowd(pair.other(), 26, "GSI1", owner.stored("AUTHOR#" + LAMPORT.handle()), place);
      crowd(pair.other(), 26, "GSI2", owner.stored("TOPIC#" + TOPIC), place);
      crowd(pair.other(), 26, "GSI1", owner.stored("IDENTIFIER#doi:" + DOI.value()), place);
    }

    assertWalks(
        pair,
        25,
        40,
        pageRequest -> catalog(pair).list(AccessPatterns.LIST_TOPIC_PAPERS, TOPIC, pageRequest));
    assertWalks(
        pair,
        25,
        40,
        pageRequest -> catalog(pair).list(AccessPatterns.FIND_PAPERS, DOI, pageRequest));
    assertWalks(
        pair,
        25,
        40,
        pageRequest ->
            catalog(pair)
                .list(AccessPatterns.LIST_AUTHOR_PAPERS, LAMPORT.handle(), pageRequest)
                .map(it -> it.paper()));
  }

  /** Over the end of a year, with crowds in both years, and at the very place of a change. */
  @ParameterizedTest
  @FieldSource("PAIRS")
  void changes_throughACrowd_areShownOnce(Pair pair) {
    List<PaperId> ids =
        IntStream.range(10, 10 + PAPERS).mapToObj(i -> new PaperId("changed-" + i)).toList();
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < PAPERS; i++) {
      Instant at = Instant.parse((i < 15 ? "2026" : "2028") + "-05-01T00:00:00Z");
      changes.add(new Change(ids.get(i), ChangeKind.CREATED, 1, at));
    }
    put(pair.owner(), changes.stream().map(it -> ChangeItem.of(TableSchema.DECLARED, it)).toList());
    for (String year : List.of("2026", "2027", "2028")) {
      for (IntFunction<String> place :
          List.<IntFunction<String>>of(
              i -> year + "-01-01T00:00:00.000Z#x" + i,
              _ -> year + "-05-01T00:00:00.000Z#" + ids.get(20).key(),
              _ -> year + "-05-01T00:00:00.000Z#" + ids.get(5).key(),
              i -> year + "-zzz" + i,
              i -> year + "-" + i + "\u00e9",
              i -> "9999-" + i,
              i -> "0" + i)) {
        crowd(
            pair.other(),
            Thorough.of(100, 26),
            "GSI1",
            pair.owner().stored("CHANGES#" + year),
            place);
      }
    }
    for (Order order : Order.values()) {
      List<PaperId> walked = new ArrayList<>();
      PageRequest first = PageRequest.FIRST.withOrder(order);
      Optional<PageRequest> pageRequest = Optional.of(first);
      int pages = 0;
      while (pageRequest.isPresent()) {
        ChangePage page = catalog(pair).listChanges(pageRequest.get());
        page.changes().forEach(change -> walked.add(change.id()));
        pageRequest = page.nextCursor().map(first::after);
        assertThat(++pages).isLessThan(100);
      }
      assertThat(walked).as("%s", order).isEqualTo(order == Order.ASC ? ids : ids.reversed());
    }
  }

  /** Of a paper's own parts nothing is of another catalog, but something may be unreadable. */
  @ParameterizedTest
  @ValueSource(ints = {1, 26, 200})
  void partsOfAPaper_betweenUnreadableOnes_areShown(int size) {
    Paper paper =
        new PaperBuilder(
                new PaperId("parts-" + size),
                "Parts",
                new CollectionName("parts"),
                new PublicationDate("2020"))
            .authors(List.of(LISKOV))
            .build();
    put(Namespace.NONE, List.copyOf(PaperItems.DECLARED.links(paper).values()));
    put(Namespace.NONE, List.of(VersionItem.of(paper)));
    List<Item> unreadable = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      for (String sort : List.of("AUTHOR#a" + i, "VERSION#9" + i)) {
        unreadable.add(
            new Item(
                Map.of(
                    "PK",
                    AttributeValue.fromS("PAPER#" + paper.id().key()),
                    "SK",
                    AttributeValue.fromS(sort),
                    Attributes.TITLE,
                    AttributeValue.fromS("x".repeat(1_000)))));
      }
    }
    ItemBatches.put(TABLE.client(), TestTable.NAME, unreadable);

    assertThat(
            walk(
                25,
                Order.DESC,
                30,
                it -> TABLE.catalog().list(AccessPatterns.LIST_PAPER_AUTHORS, paper.id(), it)))
        .singleElement()
        .satisfies(it -> assertThat(it.membership().author()).isEqualTo(LISKOV));
    assertThat(
            walk(
                25,
                Order.DESC,
                30,
                it -> TABLE.catalog().list(AccessPatterns.LIST_PAPER_VERSIONS, paper.id(), it)))
        .singleElement()
        .satisfies(it -> assertThat(it.revision()).isEqualTo(paper.revision()));
  }

  private static CollectionName collection(Namespace owner, int papers) {
    CollectionName name = new CollectionName("collection-" + crowds++);
    put(owner, papers(name).subList(0, papers).stream().map(PaperItems.DECLARED::paper).toList());
    return name;
  }

  private static List<Paper> papers(CollectionName collection) {

    return IntStream.range(10, 10 + PAPERS)
        .mapToObj(
            i ->
                new PaperBuilder(
                        new PaperId("paper-" + i),
                        "Paper " + i,
                        collection,
                        new PublicationDate("2020"))
                    .authors(List.of(LAMPORT))
                    .topics(List.of(TOPIC))
                    .identifiers(Map.of("doi", DOI.value()))
                    .build())
        .toList();
  }

  private static void put(Namespace owner, List<Item> items) {
    ItemBatches.put(
        TABLE.client(),
        TestTable.NAME,
        items.stream().map(it -> new Item(TABLE.table(owner).stored(it))).toList());
  }

  /** Items of a catalog whose index keys name a list: a few of them take what a page may read. */
  private static void crowd(
      Namespace other, int size, String index, String list, IntFunction<String> place) {
    crowd(other, size, index, list, place, "x".repeat(1_000));
  }

  private static void crowd(
      Namespace other,
      int size,
      String index,
      String list,
      IntFunction<String> place,
      String title) {
    int crowd = crowds++;
    ItemBatches.put(
        TABLE.client(),
        TestTable.NAME,
        IntStream.range(0, size)
            .mapToObj(
                i ->
                    new Item(
                        Map.of(
                            "PK",
                            AttributeValue.fromS(other.stored("SECRET#" + crowd + "#" + i)),
                            "SK",
                            AttributeValue.fromS("SECRET"),
                            Attributes.TITLE,
                            AttributeValue.fromS(title),
                            index + "PK",
                            AttributeValue.fromS(list),
                            index + "SK",
                            AttributeValue.fromS(place.apply(i)))))
            .toList());
  }

  private static Catalog catalog(Pair pair) {
    return new Catalog(
        TABLE.table(pair.owner()),
        Clock.fixed(Instant.parse("2029-01-01T00:00:00Z"), ZoneOffset.UTC));
  }

  private static void assertWalks(
      Pair pair, int limit, int maxPages, Function<PageRequest, Page<PaperSummary>> list) {
    assertWalks(PAPERS, pair, limit, maxPages, list);
  }

  private static void assertWalks(
      int papers,
      Pair pair,
      int limit,
      int maxPages,
      Function<PageRequest, Page<PaperSummary>> list) {
    List<String> expected = IntStream.range(10, 10 + papers).mapToObj(i -> "paper-" + i).toList();
    for (Order order : List.of(Order.DESC, Order.ASC)) {
      assertThat(walk(limit, order, maxPages, list))
          .as("%s %s", pair, order)
          .extracting(paper -> paper.id().value())
          .isEqualTo(order == Order.ASC ? expected : expected.reversed());
    }
  }

  /** What the pages before a page show, read backwards. */
  private static <T> List<T> back(
      Optional<PageRequest> last, int maxPages, Function<PageRequest, Page<T>> list) {
    List<T> shown = new ArrayList<>();
    int pages = 0;
    for (Optional<PageRequest> asked = last; asked.isPresent(); pages++) {
      Page<T> page = list.apply(asked.get());
      shown.addAll(0, page.items());
      asked = page.previousCursor().map(asked.get()::after);
      assertThat(pages).as("pages backwards").isLessThan(maxPages);
    }
    return shown;
  }

  private static <T> List<T> walk(
      int limit, Order order, int maxPages, Function<PageRequest, Page<T>> list) {
    List<T> shown = new ArrayList<>();
    PageRequest first = PageRequest.FIRST.withLimit(limit).withOrder(order);
    Optional<PageRequest> pageRequest = Optional.of(first);
    Optional<PageRequest> last = Optional.empty();
    List<T> before = List.of();
    int pages = 0;
    while (pageRequest.isPresent()) {
      PageRequest asked = pageRequest.get();
      ReadMeter meter = new ReadMeter();
      Page<T> page = meter.during(() -> list.apply(asked));
      if (page.previousCursor().isPresent()) {
        last = page.previousCursor().map(first::after);
        before = List.copyOf(shown);
      }
      shown.addAll(page.items());
      assertThat(meter.readUnits().orElseThrow()).isLessThan(30);
      page.nextCursor()
          .ifPresent(
              cursor ->
                  assertThat(new String(Base64.getUrlDecoder().decode(cursor), ISO_8859_1))
                      .doesNotContain("SECRET"));
      pageRequest = page.nextCursor().map(first::after);
      assertThat(++pages).as("pages").isLessThan(maxPages);
    }
    assertThat(back(last, maxPages, list)).as("backwards").isEqualTo(before);
    return shown;
  }
}
