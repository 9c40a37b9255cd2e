package papercatalog.local.gateway;

/**
 * A run of {@link LocalCommand} that ends by itself, in this process.
 *
 * @param output standard output
 * @param errors standard error
 */
record LocalRun(int exitCode, String output, String errors) {
  static LocalRun of(String... arguments) {
    try (CapturedStreams streams = new CapturedStreams()) {
      int exitCode = LocalCommand.commandLine().execute(arguments);
      return new LocalRun(exitCode, streams.output(), streams.errors());
    }
  }
}
