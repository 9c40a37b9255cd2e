package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;

/** A file to write; a temporary file next to it replaces it once it is complete. */
record OutputFile(String option, Optional<Path> path, boolean compressed) {
  private static final int BUFFER = 1 << 16;

  interface Content {
    void write(Writer out, BooleanSupplier stopped) throws IOException;
  }

  OutputFile {
    path.ifPresent(
        file -> {
          if (!Files.isDirectory(directory(file)) || Files.isDirectory(file)) {
            throw new UsageError(option + ": cannot create a file at " + file);
          }
        });
  }

  boolean write(Progress.Meter meter, Content content, Output out) throws IOException {
    Content shown =
        (writer, stopped) -> {
          try (Progress _ = Progress.of(out, meter)) {
            content.write(writer, stopped);
          }
        };
    try (Interruption interruption = new Interruption()) {
      if (path.isPresent()) {
        replace(path.get(), shown, interruption);
      } else {
        shown.write(out.document(), interruption::requested);
        out.flush();
      }
      if (interruption.requested()) {
        out.problem(
            "Stopped before the end"
                + path.map(file -> "; " + file + " is unchanged.")
                    .orElse(": the output is incomplete."));
      }
      return !interruption.requested();
    }
  }

  /** Reports the content of a file; says nothing about standard output. */
  void report(String text, Consumer<ObjectNode> json, Output out) {
    path.ifPresent(
        file -> {
          out.result(
              text + " in " + file, members -> json.accept(members.put("file", file.toString())));
          out.flush();
        });
  }

  /** Compresses without a time in the gzip header, so that equal contents have equal bytes. */
  private void replace(Path file, Content content, Interruption interruption) throws IOException {
    Path draft = Files.createTempFile(directory(file), file.getFileName().toString(), ".part");
    try {
      try (OutputStream stream = Files.newOutputStream(draft);
          OutputStream buffered = new BufferedOutputStream(stream, BUFFER);
          Writer writer =
              new OutputStreamWriter(
                  compressed ? new GZIPOutputStream(buffered, BUFFER) : buffered, UTF_8)) {
        content.write(writer, interruption::requested);
      }
      if (!interruption.requested()) {
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static Path directory(Path file) {
    return file.toAbsolutePath().getParent();
  }
}
