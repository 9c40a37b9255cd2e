package papercatalog.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.schema.AccessPattern.GET_PAPER;
import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.telemetry.RequestLine;

/** {@code catalog telemetry FILE...}. */
final class TelemetryTest {
  private static final Path SAMPLE = Path.of("../docs/examples/requests.ndjson");

  @TempDir private Path directory;

  @Test
  void figures_asJson_areExact() throws IOException {
    Path log =
        log(
            RequestLine.of(LIST_COLLECTION_PAPERS).taking(3).returning(25, 26).within(4),
            RequestLine.of(LIST_AUTHOR_PAPERS).taking(1.5).returning(25, 26).within(8),
            RequestLine.of(GET_PAPER).after(1).first().failing(404, "paper-not-found").within(2));

    JsonNode json = json(log.toString(), "--max-read-units=45");

    assertThat(json.toString())
        .isEqualTo(
            """
            {"from":"2026-11-21T12:00:00Z","until":"2026-11-21T12:00:01Z","requests":3,"wakes":0,\
            "skipped":{"other":0,"damaged":0,"unknownPattern":0},"late":0,"patterns":[\
            {"number":"A1","pattern":"GetPaper","requests":1,"p50":2.0,"p95":2.0,"p99":2.0,\
            "readUnits":0.5,"items":1,"scanned":1,"coldStarts":1,"errors":0,"throttles":0,\
            "clientErrors":1},\
            {"number":"A2","pattern":"ListCollectionPapers","requests":1,"p50":4.0,"p95":4.0,\
            "p99":4.0,"readUnits":3.0,"items":25,"scanned":26,"coldStarts":0,"errors":0,\
            "throttles":0,"clientErrors":0},\
            {"number":"A3","pattern":"ListAuthorPapers","requests":1,"p50":8.0,"p95":8.0,\
            "p99":8.0,"readUnits":1.5,"items":25,"scanned":26,"coldStarts":0,"errors":0,\
            "throttles":0,"clientErrors":0}],"places":[\
            {"place":"GSI1","readUnits":4.5,"patterns":{"ListCollectionPapers":3.0,\
            "ListAuthorPapers":1.5,"FindPapers":0.0,"ListChanges":0.0},"limit":45.0,\
            "busiestSecond":{"at":"2026-11-21T12:00:00Z","readUnits":4.5,"patterns":{\
            "ListCollectionPapers":3.0,"ListAuthorPapers":1.5,"FindPapers":0.0,"ListChanges":0.0}}},\
            {"place":"GSI2","readUnits":0.0,"patterns":{"ListTopicPapers":0.0},"limit":45.0},\
            {"place":"table","readUnits":0.5,"patterns":{"GetPaper":0.5,"GetAuthor":0.0,\
            "ListPaperAuthors":0.0,"ListPaperVersions":0.0,"GetPaperVersion":0.0,\
            "ListCollections":0.0,"ListTopics":0.0},"limit":45.0,"busiestSecond":{\
            "at":"2026-11-21T12:00:01Z","readUnits":0.5,"patterns":{"GetPaper":0.5,"GetAuthor":0.0,\
            "ListPaperAuthors":0.0,"ListPaperVersions":0.0,"GetPaperVersion":0.0,\
            "ListCollections":0.0,"ListTopics":0.0}}}],"verdict":{"answer":"not-yet","index":"GSI1",\
            "headRoom":40.5,"peakOfA3":1.5,"peakOfOthers":3.0,"growth":10.0,"growthWithoutA3":15.0,\
            "growthOfA3":28.0,"text":\
            """
                + json.at("/verdict/text")
                + "}}");
    assertThat(json.at("/verdict/text")).hasSize(5);
  }

  @Test
  void files_andStandardInput_areReadOneAfterTheOther() throws IOException {
    Path one = log(RequestLine.of(GET_PAPER));
    Path other = directory.resolve("other.log");
    Files.writeString(other, RequestLine.of(GET_PAPER).after(9).text());
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(RequestLine.of(GET_PAPER).text().getBytes(UTF_8)));
    try {
      assertThat(json(one.toString(), "-", other.toString()).get("requests").asInt()).isEqualTo(3);
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void lines_ofOtherKinds_areOneNotice() throws IOException {
    Path log = log(RequestLine.of(GET_PAPER));
    Files.writeString(log, "START\nEND\n{\"message\":\"request\"}\n" + Files.readString(log));

    assertThat(run(log.toString()).expect(0).err())
        .isEqualTo("Skipped 3 lines: 2 of other kinds, 1 damaged.\n");
    assertThat(run(log.toString(), "--quiet").expect(0).err()).isEmpty();
  }

  @Test
  void lines_ofOtherTenants_areLeftOut() throws IOException {
    String own = RequestLine.of(GET_PAPER).text();
    Path log =
        Files.write(
            directory.resolve("shared.log"),
            List.of(own, ofTenant(own, "acme"), ofTenant(own, "acme"), ofTenant(own, "acme2")));

    assertThat(json(log.toString()).get("requests").asInt()).isEqualTo(4);
    JsonNode acme = json(log.toString(), "--tenant=acme");
    assertThat(acme.get("requests").asInt()).isEqualTo(2);
    assertThat(acme.get("skipped").toString())
        .isEqualTo("{\"other\":0,\"damaged\":0,\"unknownPattern\":0}");
    assertThat(run(log.toString(), "--tenant=b").expect(1).err())
        .contains("None of 4 lines is a request (0 skipped, 4 of other catalogs)");
    run(log.toString(), "--tenant=B").expect(2);
  }

  private static String ofTenant(String line, String tenant) {
    return line.replace("\"status\"", "\"tenant\":\"" + tenant + "\",\"status\"");
  }

  @Test
  void noLineOfAFunction_isAFailureThatSaysWhatHelps() throws IOException {
    Path log = Files.writeString(directory.resolve("foreign.log"), "START\nEND\n");

    Run run = run(log.toString()).expect(1);

    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("None of 2 lines is a request", "make run LOG=FILE");
    assertThat(run(log.toString(), "--output=json").expect(1).lastJson().at("/error/code").asText())
        .isEqualTo("no-lines");
  }

  @Test
  void time_thatIsGiven_leavesOutTheRest() throws IOException {
    Path log =
        log(
            RequestLine.of(GET_PAPER),
            RequestLine.of(GET_PAPER).after(60.5),
            RequestLine.of(GET_PAPER).after(61));

    assertThat(
            json(log.toString(), "--since=2026-11-21T12:01:00Z", "--until=2026-11-21T12:01:00Z")
                .get("requests")
                .asInt())
        .as("the whole second")
        .isEqualTo(1);
    assertThat(run(log.toString(), "--last=1h").expect(1).err()).contains("of the time");
  }

  @Test
  void chart_isThatOfThePage() throws IOException {
    Path chart = directory.resolve("chart.svg");

    run(SAMPLE.toString(), "--max-read-units=40", "--svg", chart.toString()).expect(0);

    String drawn = Files.readString(chart);
    if (Boolean.getBoolean("snapshot.update")) {
      Files.writeString(Path.of("../docs/telemetry.svg"), drawn);
    }
    assertThat(drawn).isEqualTo(Files.readString(Path.of("../docs/telemetry.svg")));
  }

  @Test
  void chart_thatCannotBeMade_isAUsageError() {
    run(SAMPLE.toString(), "--svg", directory.resolve("no/chart.svg").toString()).expect(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no-such-file",
        "../docs/examples",
        "../docs/examples/requests.ndjson --stack=s",
        "../docs/examples/requests.ndjson --region=eu-west-1",
        "../docs/examples/requests.ndjson --last=1h --since=2026-11-21T12:00:00Z",
        "../docs/examples/requests.ndjson --since=2026-11-22T12:00:00Z --until=2026-11-21T12:00:00Z",
        "../docs/examples/requests.ndjson --last=5x",
        "../docs/examples/requests.ndjson --max-read-units=0",
        "../docs/examples/requests.ndjson --max-read-units=40001"
      })
  void nonsense_isAUsageError(String arguments) {
    String[] words = arguments.isEmpty() ? new String[0] : arguments.split(" ");
    assertThat(run(words).expect(2).out()).isEmpty();
  }

  private Path log(RequestLine... lines) throws IOException {
    return Files.write(
        directory.resolve("requests.log"), List.of(lines).stream().map(RequestLine::text).toList());
  }

  private static Run run(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "telemetry";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return Run.catalog(all);
  }

  private static JsonNode json(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "--output=json";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return run(all).expect(0).lastJson();
  }
}
