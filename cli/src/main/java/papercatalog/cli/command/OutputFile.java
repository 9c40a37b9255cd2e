package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;

/**
 * A file that a command writes. A temporary file next to it replaces it once it is complete.
 *
 * @param option the command-line option that names the file
 * @param path default: standard output
 */
record OutputFile(String option, Optional<Path> path, boolean compressed) {
  private static final int BUFFER = 1 << 16;

  OutputFile {
    path.ifPresent(
        file -> {
          if (!Files.isDirectory(directory(file)) || Files.isDirectory(file)) {
            throw new UsageError(option + ": cannot create a file at " + file);
          }
        });
  }

  /** Writes the content until the operator interrupts it, and returns whether it is complete. */
  boolean write(Progress.Meter meter, BiConsumer<Writer, BooleanSupplier> content, Output out)
      throws IOException {
    BiConsumer<Writer, BooleanSupplier> shown =
        (writer, stopped) -> {
          try (Progress _ = Progress.of(out, meter)) {
            content.accept(writer, stopped);
          }
        };
    try (Interruption interruption = new Interruption()) {
      if (path.isPresent()) {
        replace(path.get(), shown, interruption);
      } else {
        shown.accept(out.document(), interruption::requested);
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
  private void replace(
      Path file, BiConsumer<Writer, BooleanSupplier> content, Interruption interruption)
      throws IOException {
    Path draft = Files.createTempFile(directory(file), file.getFileName().toString(), ".part");
    try {
      try (OutputStream stream = Files.newOutputStream(draft);
          OutputStream buffered = new BufferedOutputStream(stream, BUFFER);
          Writer writer =
              new OutputStreamWriter(
                  compressed ? new GZIPOutputStream(buffered, BUFFER) : buffered, UTF_8)) {
        content.accept(writer, interruption::requested);
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
