package papercatalog.cli.command;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * A file that a command makes: a draft next to it is written first, so that half of it never looks
 * like the whole.
 *
 * @param option what names it on the command line
 */
record OutputFile(CommandSpec command, String option, Path path) {
  /** What goes into it. */
  interface Content {
    /**
     * Writes it.
     *
     * @return whether all of it was written
     */
    boolean write(OutputStream out) throws IOException;
  }

  /**
   * Checks that a file can be made there.
   *
   * @throws ParameterException when it cannot
   */
  OutputFile {
    if (!Files.isDirectory(directory(path)) || Files.isDirectory(path)) {
      throw new ParameterException(
          command.commandLine(), option + ": no file can be made at " + path);
    }
  }

  /** Writes it, and puts it in the place of what was there once it is whole. */
  void replace(Content content) throws IOException {
    Path draft = Files.createTempFile(directory(path), path.getFileName().toString(), ".part");
    try {
      boolean whole;
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft))) {
        whole = content.write(out);
      }
      if (whole) {
        Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static Path directory(Path path) {
    return path.toAbsolutePath().getParent();
  }
}
