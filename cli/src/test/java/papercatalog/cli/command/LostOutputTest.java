package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

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

  @Test
  void export_toAFullDisk_fails() {
    TABLE.givenPublished(Papers.CLOCKS_1978);

    assertFails("can no longer be written", "export", "--format", "bibtex");
  }

  @Test
  void get_toAFullDisk_fails() {
    TABLE.givenPublished(Papers.CLOCKS_1978);

    assertFails("incomplete", "get", Papers.CLOCKS_1978.id().value(), "--output", "json");
  }

  private static void assertFails(String message, String... arguments) {
    StringWriter err = new StringWriter();
    String[] all = new String[arguments.length + 1];
    System.arraycopy(arguments, 0, all, 0, arguments.length);
    all[arguments.length] = "--endpoint=" + Run.endpoint(TABLE);

    int code =
        CatalogTool.run(Terminal.NONE, new PrintWriter(new FullDisk()), new PrintWriter(err), all);

    assertThat(code).isEqualTo(1);
    assertThat(err.toString()).contains(message);
  }

  private static final class FullDisk extends Writer {
    @Override
    public void write(char[] text, int from, int length) throws IOException {
      throw new IOException("No space left on device");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
