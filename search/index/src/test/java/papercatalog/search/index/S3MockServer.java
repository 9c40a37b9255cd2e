package papercatalog.search.index;

import module java.base;

/** Adobe's S3Mock in a process of its own. Its jar is on the class path. */
final class S3MockServer {
  private final Process process;
  private final int port;

  private S3MockServer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static S3MockServer start() throws IOException {
    int port = freePort();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=target", // it leaves files behind
                "-jar",
                jar(),
                "--server.port=0",
                "--com.adobe.testing.s3mock.http-port=" + port)
            .redirectErrorStream(true)
            .start();
    S3MockServer server = new S3MockServer(process, port);
    StringBuilder log = new StringBuilder();
    BufferedReader lines = process.inputReader();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      log.append(line).append('\n');
      if (line.contains("Started S3MockApplication")) {
        Thread.ofPlatform().daemon().start(() -> drain(lines));
        return server;
      }
    }
    throw new IOException("S3Mock did not start:\n" + log);
  }

  private static void drain(BufferedReader lines) {
    try {
      lines.transferTo(Writer.nullWriter());
    } catch (IOException _) {
      // the server was stopped
    }
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + port);
  }

  void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
  }

  private static String jar() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.contains("s3mock") && entry.endsWith("-exec.jar"))
        .findFirst()
        .orElseThrow();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
