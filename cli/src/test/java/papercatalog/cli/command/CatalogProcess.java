package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEndpoint;
import papercatalog.domain.TestTable;

/**
 * The tool's jar in its own JVM, as {@code bin/catalog} starts it. It has an empty standard input,
 * no terminal and no AWS settings of this machine. Tests can kill it at any moment.
 */
public final class CatalogProcess implements AutoCloseable {
  static final Path TARGET = Path.of("target").toAbsolutePath();
  static final Path JAR = TARGET.resolve("catalog.jar");
  private static final int LONGEST_WAIT_SECONDS = 120;

  private final Process process;
  private final Path out;
  private final Path err;

  private CatalogProcess(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  /**
   * Starts a command.
   *
   * @param directory the working directory, which also holds the output
   */
  public static CatalogProcess start(Path directory, String... arguments) throws IOException {
    return start(directory, Map.of(), arguments);
  }

  /** Starts a command with additional environment variables. */
  public static CatalogProcess start(
      Path directory, Map<String, String> environment, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(command());
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(directory, "out", ".txt");
    Path err = Files.createTempFile(directory, "err", ".txt");
    ProcessBuilder builder =
        builder(directory, environment, command)
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    return new CatalogProcess(builder.start(), out, err);
  }

  static ProcessBuilder builder(
      Path directory, Map<String, String> environment, List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("AWS_"));
    builder
        .environment()
        .putAll(
            Map.of(
                "HOME", directory.toString(),
                "AWS_CONFIG_FILE", directory.resolve("no-config").toString(),
                "AWS_SHARED_CREDENTIALS_FILE", directory.resolve("no-credentials").toString(),
                "AWS_EC2_METADATA_DISABLED", "true"));
    builder.environment().putAll(environment);
    return builder;
  }

  /** Kills a command after its first writes; later writes do not reach DynamoDB. */
  static void killAfter(int writes, Path directory, TestTable table, String... arguments)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of(arguments));
    try (FaultyEndpoint endpoint = new FaultyEndpoint(Run.endpoint(table))) {
      endpoint.requests().follow(FaultPlan.deadAfter(writes));
      all.add("--endpoint=" + endpoint.endpoint());
      try (CatalogProcess process = start(directory, all.toArray(String[]::new))) {
        while (endpoint.requests().writes() <= writes) {
          assertThat(process.isAlive()).as("it writes more than %d times", writes).isTrue();
          Thread.sleep(5);
        }
        process.kill();
      }
    }
  }

  /** The start of a command line. */
  static List<String> command() throws IOException {
    return java("-jar", JAR.toString());
  }

  /** The first process that exits normally leaves an archive of classes for the others. */
  static List<String> java(String... main) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xlog:disable",
                "-XX:-PrintWarnings",
                "-XX:+AutoCreateSharedArchive",
                "-XX:SharedArchiveFile=" + classes()));
    command.addAll(List.of(main));
    return command;
  }

  /** The JVM creates a missing archive, but does not replace one of an older jar. */
  private static Path classes() throws IOException {
    Path classes = TARGET.resolve("catalog-in-tests.jsa");
    try (Stream<Path> libraries = Files.list(TARGET.resolve("lib"))) {
      long newest =
          Stream.concat(Stream.of(JAR), libraries)
              .mapToLong(jar -> jar.toFile().lastModified())
              .max()
              .orElseThrow();
      if (classes.toFile().lastModified() < newest) {
        Files.deleteIfExists(classes);
      }
    }
    return classes;
  }

  public int exitCode() throws InterruptedException {
    assertThat(process.waitFor(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
    return process.exitValue();
  }

  public String out() throws IOException {
    return Files.readString(out, UTF_8);
  }

  public String err() throws IOException {
    return Files.readString(err, UTF_8);
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /** Sends SIGKILL. */
  public void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  /** Sends SIGTERM, which acts like Ctrl-C. */
  public void terminate() {
    process.toHandle().destroy();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
