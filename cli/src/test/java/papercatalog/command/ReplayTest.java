package papercatalog.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.Papers.paper;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.TestTable;
import papercatalog.announcement.Announcement;
import papercatalog.announcement.EventReader;
import papercatalog.model.ChangeKind;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.record.Partition;
import papercatalog.schema.Attributes;
import papercatalog.table.CatalogTable;
import papercatalog.table.Item;
import papercatalog.write.Publisher;

/** {@code replay}, to the standard output and to a server. */
final class ReplayTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private final List<String> posted = Collections.synchronizedList(new ArrayList<>());
  private final List<Integer> statuses = Collections.synchronizedList(new ArrayList<>());
  private HttpServer server;

  @BeforeAll
  static void write() {
    for (String id : List.of("bare", "revised", "withdrawn", "deleted", "untraced")) {
      at(0).publish(paper(id, "2026").build());
    }
    at(1).publish(PaperBuilder.from(paper("revised", "2026").build()).title("Again").build());
    at(2).withdraw(new PaperId("withdrawn"), Optional.empty(), OptionalLong.empty());
    at(3).delete(new PaperId("deleted"), OptionalLong.empty());
    at(4).deleteWithoutTrace(new PaperId("untraced"), OptionalLong.empty());
    new Publisher(TABLE.client(), TestTable.NAME, Clock.systemUTC())
        .publish(paper("too-young", "2026").build());
    Item before = change("bare").without(List.of(Attributes.CHANGED_PAPER));
    TABLE.client().putItem(request -> request.tableName(TestTable.NAME).item(before.attributes()));
  }

  @BeforeEach
  void open() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          try (exchange) {
            posted.add(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
            int status = statuses.isEmpty() ? 204 : statuses.removeFirst();
            exchange.sendResponseHeaders(status, -1);
          }
        });
    server.start();
  }

  @AfterEach
  void close() {
    server.stop(0);
  }

  @Test
  void replay_printsTheEvents_asTheyWereAnnounced() {
    Run run = run("--to=-", "--source=https://papers.example.org").expect(0);

    List<Announcement> announced =
        run.out().lines().map(line -> EventReader.read(line.getBytes(UTF_8))).toList();
    assertThat(announced)
        .extracting(said -> said.change().kind())
        .containsExactly(
            ChangeKind.CREATED, ChangeKind.REVISED, ChangeKind.WITHDRAWN, ChangeKind.DELETED);
    assertThat(announced.subList(1, 4))
        .containsExactly(
            Announcement.of(change("revised")),
            Announcement.of(change("withdrawn")),
            Announcement.of(change("deleted")));
    assertThat(announced.getFirst().paper().orElseThrow().title()).isEqualTo("Paper bare");
    assertThat(run.out()).contains("https://papers.example.org/papers/bare");
    assertThat(run.err())
        .contains("4 changes announced.")
        .containsPattern("To go on from here: catalog replay --since 2026 --resume \\S+");
  }

  @Test
  void replay_postsTheEvents_andTriesAgainWhileTheServerIsBusy() {
    statuses.addAll(List.of(503, 204, 429));

    run("--to=" + address()).expect(0);

    List<String> ids = posted.stream().map(ReplayTest::id).toList();
    assertThat(ids).hasSize(6);
    assertThat(ids.get(0)).isEqualTo(ids.get(1));
    assertThat(ids.get(2)).isEqualTo(ids.get(3));
    assertThat(ids.stream().distinct()).hasSize(4);
  }

  @Test
  void replay_thatIsRefused_saysWhatIsNotAnnounced_andHowToGoOn() {
    statuses.addAll(List.of(204, 400));

    Run run = run("--to=" + address(), "--output=json").expect(1);

    assertThat(run.err()).contains("answers 400: revised/2/").contains("1 changes announced.");
    Iterator<JsonNode> lines = run.json().iterator();
    assertThat(lines.next().at("/summary/changes").asInt()).isEqualTo(1);
    assertThat(lines.next().at("/error/code").asText()).isEqualTo("not-announced");
  }

  @Test
  void replay_goesOnWhereItHasEnded() {
    String cursor =
        run("--dry-run", "--output=json").expect(0).lastJson().at("/summary/resumeCursor").asText();

    Run run = run("--to=-", "--resume=" + cursor).expect(0);

    assertThat(run.out()).isEmpty();
  }

  @Test
  void dryRun_listsTheChanges_andTellsNobody() {
    Run run = run("--dry-run").expect(0);

    assertThat(run.out().lines().map(line -> line.substring(0, 37).strip()))
        .first()
        .isEqualTo("2026-11-20T09:00:00.000Z  created");
    assertThat(run.out().lines()).hasSize(4);
    assertThat(run.err()).contains("4 changes would be announced.");
    assertThat(posted).isEmpty();
  }

  @Test
  void commandLine_thatIsWrong_isSaidSo() {
    assertThat(Run.at(TABLE, "replay", "--to=-").expect(2).err()).contains("--since");
    assertThat(run().expect(2).err()).contains("--to");
    assertThat(run("--bus=any").expect(1).err()).contains("A local engine has no event bus");
    assertThat(run("--to=-", "--rate=0").expect(2).err()).contains("--rate must be above 0");
    assertThat(run("--to=ftp://x/").expect(2).err()).contains("--to must be an address");
    assertThat(run("--to=-", "--until=2025").expect(2).err()).contains("--since must not be later");
    assertThat(run("--to=-", "--resume=nonsense").expect(2).err()).contains("--resume:");
  }

  private String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private static String id(String event) {
    return EventReader.read(event.getBytes(UTF_8)).id();
  }

  private static Item change(String id) {
    return new Partition(new CatalogTable(TABLE.client(), TestTable.NAME), new PaperId(id))
        .change()
        .orElseThrow();
  }

  private static Publisher at(int hours) {
    return new Publisher(
        TABLE.client(),
        TestTable.NAME,
        Clock.fixed(TestTable.NOW.plus(Duration.ofHours(hours)), ZoneOffset.UTC));
  }

  private static Run run(String... arguments) {
    List<String> all = new ArrayList<>(List.of("replay"));
    all.add("--since=2026");
    all.addAll(List.of(arguments));
    return Run.at(TABLE, all.toArray(String[]::new));
  }
}
