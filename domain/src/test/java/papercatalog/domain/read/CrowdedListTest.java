package papercatalog.domain.read;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_CITATIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

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
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Lists between entries that are not shown: of another catalog, or of their own and unreadable.
 * Each paper is on one page, also with entries before it or at its very place.
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
            pageRequest -> catalog(pair).list(LIST_COLLECTION_PAPERS, collection, pageRequest));
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
            pageRequest -> catalog(pair).list(LIST_COLLECTION_PAPERS, collection, pageRequest));
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
        pageRequest -> catalog(pair).list(LIST_COLLECTION_PAPERS, collection, pageRequest));
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
        pair, 25, 40, pageRequest -> catalog(pair).list(LIST_TOPIC_PAPERS, TOPIC, pageRequest));
    assertWalks(pair, 25, 40, pageRequest -> catalog(pair).list(FIND_PAPERS, DOI, pageRequest));
    assertWalks(
        pair,
        25,
        40,
        pageRequest ->
            catalog(pair)
                .list(LIST_AUTHOR_PAPERS, LAMPORT.handle(), pageRequest)
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

  /** A list of three entries, and the name of its partition. */
  record Listed(
      String index,
      String partition,
      List<String> descending,
      List<String> places,
      Function<Catalog, Function<PageRequest, Page<String>>> pages) {}

  /** Between the head of a list and its end, and around both. */
  static final List<String> PLACES_OF_PAPERS =
      List.of(
          "~", "~~", "}", "e", "DATE$", "DATE#~~", "DATE#~", "DATE#9", "DATE#2020#q", "DATE#", "A");

  static final List<String> PLACES_OF_CHANGES = List.of("~~", "~", "9999", "2026-05", "2026", "1");
  static final List<String> PLACES_OF_AUTHORS = List.of("z", "zuse~", "zuse#b", "zuse", "zus", "a");

  private static final CollectionName HEADED = new CollectionName("headed");
  private static final TopicName HEADED_TOPIC = new TopicName("headed");
  private static final Identifier HEADED_DOI =
      Identifier.of(IdentifierScheme.DOI, "10.1000/headed");
  private static final PaperId CITED = new PaperId("cited");
  private static final Authorship ZUSE = author("ann-zuse");

  private static Authorship author(String handle) {
    return new Authorship(new AuthorHandle(handle), handle, Role.AUTHOR);
  }

  private static <K, T> Listed listed(
      ListPattern<K, T> list,
      K named,
      List<String> descending,
      List<String> places,
      Function<T, String> id) {
    return new Listed(
        ((Access.Query) list.access()).index().name(),
        list.partition(named),
        descending,
        places,
        catalog -> request -> catalog.list(list, named, request).map(id));
  }

  private static List<Listed> everyList() {
    List<String> papers = List.of("headed-3", "headed-2", "headed-1");
    return List.of(
        listed(LIST_COLLECTION_PAPERS, HEADED, papers, PLACES_OF_PAPERS, it -> it.id().value()),
        listed(
            LIST_AUTHOR_PAPERS,
            ZUSE.handle(),
            papers,
            PLACES_OF_PAPERS,
            it -> it.paper().id().value()),
        listed(LIST_TOPIC_PAPERS, HEADED_TOPIC, papers, PLACES_OF_PAPERS, it -> it.id().value()),
        listed(FIND_PAPERS, HEADED_DOI, papers, PLACES_OF_PAPERS, it -> it.id().value()),
        listed(LIST_PAPER_CITATIONS, CITED, papers, PLACES_OF_PAPERS, it -> it.id().value()),
        listed(LIST_COLLECTION_CHANGES, HEADED, papers, PLACES_OF_CHANGES, it -> it.id().value()),
        listed(
            LIST_AUTHORS,
            new AuthorPrefix("zuse"),
            List.of("ann-zuse", "bob-zuse", "cat-zuse"), // in one order only
            PLACES_OF_AUTHORS,
            it -> it.handle().value()));
  }

  private static void putHeaded(Namespace owner) {
    List<Item> items = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      Paper paper =
          new PaperBuilder(
                  new PaperId("headed-" + i), "Paper " + i, HEADED, new PublicationDate("2020"))
              .authors(List.of(ZUSE))
              .topics(List.of(HEADED_TOPIC))
              .identifiers(Map.of("doi", HEADED_DOI.value()))
              .references(
                  List.of(new Reference(Optional.of("Cited"), Map.of(), Optional.of(CITED))))
              .build();
      Change change =
          new Change(
              paper.id(), ChangeKind.CREATED, 1, Instant.parse("2026-05-0" + i + "T00:00:00Z"));
      items.add(PaperItems.DECLARED.paper(paper));
      items.addAll(PaperItems.DECLARED.links(paper).values());
      items.add(
          ChangeItem.of(TableSchema.DECLARED, change, paper).without(List.of("GSI1PK", "GSI1SK")));
    }
    for (String handle : List.of("ann-zuse", "bob-zuse", "cat-zuse")) {
      items.add(AuthorItem.item(Author.of(author(handle)), 1, TestTable.NOW));
    }
    for (Directory directory : Directory.values()) {
      items.add(DirectoryItem.of(DirectoryEntry.of(directory, "headed"), 1, TestTable.NOW));
    }
    for (KeyPrefix kind : KeyPrefix.HEADED) {
      items.add(AliasItem.of(new Alias(kind, "former", "ann-zuse"), 1, TestTable.NOW));
    }
    put(owner, items);
  }

  /** At each place that a first request of each list reads, from its head to its end. */
  @ParameterizedTest
  @FieldSource("PAIRS")
  void list_behindACrowdAtAnyPlace_hasItsEntriesAndItsHead(Pair pair) {
    putHeaded(pair.owner());
    for (Listed listed : everyList()) {
      String partition = pair.owner().stored(listed.partition());
      Function<PageRequest, Page<String>> pages = listed.pages().apply(catalog(pair));
      for (String place : chosen(pair, listed.places())) {
        List<Item> crowd =
            crowd(pair.other(), size(pair), listed.index(), partition, _ -> place, "x".repeat(40));
        for (Order order : Order.values()) {
          List<String> expected =
              order == Order.DESC || listed.places() == PLACES_OF_AUTHORS
                  ? listed.descending()
                  : listed.descending().reversed();
          for (int limit : limits(pair)) {
            assertThat(walk(limit, order, 8, pages))
                .as("%s, %s at %s, %s by %s", pair, partition, place, order, limit)
                .isEqualTo(expected);
          }
          if (listed.places() == PLACES_OF_PAPERS) {
            assertThat(pages.apply(PageRequest.FIRST.withOrder(order)).items())
                .as("the first page of %s, with a crowd at %s, %s", partition, place, order)
                .isEqualTo(expected);
          }
        }
        remove(crowd);
      }
    }
  }

  @ParameterizedTest
  @FieldSource("PAIRS")
  void head_behindACrowdAtAnyPlace_isShown(Pair pair) {
    putHeaded(pair.owner());
    for (String place : chosen(pair, PLACES_OF_PAPERS)) {
      for (Order order : Order.values()) {
        assertHead(
            pair, place, order, LIST_COLLECTION_PAPERS, HEADED, new CollectionName("former"));
        assertHead(
            pair, place, order, LIST_AUTHOR_PAPERS, ZUSE.handle(), new AuthorHandle("former"));
        assertHead(pair, place, order, LIST_TOPIC_PAPERS, HEADED_TOPIC, new TopicName("former"));
      }
    }
  }

  private static <K> void assertHead(
      Pair pair, String place, Order order, ListPattern<K, ?> list, K named, K former) {
    List<Item> crowd = new ArrayList<>();
    String index = ((Access.Query) list.access()).index().name();
    for (K name : List.of(named, former)) {
      String partition = pair.owner().stored(list.partition(name));
      crowd.addAll(crowd(pair.other(), size(pair), index, partition, _ -> place, "x"));
    }
    for (int limit : limits(pair)) {
      if (order == Order.DESC || limit > 3) { // others end before their lists do
        PageRequest first = PageRequest.FIRST.withLimit(limit).withOrder(order);
        assertThat(catalog(pair).list(list, named, first).head())
            .as("%s, %s at %s, %s by %s", pair, named, place, order, limit)
            .isPresent();
        assertThatThrownBy(() -> catalog(pair).list(list, former, first))
            .as("%s, %s at %s, %s by %s", pair, former, place, order, limit)
            .isInstanceOf(NameMoved.class);
      }
    }
    remove(crowd);
  }

  /** All of them for the first pair. */
  private static List<String> chosen(Pair pair, List<String> places) {
    boolean all = pair.equals(PAIRS.getFirst());
    return places.subList(0, all ? places.size() : Thorough.of(places.size(), 2));
  }

  /** More than the first requests of all limits read. */
  private static int size(Pair pair) {
    return pair.equals(PAIRS.getFirst()) ? 115 : 30;
  }

  private static int[] limits(Pair pair) {
    return pair.equals(PAIRS.getFirst())
        ? Thorough.of(new int[] {1, 3, 25, 100}, new int[] {1, 100})
        : new int[] {25};
  }

  private static void remove(List<Item> items) {
    for (int from = 0; from < items.size(); from += 25) {
      List<WriteRequest> deletes =
          items.subList(from, Math.min(from + 25, items.size())).stream()
              .map(item -> DeleteRequest.builder().key(item.key().attributes()).build())
              .map(delete -> WriteRequest.builder().deleteRequest(delete).build())
              .toList();
      TABLE.client().batchWriteItem(it -> it.requestItems(Map.of(TestTable.NAME, deletes)));
    }
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

  private static List<Item> crowd(
      Namespace other,
      int size,
      String index,
      String list,
      IntFunction<String> place,
      String title) {
    int crowd = crowds++;
    List<Item> items =
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
            .toList();
    ItemBatches.put(TABLE.client(), TestTable.NAME, items);
    return items;
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
