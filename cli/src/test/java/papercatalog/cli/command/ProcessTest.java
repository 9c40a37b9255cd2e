package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.Papers;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.document.PaperDocument;

/** Streams, signals, memory and terminals, which need a process. */
@Tag("slow")
@Timeout(
    value = 300,
    threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // reading a pipe ignores interrupts
final class ProcessTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();
  private static final String ESCAPE = "\u001b";

  @TempDir private Path directory;

  @BeforeEach
  void emptyTable() {
    TABLE.client().deleteTable(request -> request.tableName(TestTable.NAME));
    new CatalogTable(TABLE.client(), TestTable.NAME).createIfAbsent();
  }

  @Test
  void import_printsNothingButWhatItHasToSay() throws Exception {
    try (CatalogProcess process = start("import", generated(5).toString())) {
      assertThat(process.exitCode()).as(process.err()).isZero();

      assertThat(process.out()).startsWith("5 entries: 5 created\n");
      assertThat(process.err()).isEqualTo("endpoint " + Run.endpoint(TABLE) + ", table papers\n");
    }
  }

  @Test
  void delete_withNothingAtItsStandardInput_doesNotAsk() throws Exception {
    try (CatalogProcess process = start("delete", "x")) {
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.err()).contains("--yes");
    }
  }

  @Test
  void import_thatIsTerminated_saysHowFarItCameAndHowToResume() throws Exception {
    Path file = generated(300);
    try (CatalogProcess process = start("import", file.toString(), "--output=json")) {
      while (process.out().lines().count() < 5) {
        assertThat(process.isAlive()).as(process.err()).isTrue();
        Thread.sleep(10);
      }
      process.terminate();

      assertThat(process.exitCode()).isEqualTo(143);
      assertThat(process.err()).contains("Stopped before the end.", "Run the same command again");
      Run stopped = new Run(143, process.out(), process.err());
      int entries = stopped.lastJson().at("/summary/entries").asInt();
      assertThat(entries).isBetween(5, 299).isEqualTo(stopped.json().size() - 1);
      assertThat(stopped.lastJson().at("/summary/complete").asBoolean()).isFalse();
      assertThat(Run.at(TABLE, "verify").expect(0).out())
          .contains("nothing wrong", "items, %,d papers".formatted(entries));
    }
  }

  @Test
  void import_ofMoreThanItsMemory_streams() throws Exception {
    Path file = directory.resolve("large.ndjson");
    String text = "\u4e16".repeat(20_000); // 60 KB in UTF-8
    Files.writeString(
        file,
        IntStream.range(0, 450)
            .mapToObj(
                i -> i % 45 == 0 ? paper(i, text) : "{\"id\":\"broken\",\"x\":\"" + text + "\"}")
            .collect(Collectors.joining("\n")));
    assertThat(Files.size(file)).isGreaterThan(24L << 20);

    try (CatalogProcess process =
        CatalogProcess.start(
            directory,
            Map.of("JDK_JAVA_OPTIONS", "-Xmx20m"),
            "import",
            file.toString(),
            "--endpoint=" + Run.endpoint(TABLE))) {
      assertThat(process.exitCode()).isEqualTo(1);
      assertThat(process.out()).startsWith("450 entries: 10 created, 440 rejected\n");
      assertThat(process.err()).doesNotContain("OutOfMemory");
    }
  }

  @Test
  void dump_toStandardOutput_isCompressed() throws Exception {
    Run.at(TABLE, "import", generated(5).toString()).expect(0);
    List<String> command = new ArrayList<>(CatalogProcess.command());
    command.addAll(List.of("dump", "--out=/dev/stdout", "--endpoint=" + Run.endpoint(TABLE)));

    Process process = CatalogProcess.builder(directory, Map.of(), command).start();

    try (InputStream lines = new GZIPInputStream(process.getInputStream())) {
      assertThat(new String(lines.readAllBytes(), UTF_8).lines())
          .containsExactlyElementsOf(Run.at(TABLE, "export").expect(0).out().lines().toList());
    }
    assertThat(process.waitFor()).isZero();
  }

  @Test
  void terminal_getsALineThatIsRedrawn_andColoursUnlessNoColor() throws Exception {
    assumeThat(Path.of("/usr/bin/script")).exists();
    String command = "import " + generated(8) + " --endpoint=" + Run.endpoint(TABLE);

    assertThat(onATerminal(Map.of("TERM", "xterm-256color"), command))
        .contains("\r" + ESCAPE + "[Kimport: 8 entries", "8 entries: 8 created");
    assertThat(onATerminal(Map.of("TERM", "xterm-256color"), "--help")).contains(ESCAPE + "[");
    assertThat(onATerminal(Map.of("TERM", "xterm-256color", "NO_COLOR", "1"), "--help"))
        .doesNotContain(ESCAPE);
  }

  private CatalogProcess start(String... arguments) throws IOException {
    String[] all = Arrays.copyOf(arguments, arguments.length + 1);
    all[arguments.length] = "--endpoint=" + Run.endpoint(TABLE);
    return CatalogProcess.start(directory, all);
  }

  private static String onATerminal(Map<String, String> environment, String command)
      throws Exception {
    String line = String.join(" ", CatalogProcess.command()) + " " + command;
    ProcessBuilder builder =
        new ProcessBuilder("/usr/bin/script", "-qec", line, "/dev/null").redirectErrorStream(true);
    builder.environment().remove("NO_COLOR");
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return output;
  }

  private Path generated(int count) throws IOException {
    return Files.writeString(
        directory.resolve("generated-" + count + ".ndjson"),
        new GeneratedPapers(count, 5)
            .stream()
                .map(paper -> PaperDocument.write(paper) + "\n")
                .collect(Collectors.joining()));
  }

  private static String paper(int number, String text) {
    return PaperDocument.write(
            PaperBuilder.from(Papers.paper("large-" + number, "2026").build())
                .text(TextField.ABSTRACT, text)
                .build())
        .toString();
  }
}
