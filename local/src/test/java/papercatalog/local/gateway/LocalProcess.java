package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/**
 * {@link LocalCommand} in a JVM of its own, as the Makefile starts it, in a directory of its own.
 */
final class LocalProcess implements AutoCloseable {
  private static final int LONGEST_WAIT_SECONDS = 60;

  private final Process process;
  private final Path errors;

  private LocalProcess(Process process, Path errors) {
    this.process = process;
    this.errors = errors;
  }

  /**
   * Starts it.
   *
   * @param directory its working directory
   * @param errors where its standard error goes; temporary files go next to it
   */
  static LocalProcess start(Path directory, Path errors, String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1", // short runs; quicker started than compiled
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=" + errors.toAbsolutePath().getParent(), // also if it is killed
                "-cp",
                System.getProperty("java.class.path"),
                LocalCommand.class.getName()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(directory.toFile()).redirectError(errors.toFile());
    builder.environment().put("DDB_LOCAL_TELEMETRY", "0");
    builder.environment().put("LC_ALL", "C");
    return new LocalProcess(builder.start(), errors);
  }

  /** What it prints up to the line that begins so. */
  List<String> linesUpTo(String beginning) throws IOException {
    BufferedReader output = process.inputReader(UTF_8);
    List<String> lines = new ArrayList<>();
    String line = "";
    while (!line.startsWith(beginning)) {
      line = output.readLine();
      assertThat(line).as("%s and then no %s; %s", lines, beginning, errors()).isNotNull();
      lines.add(line);
    }
    return lines;
  }

  /** All that it prints from here until it ends. */
  String output() throws IOException {
    return process.inputReader(UTF_8).readAllAsString();
  }

  String errors() throws IOException {
    return Files.readString(errors, UTF_8);
  }

  /** Ends it as a terminal or a supervisor does: SIGTERM. */
  void terminate() {
    process.toHandle().destroy();
  }

  /** Ends it at once, whatever it is at. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  int exitCode() throws InterruptedException {
    assertThat(process.waitFor(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
    return process.exitValue();
  }

  List<ProcessHandle> descendants() {
    return process.descendants().toList();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
