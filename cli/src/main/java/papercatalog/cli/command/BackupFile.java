package papercatalog.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import papercatalog.cli.backup.BackupReader;
import picocli.CommandLine.Model.CommandSpec;

/** A backup that a command was given. */
record BackupFile(CommandSpec command, Path path) {
  /**
   * Checks that it can be read.
   *
   * @throws picocli.CommandLine.ParameterException when it cannot
   */
  BackupFile {
    new InputFiles(command, List.of(path));
  }

  /** Opens it. */
  BackupReader open() throws IOException {
    return path.equals(InputEntries.STDIN)
        ? new BackupReader("standard input", System.in)
        : new BackupReader(path.toString(), Files.newInputStream(path));
  }

  /** How many bytes there are to read; 0 when it is not known. */
  long size() throws IOException {
    return path.equals(InputEntries.STDIN) ? 0 : Files.size(path);
  }
}
