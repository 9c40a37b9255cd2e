package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.cli.console.Terminal;
import papercatalog.publishing.PublishedTable;
import picocli.CommandLine;

/** Followers of the changes would miss writes that a wrong clock dated. */
final class ClockTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final Set<String> WRITES =
      Set.of("PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems");

  @TempDir private Path directory;

  @Test
  void writes_withAClockThatIsBehind_areRefusedBeforeAnyIsSent() throws IOException {
    Path file = Files.writeString(directory.resolve("a.json"), "{\"handle\":\"a\",\"name\":\"A\"}");
    Path backup = directory.resolve("backup.ndjson");
    run(Optional.empty(), "backup", backup.toString()).expect(0);
    Set<String> refused = new TreeSet<>();
    for (List<String> command :
        List.of(
            List.of("apply", file.toString()),
            List.of("publish", file.toString()),
            List.of("import", file.toString(), "--format=ndjson"),
            List.of("restore", backup.toString()),
            List.of("author", "a", "--name=A"),
            List.of("collection", "a", "--title=A"),
            List.of("topic", "a", "--title=A"),
            List.of("withdraw", "a"),
            List.of("delete", "a", "--yes"),
            List.of("erase", "--tenant=acme", "--yes"),
            List.of("verify", "--repair"))) {
      Run run = run(Optional.of(Duration.ofSeconds(40)), command.toArray(String[]::new)).expect(1);

      assertThat(run.err().lines()).as(run.err()).hasSize(1);
      assertThat(run.err())
          .containsPattern("clock is (3\\d|40)s behind that of http://127.0.0.1:\\d+")
          .contains("--ignore-clock");
      assertThat(run.out()).isEmpty();
      refused.add(command.getFirst());
    }

    assertThat(refused).isEqualTo(commandsThatWrite());
  }

  @Test
  void writes_withAClockThatIsAhead_areRefused() {
    assertThat(run(Optional.of(Duration.ofMinutes(-72)), "author", "b", "--name=B").expect(1).err())
        .containsPattern("clock is 1h1[12]m[0-9.s]* ahead of that of");
  }

  @Test
  void writes_withinTheBound_orWithoutADate_orWhereItIsIgnored_areDone() {
    TABLE.givenPublished(paper("clock", "2026").build());
    for (Optional<Duration> ahead :
        List.of(Optional.<Duration>empty(), Optional.of(Duration.ofSeconds(25)))) {
      run(ahead, "author", "c", "--name=C").expect(0);
    }
    Optional<Duration> wrong = Optional.of(Duration.ofMinutes(10));
    run(wrong, "author", "c", "--name=D", "--ignore-clock").expect(0);
    run(wrong, "get", "clock").expect(0);
    run(wrong, "author", "c").expect(0);
    run(wrong, "verify").expect(0);
  }

  private static Set<String> commandsThatWrite() {
    Set<String> names = new TreeSet<>();
    for (CommandLine command : CatalogTool.commandLine(Terminal.NONE).getSubcommands().values()) {
      if (command.getCommandSpec().findOption("--ignore-clock") != null) {
        names.add(command.getCommandName());
      }
    }
    return names;
  }

  private static Run run(Optional<Duration> ahead, String... arguments) {
    try (DatedEndpoint engine = new DatedEndpoint(Run.endpoint(TABLE), ahead)) {
      List<String> all = new ArrayList<>(List.of(arguments));
      all.add("--endpoint=" + engine.uri());
      Run run = Run.catalog(all.toArray(String[]::new));
      if (run.code() != 0) {
        assertThat(engine.operations()).doesNotContainAnyElementsOf(WRITES);
      }
      return run;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
