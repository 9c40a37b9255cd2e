package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.failure.ClosedPipe;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.cli.failure.Failure;

/** The output of a command: a file, a device, a pipe or standard output. */
final class OutputFile {
  private static final int BUFFER = 1 << 16;

  private final String name;
  private final OutputPlace place;
  private final boolean compressed;

  interface FileText {
    void write(Writer out, BooleanSupplier stopped) throws IOException;
  }

  /** Fails with {@link UsageError} where no file can be written. */
  OutputFile(String option, Optional<Path> path, boolean compressed) {
    this.name = path.map(Path::toString).orElse("standard output");
    this.compressed = compressed;
    try {
      this.place = path.isPresent() ? OutputPlace.of(path.get()) : new OutputPlace.Printed();
    } catch (IOException e) {
      throw new UsageError("%s: cannot write %s: %s".formatted(option, name, Failure.reason(e)));
    }
  }

  /** Names the file in a failure, such as a full disk. */
  boolean write(Progress.Meter meter, FileText content, Output out) throws IOException {
    FileText shown =
        (writer, stopped) -> {
          try (Progress _ = Progress.of(out, meter)) {
            content.write(writer, stopped);
          }
        };
    try (Interruption interruption = new Interruption()) {
      switch (place) {
        case OutputPlace.Printed() when compressed ->
            write(new FileOutputStream(FileDescriptor.out), shown, interruption);
        case OutputPlace.Printed() -> {
          shown.write(out.document(), interruption::requested);
          out.flush();
        }
        case OutputPlace.Opened(Path file) ->
            write(Files.newOutputStream(file, StandardOpenOption.APPEND), shown, interruption);
        case OutputPlace.Replaced(Path file) -> replace(file, shown, interruption);
      }
      if (interruption.requested()) {
        out.problem(
            "Stopped before the end"
                + (place instanceof OutputPlace.Replaced
                    ? "; " + name + " is unchanged."
                    : ": the output is incomplete."));
      }
      return !interruption.requested();
    } catch (IOException e) {
      if (ClosedPipe.is(e)) {
        throw new ClosedPipe();
      }
      throw new CommandFailed(
          Failure.INPUT_OUTPUT, "%s cannot be written: %s".formatted(name, Failure.reason(e)), e);
    }
  }

  /** The file that is complete once {@link #write} has returned true. */
  Optional<Path> replaced() {
    return place instanceof OutputPlace.Replaced(Path file) ? Optional.of(file) : Optional.empty();
  }

  /** Reports the content of a file; says nothing about standard output. */
  void report(String text, Consumer<ObjectNode> json, Output out) {
    if (!(place instanceof OutputPlace.Printed)) {
      out.result(text + " in " + name, members -> json.accept(members.put("file", name)));
      out.flush();
    }
  }

  /** Replaces a file with a complete one of the same permissions. */
  private void replace(Path file, FileText content, Interruption interruption) throws IOException {
    String random = Long.toHexString(ThreadLocalRandom.current().nextLong());
    Path draft = file.resolveSibling("%s.%s.part".formatted(file.getFileName(), random));
    try {
      OutputStream stream = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW);
      if (Files.exists(file)) {
        Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(file));
      }
      write(stream, content, interruption);
      if (!interruption.requested()) {
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
      }
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** Compresses without a time in the gzip header, so that equal contents have equal bytes. */
  private void write(OutputStream file, FileText content, Interruption interruption)
      throws IOException {
    try (OutputStream stream = file;
        OutputStream buffered = new BufferedOutputStream(stream, BUFFER);
        Writer writer =
            new OutputStreamWriter(
                compressed ? new GZIPOutputStream(buffered, BUFFER) : buffered, UTF_8)) {
      content.write(writer, interruption::requested);
    }
  }
}
