package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.cli.telemetry.SampleRequestLine;

@Isolated
final class TelemetryTest {
  @TempDir private Path directory;

  @Test
  void figures_asJson_areExact() throws IOException {
    Path log =
        log(
            SampleRequestLine.of(LIST_COLLECTION_PAPERS).taking(3).returning(25, 26).within(4),
            SampleRequestLine.of(LIST_AUTHOR_PAPERS).taking(1.5).returning(25, 26).within(8),
            SampleRequestLine.of(GET_PAPER)
                .after(1)
                .first()
                .failing(404, "paper-not-found")
                .within(2));

    assertThat(json(log.toString()).toString())
        .isEqualTo(
            """
            {"from":"2026-11-21T12:00:00Z","until":"2026-11-21T12:00:01Z","requests":3,"wakes":0,\
            "otherLines":0,"unreadable":0,"late":0,"patterns":[\
            {"number":"A1","name":"GetPaper","requests":1,"p50":2.0,"p95":2.0,"p99":2.0,\
            "readUnits":0.5,"items":1,"scanned":1,"coldStarts":1,"errors":0,"throttles":0,\
            "clientErrors":1},\
            {"number":"A2","name":"ListCollectionPapers","requests":1,"p50":4.0,"p95":4.0,\
            "p99":4.0,"readUnits":3.0,"items":25,"scanned":26,"coldStarts":0,"errors":0,\
            "throttles":0,"clientErrors":0},\
            {"number":"A3","name":"ListAuthorPapers","requests":1,"p50":8.0,"p95":8.0,\
            "p99":8.0,"readUnits":1.5,"items":25,"scanned":26,"coldStarts":0,"errors":0,\
            "throttles":0,"clientErrors":0}],"places":[\
            {"number":"","name":"GSI1","requests":2,"p50":4.0,"p95":8.0,"p99":8.0,\
            "readUnits":4.5,"items":50,"scanned":52,"coldStarts":0,"errors":0,"throttles":0,\
            "clientErrors":0},\
            {"number":"","name":"table","requests":1,"p50":2.0,"p95":2.0,"p99":2.0,\
            "readUnits":0.5,"items":1,"scanned":1,"coldStarts":1,"errors":0,"throttles":0,\
            "clientErrors":1}],"busiestSeconds":[\
            {"place":"GSI1","at":"2026-11-21T12:00:00Z","readUnits":4.5,"partitionLimit":3000},\
            {"place":"table","at":"2026-11-21T12:00:01Z","readUnits":0.5,"partitionLimit":3000}]}\
            """);
  }

  @Test
  void files_andStandardInput_areReadOneAfterTheOther() throws IOException {
    Path one = log(SampleRequestLine.of(GET_PAPER));
    Path other = directory.resolve("other.log");
    Files.writeString(other, SampleRequestLine.of(GET_PAPER).after(9).text());
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(SampleRequestLine.of(GET_PAPER).text().getBytes(UTF_8)));
    try {
      assertThat(json(one.toString(), "-", other.toString()).get("requests").asInt()).isEqualTo(3);
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void lines_ofOtherKinds_areOneNotice() throws IOException {
    Path log = log(SampleRequestLine.of(GET_PAPER));
    Files.writeString(log, "START\nEND\n{\"message\":\"request\"}\n" + Files.readString(log));

    assertThat(run(log.toString()).expect(0).err())
        .isEqualTo(
            "Skipped 2 lines of other kinds.\nSkipped 1 request line that this release cannot read.\n");
    assertThat(run(log.toString(), "--quiet").expect(0).err()).isEmpty();
  }

  @Test
  void lines_ofOtherTenants_areLeftOut() throws IOException {
    String own = SampleRequestLine.of(GET_PAPER).text();
    Path log =
        Files.write(
            directory.resolve("shared.log"),
            List.of(own, ofTenant(own, "acme"), ofTenant(own, "acme"), ofTenant(own, "acme2")));

    assertThat(json(log.toString()).get("requests").asInt()).isEqualTo(4);
    JsonNode acme = json(log.toString(), "--tenant=acme");
    assertThat(acme.get("requests").asInt()).isEqualTo(2);
    assertThat(acme.get("otherLines").asInt()).isZero();
    assertThat(run(log.toString(), "--tenant=b").expect(1).err())
        .contains("None of 4 lines is a request of the given time and tenant");
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
            SampleRequestLine.of(GET_PAPER),
            SampleRequestLine.of(GET_PAPER).after(60.5),
            SampleRequestLine.of(GET_PAPER).after(61));

    assertThat(
            json(log.toString(), "--since=2026-11-21T12:01:00Z", "--until=2026-11-21T12:01:00Z")
                .get("requests")
                .asInt())
        .as("the whole second")
        .isEqualTo(1);
    assertThat(run(log.toString(), "--since=2026-11-22T00:00:00Z").expect(1).err())
        .contains("of the given time");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no-such-file",
        "../docs/examples",
        "../docs/examples/requests.ndjson --since=yesterday",
        "../docs/examples/requests.ndjson --since=2026-11-22T12:00:00Z --until=2026-11-21T12:00:00Z"
      })
  void nonsense_isAUsageError(String arguments) {
    String[] words = arguments.isEmpty() ? new String[0] : arguments.split(" ");
    assertThat(run(words).expect(2).out()).isEmpty();
  }

  private Path log(SampleRequestLine... lines) throws IOException {
    return Files.write(
        directory.resolve("requests.log"),
        List.of(lines).stream().map(SampleRequestLine::text).toList());
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
