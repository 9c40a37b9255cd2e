package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEndpoint;
import papercatalog.domain.TestTable;

/**
 * The tool's jar in a JVM of its own, as {@code bin/catalog} starts it, with nothing at its
 * standard input, no terminal and nothing of this machine's AWS settings: what a test can kill at
 * any moment.
 */
public final class CatalogProcess implements AutoCloseable {
  private static final Path TARGET = Path.of("target").toAbsolutePath();
  private static final Path JAR = TARGET.resolve("catalog.jar");
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
   * @param directory its working directory, where its output is kept too
   */
  public static CatalogProcess start(Path directory, String... arguments) throws IOException {
    return start(directory, Map.of(), arguments);
  }

  /** The same with more in its environment. */
  public static CatalogProcess start(
      Path directory, Map<String, String> environment, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(command());
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(directory, "out", ".txt");
    Path err = Files.createTempFile(directory, "err", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
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
    return new CatalogProcess(builder.start(), out, err);
  }

  /** Lets a command's first writes pass and none that follows; then kills it. */
  static void killAfter(int writes, Path directory, TestTable table, String... arguments)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of(arguments));
    try (FaultyEndpoint endpoint = new FaultyEndpoint(Run.endpoint(table))) {
      endpoint.follow(FaultPlan.deadAfter(writes));
      all.add("--endpoint=" + endpoint.endpoint());
      try (CatalogProcess process = start(directory, all.toArray(String[]::new))) {
        while (endpoint.writes() <= writes) {
          assertThat(process.isAlive()).as("it writes more than %d times", writes).isTrue();
          Thread.sleep(5);
        }
        process.kill();
      }
    }
  }

  /**
   * What a command line of the tool begins with. The first process that is not killed leaves the
   * classes that the others start from.
   */
  static List<String> command() throws IOException {
    return List.of(
        ProcessHandle.current().info().command().orElseThrow(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Xlog:disable",
        "-XX:-PrintWarnings",
        "-XX:+AutoCreateSharedArchive",
        "-XX:SharedArchiveFile=" + classes(),
        "-jar",
        JAR.toString());
  }

  /** The JVM makes them anew where there are none, not where a jar has changed since. */
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

  /** Waits for its end. */
  public int exitCode() throws InterruptedException {
    assertThat(process.waitFor(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
    return process.exitValue();
  }

  /** What it has printed so far on standard output. */
  public String out() throws IOException {
    return Files.readString(out, UTF_8);
  }

  /** What it has printed so far on standard error. */
  public String err() throws IOException {
    return Files.readString(err, UTF_8);
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /** SIGKILL: it has no moment left. */
  public void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  /** SIGTERM, which Ctrl-C is like. */
  public void terminate() {
    process.toHandle().destroy();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
