package papercatalog.cli.console;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.function.Supplier;
import papercatalog.cli.transfer.RecordName;
import papercatalog.domain.write.Written;

/**
 * What a command says: results on standard output, everything else on standard error.
 *
 * <p>As JSON, standard output is one object a line, also where a command fails halfway.
 */
public record Output(
    PrintWriter out, PrintWriter err, OutputFormat format, boolean quiet, Terminal terminal) {
  /** A result in the form that was asked for; only that one is made. */
  public void result(Supplier<String> text, Supplier<? extends JsonNode> json) {
    print(
        switch (format) {
          case TEXT -> text.get();
          case JSON -> json.get().toString();
        });
  }

  /** A result that has the same form whatever was asked for. */
  public void print(String line) {
    out.println(Controls.spelled(line));
  }

  /** Makes sure that the results so far are written. */
  public void flush() {
    out.flush();
  }

  /** What came of one write. */
  public void result(RecordName record, Written written) {
    result(() -> Results.text(record, written), () -> Results.json(record, written));
  }

  /** Something to know, unless the operator asked for silence. */
  public void note(String line) {
    if (!quiet) {
      problem(line);
    }
  }

  /** Something that went wrong. */
  public void problem(String line) {
    err.println(Controls.spelled(line));
    err.flush();
  }

  /**
   * Standard output for a file's content, which stays as it is: it fails once its reader has gone,
   * or the disk is full.
   */
  public Writer document() {
    return new FilterWriter(out) {
      @Override
      public void write(String text, int from, int length) throws IOException {
        super.write(text, from, length);
        if (abandoned()) {
          throw new IOException("standard output can no longer be written");
        }
      }
    };
  }

  /** Whether the reader of the results has gone, as {@code head} does. */
  public boolean abandoned() {
    return out.checkError();
  }
}
