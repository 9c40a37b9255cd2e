package papercatalog.cli.console;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.failure.ClosedPipe;
import papercatalog.cli.failure.Failure;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.write.Written;

/**
 * Writes results to standard output and everything else to standard error.
 *
 * <p>As JSON, standard output is one object per line, even when a command fails halfway.
 */
public record Output(
    PrintWriter out, PrintWriter err, ResultFormat format, boolean quiet, Terminal terminal) {
  public enum ResultFormat {
    TEXT,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Prints a result in the selected format and builds only that format. */
  public void result(Supplier<String> text, Supplier<? extends JsonNode> json) {
    print(
        switch (format) {
          case TEXT -> text.get();
          case JSON -> json.get().toString();
        });
  }

  public void result(String text, Consumer<ObjectNode> json) {
    result(
        () -> text,
        () -> {
          ObjectNode members = JsonNodeFactory.instance.objectNode();
          json.accept(members);
          return members;
        });
  }

  public void print(String line) {
    out.println(Controls.spelled(line));
  }

  /** Unescaped, for a file's content. */
  public void write(String content) {
    out.print(content);
  }

  public void flush() {
    out.flush();
  }

  public void result(RecordName record, Written written) {
    result(() -> WriteReport.text(record, written), () -> WriteReport.json(record, written));
  }

  /** Explains a failure in the operator's terms; only an unexpected one has its stack trace. */
  public void failure(Exception e) {
    Failure failure = Failure.of(e);
    problem(failure.message());
    if (failure.code().equals(Failure.UNEXPECTED)) {
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      problem(trace.toString().stripTrailing());
    }
    if (format == ResultFormat.JSON) {
      result(
          "",
          json ->
              json.putObject("error")
                  .put("code", failure.code())
                  .put("message", failure.message()));
    }
  }

  public void note(String line) {
    if (!quiet) {
      problem(line);
    }
  }

  public void problem(String line) {
    err.println(Controls.spelled(line));
    err.flush();
  }

  /** Unescaped, for a file's content; fails with {@link ClosedPipe} once output is lost. */
  public Writer document() {
    return new FilterWriter(out) {
      @Override
      public void write(String text, int from, int length) throws IOException {
        super.write(text, from, length);
        if (abandoned()) {
          throw new ClosedPipe();
        }
      }
    };
  }

  /** Whether output is lost: the reader has closed the pipe, or the disk is full. */
  public boolean abandoned() {
    return out.checkError();
  }
}
