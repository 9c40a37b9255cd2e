package papercatalog.benchmarks;

import module java.base;

import papercatalog.local.gateway.LocalCommand;

/** The server of {@code make run} in a separate process on free ports. */
record LocalServerProcess(Process process, URI url) implements AutoCloseable {
  private static final Pattern URL = Pattern.compile("http://\\S+");

  static LocalServerProcess start() throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                LocalCommand.class.getName(),
                "serve",
                "--port",
                "0")
            .redirectErrorStream(true);
    builder.environment().put("DDB_LOCAL_TELEMETRY", "0");
    Process process = builder.start();
    // Stays open until the process ends: the server writes to it.
    @SuppressWarnings("resource")
    BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
    String line = output.readLine();
    Matcher url = URL.matcher(line == null ? "" : line);
    if (!url.find()) {
      process.destroy();
      throw new IOException("The local server did not start: " + line);
    }
    return new LocalServerProcess(process, URI.create(url.group()));
  }

  /** The resident memory of the server, engine included. */
  double residentMegabytes() {
    return ResidentMemory.megabytes(process.pid());
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
