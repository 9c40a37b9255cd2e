package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.write.Publisher;

/** {@code changes --follow} in a process that is interrupted and restarted. */
@Tag("slow")
@Timeout(120)
final class FollowTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path directory;

  @Test
  void follow_showsWhatChanges_andGoesOnWhereItWasInterrupted() throws Exception {
    write(1, "before");
    String resume;
    try (CatalogProcess process = start("--since=2026")) {
      awaitChange(process, "before");
      write(2, "meanwhile");
      awaitChange(process, "meanwhile");

      process.terminate();
      assertThat(process.exitCode()).as(process.err()).isEqualTo(143);
      JsonNode summary = new Run(143, process.out(), process.err()).lastJson().get("summary");
      assertThat(summary.get("changes").asInt()).isEqualTo(2);
      resume = summary.get("resumeCursor").asText();
    }
    write(3, "between");
    write(4, "before");

    try (CatalogProcess process = start("--since=2026", "--resume=" + resume)) {
      awaitChange(process, "before");
      assertThat(changed(process)).containsExactly("between", "before");

      process.kill();
    }
  }

  private void awaitChange(CatalogProcess process, String id) throws Exception {
    while (!changed(process).contains(id)) {
      assertThat(process.isAlive()).as(process.err()).isTrue();
      Thread.sleep(50);
    }
  }

  /** Returns complete lines only. */
  private static List<String> changed(CatalogProcess process) throws Exception {
    String out = process.out();
    return new Run(0, out.substring(0, out.lastIndexOf('\n') + 1), "")
        .json().stream()
            .filter(line -> line.has("id"))
            .map(line -> line.get("id").asText())
            .toList();
  }

  private CatalogProcess start(String... options) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("changes", "--follow"));
    arguments.addAll(List.of(options));
    arguments.addAll(List.of("--output=json", "--endpoint=" + Run.endpoint(TABLE)));
    return CatalogProcess.start(directory, arguments.toArray(String[]::new));
  }

  /** Writes a change that is old enough to be listed at once. */
  private static void write(int second, String id) {
    Instant moment = TestTable.NOW.plusSeconds(second);
    new Publisher(
            new CatalogTable(TABLE.client(), TestTable.NAME), Clock.fixed(moment, ZoneOffset.UTC))
        .publish(
            PaperBuilder.from(paper(id, "2026").build()).title("Written at " + second).build());
  }
}
