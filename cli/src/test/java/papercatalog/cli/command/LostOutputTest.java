package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.cli.console.Terminal;
import papercatalog.domain.Papers;
import papercatalog.publishing.PublishedTable;

/** Standard output on a full disk, or a closed pipe. */
@Tag("slow")
final class LostOutputTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @BeforeAll
  static void publish() {
    TABLE.givenPublished(Papers.CLOCKS_1978);
  }

  @Test
  void fullDisk_isTheLastLine() {
    for (String command : List.of("export", "backup -", "get " + Papers.CLOCKS_1978.id())) {
      assertThat(run("No space left on device", command).expect(1).err().lines().toList().getLast())
          .isEqualTo(
              "Standard output cannot be written: No space left on device."
                  + " The printed output is incomplete.");
    }
  }

  @Test
  void readerThatHasLeft_endsTheCommandWithoutAMessage() {
    for (String command :
        List.of(
            "export --quiet",
            "backup - --quiet",
            "get --all /collections/" + Papers.CLOCKS_1978.collection() + "/papers")) {
      assertThat(run("Broken pipe", command).expect(141).err()).isEmpty();
    }
    assertThat(run("Broken pipe", "get nowhere").expect(1).err())
        .isEqualTo("There is no paper nowhere.\n");
  }

  private static Run run(String reason, String command) {
    StringWriter err = new StringWriter();
    String[] arguments = (command + " --endpoint=" + Run.endpoint(TABLE)).split(" ");
    int code = CatalogTool.run(Terminal.NONE, new Failing(reason), new PrintWriter(err), arguments);
    return new Run(code, "", err.toString());
  }

  private static final class Failing extends Writer {
    private final String reason;

    Failing(String reason) {
      this.reason = reason;
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      throw new IOException(reason);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
