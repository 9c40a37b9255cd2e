package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.backup.BackupReader;

/** A backup file named on the command line. */
record BackupFile(Path path) {
  /**
   * Checks that the file can be read.
   *
   * @throws UsageError when it cannot be read
   */
  BackupFile {
    new InputFiles(List.of(path));
  }

  BackupReader open() throws IOException {
    return path.equals(InputEntries.STDIN)
        ? new BackupReader("standard input", System.in)
        : new BackupReader(path.toString(), Files.newInputStream(path));
  }

  /** The size in bytes; 0 when it is unknown. */
  long size() throws IOException {
    return path.equals(InputEntries.STDIN) ? 0 : Files.size(path);
  }
}
