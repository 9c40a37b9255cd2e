package papercatalog.announcements.event;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.cloudevents.core.format.EventFormat;
import io.cloudevents.jackson.JsonFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;

/** What is put on the bus: judged by the CloudEvents SDK and by the schema of the documents. */
final class CloudEventTest {
  private static final Instant AT = Instant.parse("2026-11-20T09:00:00.120Z");
  private static final URI CATALOG = URI.create("https://papers.example.org/");
  private static final URI NOWHERE = URI.create("urn:papercatalog:papers");
  private static final Optional<TenantName> ACME = Optional.of(new TenantName("acme"));
  private static final Path SCHEMA = Path.of("../docs/schemas/paper-change.v1.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  static Stream<Announcement> announcements() {
    Paper longest =
        PaperBuilder.from(CLOCKS_1978)
            .title("„Größe“ \\ \"大きさ\" 📐 " + "x".repeat(900))
            .authors(Papers.authors(120))
            .authorCount(120)
            .build();
    Paper withdrawn = CLOCKS_1978.tombstone(Optional.of("Wrong."), AT);
    return Stream.of(
        of(ChangeKind.CREATED, CLOCKS_1978.asRevision(1, AT)),
        of(ChangeKind.REVISED, longest.asRevision(2_000_000_000, AT)),
        of(ChangeKind.WITHDRAWN, withdrawn.asRevision(3, AT)),
        of(ChangeKind.REINSTATED, Papers.paper("Bare.1", "1978").build().asRevision(4, AT)),
        deletion());
  }

  private static Announcement of(ChangeKind kind, Paper paper) {
    Change change = new Change(paper.id(), kind, paper.revision(), AT);
    return Announcement.of(ChangeItem.of(TableSchema.DECLARED, change, paper));
  }

  private static Announcement deletion() {
    return Announcement.of(
        ChangeItem.of(
            TableSchema.DECLARED, new Change(CLOCKS_1978.id(), ChangeKind.DELETED, 4, AT)));
  }

  @ParameterizedTest
  @MethodSource("announcements")
  void event_isACloudEvent(Announcement announcement) {
    EventFormat format = new JsonFormat();

    io.cloudevents.CloudEvent event =
        format.deserialize(CloudEvent.write(announcement, CATALOG).getBytes(UTF_8));

    assertThat(event.getSpecVersion().toString()).isEqualTo("1.0");
    assertThat(event.getId()).isEqualTo(announcement.id());
    assertThat(event.getSource()).isEqualTo(CATALOG);
    assertThat(event.getType()).isEqualTo(announcement.type());
    assertThat(event.getSubject()).isEqualTo(announcement.change().id().value());
    assertThat(event.getTime().toInstant()).isEqualTo(AT);
    assertThat(event.getDataContentType()).isEqualTo("application/json");
    assertThat(format.deserialize(format.serialize(event))).isEqualTo(event);
  }

  @ParameterizedTest
  @MethodSource("announcements")
  void event_followsItsSchema(Announcement announcement) throws IOException {
    for (URI source : new URI[] {CATALOG, NOWHERE}) {
      String event = CloudEvent.write(announcement, source);

      assertThat(schema().validate(event, InputFormat.JSON)).isEmpty();
    }
  }

  /** An extension attribute, as CloudEvents has them: beside the others, in lower case. */
  @ParameterizedTest
  @MethodSource("announcements")
  void event_ofATenant_namesIt_andHasASourceOfItsOwn(Announcement announcement) throws IOException {
    CloudEventSource shared = new CloudEventSource(CATALOG, Optional.empty());
    Announcement acmes = announcement.ofTenant(ACME);
    String written = CloudEvent.write(acmes, shared.of(ACME));

    io.cloudevents.CloudEvent event = new JsonFormat().deserialize(written.getBytes(UTF_8));

    assertThat(event.getExtensionNames()).containsExactly("tenant");
    assertThat(event.getExtension("tenant")).isEqualTo("acme");
    assertThat(event.getSource()).hasToString("urn:papercatalog:papers.example.org:acme");
    assertThat(event.getId()).isEqualTo(announcement.id());
    assertThat(schema().validate(written, InputFormat.JSON)).isEmpty();
    assertThat(CloudEventReader.read(written.getBytes(UTF_8)))
        .isEqualTo(acmes)
        .isNotEqualTo(announcement);
    assertThat(JSON.readTree(written).at("/data/links/paper").asText("/papers/"))
        .startsWith("/papers/");
  }

  @Test
  void event_ofNoTenant_hasNoExtension() {
    assertThat(
            new JsonFormat()
                .deserialize(CloudEvent.write(deletion(), CATALOG).getBytes(UTF_8))
                .getExtensionNames())
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("announcements")
  void event_isReadBack(Announcement announcement) {
    assertThat(CloudEventReader.read(CloudEvent.write(announcement, CATALOG).getBytes(UTF_8)))
        .isEqualTo(announcement);
  }

  @ParameterizedTest
  @EnumSource(names = "LEFT", mode = EnumSource.Mode.EXCLUDE)
  void schema_knowsEveryKindOfChangeAndStatus(ChangeKind kind) throws IOException {
    JsonNode schema = JSON.readTree(SCHEMA.toFile()).get("properties");

    assertThat(schema.at("/type/enum").valueStream().map(JsonNode::textValue))
        .contains(Announcement.type(kind))
        .hasSize(ChangeKind.values().length - 1);
    assertThat(schema.at("/data/properties/kind/enum").valueStream().map(JsonNode::textValue))
        .containsExactlyElementsOf(
            Stream.of(ChangeKind.values())
                .filter(it -> it != ChangeKind.LEFT) // no change of a paper
                .map(ChangeKind::text)
                .toList());
    assertThat(
            schema
                .at("/data/properties/paper/properties/status/enum")
                .valueStream()
                .map(JsonNode::textValue))
        .containsExactlyElementsOf(Stream.of(Status.values()).map(Status::text).toList());
  }

  @Test
  void schema_refusesWhatIsNoEvent() throws IOException {
    String event = CloudEvent.write(deletion(), CATALOG).replace("1978-clocks/4", "/4/5");

    assertThat(schema().validate(event, InputFormat.JSON)).isNotEmpty();
  }

  @Test
  void event_toTheLetter() throws IOException {
    assertThat(
            JSON.readTree(
                CloudEvent.write(of(ChangeKind.CREATED, CLOCKS_1978.asRevision(1, AT)), CATALOG)))
        .isEqualTo(
            JSON.readTree(
                """
                {
                  "specversion": "1.0",
                  "id": "lamport-1978-clocks/1/2026-11-20T09:00:00.120Z",
                  "source": "https://papers.example.org/",
                  "type": "papercatalog.paper.created.v1",
                  "subject": "lamport-1978-clocks",
                  "time": "2026-11-20T09:00:00.120Z",
                  "datacontenttype": "application/json",
                  "data": {
                    "id": "lamport-1978-clocks",
                    "kind": "created",
                    "revision": 1,
                    "at": "2026-11-20T09:00:00.120Z",
                    "paper": {
                      "title": "Time, Clocks, and the Ordering of Events in a Distributed System",
                      "collection": "cacm",
                      "topics": ["distributed-systems", "clocks"],
                      "authors": ["leslie-lamport", "barbara-liskov"],
                      "status": "retracted",
                      "published": "1978-07"
                    },
                    "links": {"paper": "https://papers.example.org/papers/lamport-1978-clocks"}
                  }
                }
                """));
  }

  @Test
  void link_isRelative_whereTheCatalogHasNoAddress() throws IOException {
    String event = CloudEvent.write(of(ChangeKind.CREATED, CLOCKS_1978.asRevision(1, AT)), NOWHERE);

    assertThat(JSON.readTree(event).at("/data/links/paper").textValue())
        .isEqualTo("/papers/lamport-1978-clocks");
  }

  @Test
  void withdrawnPaper_isNamedAndNoMore() {
    ChangedPaper left = ChangedPaper.of(CLOCKS_1978.tombstone(Optional.of("Wrong."), AT));

    assertThat(left.authors()).isEmpty();
    assertThat(left.topics()).isEmpty();
    assertThat(left.title()).isEqualTo(CLOCKS_1978.title());
  }

  @Test
  void removalOfAChange_isADeletion_unlessThatWasTold() {
    Change revised = new Change(CLOCKS_1978.id(), ChangeKind.REVISED, 2, AT);

    assertThat(Announcement.ofRemoved(ChangeItem.of(TableSchema.DECLARED, revised), AT))
        .contains(
            new Announcement(
                new Change(CLOCKS_1978.id(), ChangeKind.DELETED, 2, AT.plusMillis(1)),
                Optional.empty()));
    assertThat(
            Announcement.ofRemoved(
                ChangeItem.of(TableSchema.DECLARED, deletion().change()), AT.plusSeconds(9)))
        .isEmpty();
  }

  @Test
  void reader_passesOverWhatItDoesNotKnow() {
    String event =
        CloudEvent.write(deletion(), CATALOG)
            .replace("\"kind\"", "\"new\":{\"data\":[1,{}]},\"kind\"");

    assertThat(CloudEventReader.read(event.getBytes(UTF_8))).isEqualTo(deletion());
    assertThat(
            CloudEventReader.readDelivered(("{\"a\":1,\"detail\":" + event + "}").getBytes(UTF_8)))
        .isEqualTo(deletion());
  }

  @Test
  void reader_refusesWhatIsNoEvent() {
    for (String other :
        new String[] {
          "", "[]", "{}", "{\"data\":[]}", "{\"data\":{\"id\":\"a\"}}", "{} {}", "{\"data\":{}"
        }) {
      assertThatThrownBy(() -> CloudEventReader.read(other.getBytes(UTF_8)))
          .as(other)
          .isInstanceOf(IllegalArgumentException.class);
    }
    String event = CloudEvent.write(deletion(), CATALOG);
    assertThatThrownBy(
            () ->
                CloudEventReader.read(event.replace("\"at\":\"2026", "\"at\":\"x").getBytes(UTF_8)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void reader_refusesATenantThatThereCannotBe() {
    String event = CloudEvent.write(deletion().ofTenant(ACME), CATALOG);
    for (String other : new String[] {"\"A#b\"", "\"\"", "7", "{}"}) {
      byte[] bytes = event.replace("\"acme\"", other).getBytes(UTF_8);

      assertThatThrownBy(() -> CloudEventReader.read(bytes))
          .as(other)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void id_isTheSameWhereverThePaperIsSpelled_likeItself() {
    Change change = new Change(new PaperId("WP-002"), ChangeKind.REVISED, 3, AT.plusNanos(999));

    assertThat(new Announcement(change, Optional.empty()).id())
        .isEqualTo("WP-002/3/2026-11-20T09:00:00.120Z");
  }

  private static Schema schema() throws IOException {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
  }
}
