package papercatalog.cli.command;

import module java.base;

/**
 * An output file of a command. It is written to a temporary file next to it, which replaces it once
 * complete.
 *
 * @param option the command-line option that names the file
 */
record OutputFile(String option, Path path) {
  interface Content {
    /**
     * Writes the content.
     *
     * @return whether it is complete
     */
    boolean write(OutputStream out) throws IOException;
  }

  /**
   * Checks that the file can be created.
   *
   * @throws UsageError when it cannot be created
   */
  OutputFile {
    if (!Files.isDirectory(directory(path)) || Files.isDirectory(path)) {
      throw new UsageError(option + ": no file can be made at " + path);
    }
  }

  /** Writes the content and replaces the file once the content is complete. */
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
