package papercatalog.announcements.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static papercatalog.announcements.stream.FakeBus.TAKEN;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.announcements.bus.EventBus;
import papercatalog.announcements.bus.UndeliveredQueue;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The function, called as Lambda calls it, on a bus that works and on one that does not. */
final class AnnounceChangesTest {
  private static final URI CATALOG = URI.create("https://papers.example");

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private FakeBus bus;
  private AnnounceChanges function;

  @BeforeEach
  void open() throws IOException {
    bus = new FakeBus();
    function = announcing(Optional.empty());
  }

  private AnnounceChanges announcing(Optional<TenantName> owner) {
    ClientSettings client = AnnounceChanges.CLIENT.at(bus.endpoint());
    return new AnnounceChanges(
        new EventBus(client, "local"),
        new UndeliveredQueue(client, bus.endpoint() + "/undelivered"),
        new CloudEventSource(CATALOG, owner),
        new PrintStream(log, true, UTF_8));
  }

  @AfterEach
  void close() {
    bus.close();
  }

  @Test
  void batch_isPutOnTheBus_aCloudEventForEachChange() throws IOException {
    List<String> again = Batch.of("a", "b").give(function);

    assertThat(again).isEmpty();
    JsonNode entry = bus.requests().getFirst().at("/Entries/0");
    assertThat(entry.get("EventBusName").asText()).isEqualTo("local");
    assertThat(entry.get("Source").asText()).isEqualTo("papercatalog");
    assertThat(entry.get("DetailType").asText()).isEqualTo("papercatalog.paper.created.v1");
    assertThat(bus.events())
        .extracting(event -> event.get("subject").asText())
        .containsExactly("a", "b");
    assertThat(bus.events().getFirst().get("source").asText()).isEqualTo(CATALOG.toString());
    assertThat(log.toString(UTF_8)).isEmpty();
  }

  @Test
  void batch_goesInRequestsOfTenEntries() throws IOException {
    String[] papers = IntStream.range(0, 25).mapToObj(i -> "paper-" + i).toArray(String[]::new);

    Batch.of(papers).give(function);

    assertThat(bus.requests())
        .extracting(it -> it.get("Entries").size())
        .containsExactly(10, 10, 5);
    assertThat(bus.events()).hasSize(25);
  }

  /** Of a request, entries may fail one by one: so no later change goes with an earlier one. */
  @Test
  void paper_thatChangesTwice_isInARequestOnce() throws IOException {
    Batch.of("a", "b", "a", "a").give(function);

    assertThat(bus.requests()).extracting(it -> it.get("Entries").size()).containsExactly(2, 1, 1);
    assertThat(bus.events()).extracting(AnnounceChangesTest::revision).containsExactly(1, 2, 3, 4);
  }

  @Test
  void busyEntry_isPutAgain_andTheOthersAreNot() throws IOException {
    Set<String> busyOnce = new HashSet<>(Set.of("b"));
    bus.judgeEntries(
        event -> busyOnce.remove(event.get("subject").asText()) ? "ThrottlingException" : TAKEN);

    assertThat(Batch.of("a", "b", "c").give(function)).isEmpty();

    assertThat(bus.ids()).hasSize(3).doesNotHaveDuplicates();
    assertThat(bus.requests()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ThrottlingException", "InternalFailure"})
  void busyPaper_holdsBackItsLaterChanges_andNoOthers(String code) throws IOException {
    bus.judgeEntries(event -> event.get("subject").asText().equals("a") ? code : TAKEN);

    List<String> again = Batch.of("a", "b", "a", "c", "a").give(function);

    assertThat(again).containsExactly("1", "3", "5");
    assertThat(bus.events())
        .extracting(event -> event.get("subject").asText())
        .containsExactly("b", "c");
    assertThat(bus.requests().toString()).doesNotContain("\\\"revision\\\":3");
    assertThat(bus.kept()).isEmpty();
    assertThat(line().get("again").asInt()).isEqualTo(3);
    assertThat(line().get("trouble").asText()).startsWith(code);
  }

  @Test
  void refusedEntry_isKeptInTheQueue_andHoldsBackNothing() throws IOException {
    bus.judgeEntries(event -> revision(event) == 2 ? "MalformedDetail" : TAKEN);

    List<String> again = Batch.of("a", "a", "a", "b").give(function);

    assertThat(again).isEmpty();
    assertThat(bus.events()).extracting(AnnounceChangesTest::revision).containsExactly(1, 3, 4);
    JsonNode kept = bus.kept().getFirst();
    assertThat(bus.kept()).hasSize(1);
    assertThat(kept.get("code").asText()).isEqualTo("MalformedDetail");
    assertThat(kept.at("/event/data/revision").asInt()).isEqualTo(2);
    assertThat(line().get("undelivered").asInt()).isEqualTo(1);
  }

  /** The whole request is refused for one of its events: each is then put alone. */
  @Test
  void request_thatIsRefusedForOneEvent_isPutEventByEvent() throws IOException {
    bus.judgeRequests(
        request ->
            request.toString().contains("\\\"subject\\\":\\\"b\\\"")
                ? "ValidationException"
                : TAKEN);

    List<String> again = Batch.of("a", "b", "c").give(function);

    assertThat(again).isEmpty();
    assertThat(bus.events())
        .extracting(event -> event.get("subject").asText())
        .containsExactly("a", "c");
    assertThat(bus.kept())
        .singleElement()
        .satisfies(kept -> assertThat(kept.at("/event/subject").asText()).isEqualTo("b"));
  }

  @Test
  void bus_thatIsAway_isAskedForTheFirstRequestOnly_andAllIsLeft() throws IOException {
    bus.judgeRequests(_ -> "InternalException");
    String[] papers = IntStream.range(0, 12).mapToObj(i -> "paper-" + i).toArray(String[]::new);

    List<String> again = Batch.of(papers).give(function);

    assertThat(again).hasSize(12).startsWith("1", "2");
    assertThat(bus.requests())
        .allSatisfy(it -> assertThat(it.at("/Entries/0/Detail").asText()).contains("paper-0"));
    assertThat(bus.kept()).isEmpty();

    bus.judgeRequests(_ -> TAKEN);
    assertThat(Batch.of(papers).give(function)).isEmpty();
    assertThat(bus.ids()).hasSize(12).doesNotHaveDuplicates();
  }

  @Test
  void bus_thatDoesNotListen_leavesAll() throws IOException {
    bus.close();

    assertThat(Batch.of("a", "b").give(function)).containsExactly("1", "2");
  }

  @Test
  void change_thatCannotBeRead_isKeptInTheQueue_andHoldsBackNothing() throws IOException {
    Item newer = Batch.change("new", 1).with("schemaVersion", AttributeValue.fromN("99"));
    Item broken = Batch.change("broken", 1).without(List.of("change"));

    List<String> again = new Batch().insert(newer).insert(broken).written("a", 1).give(function);

    assertThat(again).isEmpty();
    assertThat(bus.events()).hasSize(1);
    assertThat(bus.kept())
        .extracting(kept -> kept.get("code").asText() + " " + kept.get("PK").asText())
        .containsExactly("UnreadableChange PAPER#new", "UnreadableChange PAPER#broken");
  }

  @Test
  void change_withAnAttributeOfAnUnknownType_isKeptInTheQueue_andHoldsBackNothing()
      throws IOException {
    List<String> again =
        Batch.of("a").written("new", 2).withUnknownType().written("b", 3).give(function);

    assertThat(again).isEmpty();
    assertThat(bus.events())
        .extracting(event -> event.get("subject").asText())
        .containsExactly("a", "b");
    assertThat(bus.kept())
        .singleElement()
        .satisfies(
            kept -> {
              assertThat(kept.get("code").asText()).isEqualTo("UnreadableChange");
              assertThat(kept.get("PK").asText()).isEqualTo("PAPER#new");
              assertThat(kept.get("sequenceNumber").asText()).isEqualTo("2");
            });
  }

  @Test
  void refusedEntry_whenTheQueueIsAwayToo_isLeft() throws IOException {
    bus.judgeEntries(
        event -> event.get("subject").asText().equals("a") ? "MalformedDetail" : TAKEN);
    bus.judgeMessages("InternalError");

    List<String> again = Batch.of("a", "b", "a").give(function);

    assertThat(again).containsExactly("1", "3");
    assertThat(bus.events()).hasSize(1);
  }

  /** Written past the tool: neither the bus nor the queue would take its event. */
  @ParameterizedTest
  @MethodSource
  void change_thatSaysWhatNoPaperMay_isKeptInTheQueue_andHoldsBackNothing(Item poison)
      throws IOException {
    List<String> again = Batch.of("a").insert(poison).written("b", 1).give(function);

    assertThat(again).isEmpty();
    assertThat(bus.events())
        .extracting(event -> event.get("subject").asText())
        .containsExactly("a", "b");
    JsonNode kept = bus.kept().getFirst();
    assertThat(kept.get("code").asText()).isEqualTo("UnreadableChange");
    assertThat(kept.get("PK").asText()).isEqualTo("PAPER#poison");
    assertThat(kept.get("SK").asText()).isEqualTo("CHANGE");
    assertThat(kept.get("sequenceNumber").asText()).isEqualTo("2");
    assertThat(bus.kept()).hasSize(1);
    assertThat(log.toString(UTF_8)).hasSizeLessThan(2_000);
  }

  static Stream<Item> change_thatSaysWhatNoPaperMay_isKeptInTheQueue_andHoldsBackNothing() {
    Item change = Batch.change("poison", 1);
    AttributeValue slugs =
        AttributeValue.fromL(
            IntStream.range(0, 30_000).mapToObj(i -> AttributeValue.fromS("slug-" + i)).toList());
    return Stream.of(
        saying(change, "title", AttributeValue.fromS("\u0001".repeat(390_000))),
        saying(change, "title", AttributeValue.fromS("x".repeat(390_000))),
        saying(change, "status", AttributeValue.fromS("x".repeat(390_000))),
        saying(change, "topics", slugs),
        saying(change, "leadAuthors", slugs),
        change.with("changedAt", AttributeValue.fromS("+999999999-01-01T00:00:00Z")));
  }

  private static Item saying(Item change, String name, AttributeValue value) {
    Map<String, AttributeValue> paper = new HashMap<>(change.attributes().get("paper").m());
    paper.put(name, value);
    return change.with("paper", AttributeValue.fromM(paper));
  }

  @Test
  void refusedEntry_whenTheQueueRefusesItToo_isLost_andHoldsBackNothing() throws IOException {
    bus.judgeEntries(
        event -> event.get("subject").asText().equals("a") ? "MalformedDetail" : TAKEN);
    bus.judgeMessages("InvalidMessageContents");

    List<String> again = Batch.of("a", "b", "a").give(function);

    assertThat(again).isEmpty();
    assertThat(bus.events()).hasSize(1);
    assertThat(line().get("lost").asInt()).isEqualTo(2);
    assertThat(line().get("trouble").asText())
        .contains("PAPER#a", "sequence number 3", "MalformedDetail", "InvalidMessageContents");
  }

  @Test
  void removal_ofAChange_isAnnouncedAsADeletion_onceOnly() throws IOException {
    Item deleted =
        ChangeItem.of(
            TableSchema.DECLARED,
            new Change(new PaperId("gone"), ChangeKind.DELETED, 3, Batch.NOW));

    new Batch().remove(Batch.change("a", 2)).remove(deleted).give(function);

    assertThat(bus.events())
        .singleElement()
        .satisfies(
            event -> {
              assertThat(event.get("type").asText()).isEqualTo("papercatalog.paper.deleted.v1");
              assertThat(event.get("subject").asText()).isEqualTo("a");
            });
  }

  @Test
  void changes_ofATableThatIsShared_areAnnouncedOfEachCatalog() throws IOException {
    List<String> again =
        new Batch()
            .writtenBy("a", "x", 1)
            .writtenBy("ab", "x", 1)
            .written("x", 1)
            .remove(Batch.stored("a", Batch.change("x", 1)))
            .give(function);

    assertThat(again).isEmpty();
    assertThat(bus.requests()).extracting(it -> it.get("Entries").size()).containsExactly(3, 1);
    assertThat(bus.events())
        .extracting(
            event ->
                event.path("tenant").asText("-")
                    + " "
                    + event.get("source").asText()
                    + " "
                    + event.at("/data/links/paper").asText())
        .containsExactly(
            "a urn:papercatalog:papers.example:a /papers/x",
            "ab urn:papercatalog:papers.example:ab /papers/x",
            "- https://papers.example https://papers.example/papers/x",
            "a urn:papercatalog:papers.example:a ");
    assertThat(log.toString(UTF_8)).isEmpty();
  }

  /** A tenant's own table: its API is the address that the stack gives. */
  @Test
  void changes_ofTheTenantThatAnnounces_leadToItsApi() throws IOException {
    AnnounceChanges own = announcing(Optional.of(new TenantName("a")));

    new Batch().writtenBy("a", "x", 1).give(own);

    JsonNode event = bus.events().getFirst();
    assertThat(event.get("tenant").asText()).isEqualTo("a");
    assertThat(event.get("source").asText()).isEqualTo(CATALOG.toString());
    assertThat(event.at("/data/links/paper").asText()).isEqualTo(CATALOG + "/papers/x");
  }

  @Test
  void busyPaper_ofATenant_holdsBackNoneOfAnother() throws IOException {
    bus.judgeEntries(
        event -> event.path("tenant").asText().equals("a") ? "InternalFailure" : TAKEN);

    List<String> again =
        new Batch()
            .writtenBy("a", "x", 1)
            .writtenBy("b", "x", 1)
            .writtenBy("a", "x", 2)
            .writtenBy("b", "x", 2)
            .give(function);

    assertThat(again).containsExactly("1", "3");
    assertThat(bus.events())
        .extracting(event -> event.get("tenant").asText())
        .containsExactly("b", "b");
  }

  /** Whoever can write such keys, or has damaged them, stops no stream. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "TENANT#",
        "TENANT##PAPER#x",
        "TENANT#A#PAPER#x",
        "TENANT#a",
        "TENANT#a#",
        "TENANT#a#TENANT#b#PAPER#x",
        "TENANT#a#PAPER#y",
        "TENANT#a#AUTHOR#x",
        "TENANT#é#PAPER#x",
        "tenant#a#PAPER#x",
        "PAPER#y",
        "#"
      })
  void change_underAKeyThatItCannotHave_isKeptInTheQueue_andHoldsBackNothing(String key)
      throws IOException {
    Item damaged = Batch.change("x", 1).with("PK", AttributeValue.fromS(key));

    List<String> again =
        new Batch().insert(damaged).remove(damaged).writtenBy("a", "x", 1).give(function);

    assertThat(again).isEmpty();
    assertThat(bus.events()).singleElement().satisfies(it -> assertThat(it.has("tenant")).isTrue());
    assertThat(bus.kept())
        .hasSize(2)
        .allSatisfy(
            kept -> {
              assertThat(kept.get("code").asText()).isEqualTo("UnreadableChange");
              assertThat(kept.get("PK").asText()).isEqualTo(key);
            });
  }

  @Test
  void line_ofATenantsFunction_namesIt_afterItsLevel() {
    new DeliveryLog(new PrintStream(log, true, UTF_8), true, Optional.of(new TenantName("a")))
        .write(0, new DeliveryTally(), Duration.ZERO);

    assertThat(log.toString(UTF_8))
        .contains("\"level\":\"INFO\",\"tenant\":\"a\",\"message\":\"announced\"");
  }

  @Test
  void batch_thatComesTwice_hasTheSameEvents() throws IOException {
    Batch.of("a", "b").give(function);
    Batch.of("a", "b").give(function);

    assertThat(bus.events().subList(0, 2)).isEqualTo(bus.events().subList(2, 4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "{\"Records\":{}}", "{\"Records\":[{\"dynamodb\":{}}]}"})
  void event_thatIsNone_isAFailure(String event) {
    assertThatExceptionOfType(RuntimeException.class)
        .isThrownBy(() -> function.handleRequest(Batch.read(event), null));
  }

  @Test
  void names_areThoseOfTheCode() {
    assertThat(AnnouncingFunction.HANDLER_CLASS).isEqualTo(AnnounceChanges.class.getName());
  }

  /** A record as AWS documents it: a fraction in its time, members that nobody asked for. */
  @Test
  void record_isReadWithAllTypesOfAttributes() {
    String event =
        """
        {"Records":[{"eventID":"1","userIdentity":null,"dynamodb":{
          "ApproximateCreationDateTime":1.795161600125E9,"Keys":{"PK":{"S":"PAPER#x"}},
          "NewImage":{"s":{"S":"\\u00e9"},"n":{"N":"12345678901234567890123456789012345678"},"b":{"B":"AQI="},"t":{"BOOL":true},"0":{"NULL":true},
            "m":{"M":{"a":{"L":[{"S":"b"}]}}},"ss":{"SS":["c"]},"ns":{"NS":["2"]},"bs":{"BS":["AQI="]},
            "l0":{"L":[]},"m0":{"M":{}}},
          "SequenceNumber":"7","SizeBytes":26}}]}
        """;

    StreamRecord streamed = StreamRecord.of(Batch.read(event).getRecords().getFirst());

    assertThat(streamed.sequenceNumber()).isEqualTo("7");
    assertThat(streamed.partition()).isEqualTo("PAPER#x");
    var change = streamed.content().get().dynamodb();
    assertThat(change.approximateCreationDateTime().toEpochMilli()).isEqualTo(1_795_161_600_125L);
    SdkBytes bytes = SdkBytes.fromByteArray(new byte[] {1, 2});
    assertThat(change.newImage())
        .isEqualTo(
            Map.ofEntries(
                entry("s", AttributeValue.fromS("é")),
                entry("n", AttributeValue.fromN("12345678901234567890123456789012345678")),
                entry("b", AttributeValue.fromB(bytes)),
                entry("t", AttributeValue.fromBool(true)),
                entry("0", AttributeValue.fromNul(true)),
                entry(
                    "m",
                    AttributeValue.fromM(
                        Map.of("a", AttributeValue.fromL(List.of(AttributeValue.fromS("b")))))),
                entry("ss", AttributeValue.fromSs(List.of("c"))),
                entry("ns", AttributeValue.fromNs(List.of("2"))),
                entry("bs", AttributeValue.fromBs(List.of(bytes))),
                entry("l0", AttributeValue.fromL(List.of())),
                entry("m0", AttributeValue.fromM(Map.of()))));
  }

  private JsonNode line() throws IOException {
    return new ObjectMapper().readTree(log.toString(UTF_8).lines().toList().getLast());
  }

  private static int revision(JsonNode event) {
    return event.at("/data/revision").asInt();
  }
}
