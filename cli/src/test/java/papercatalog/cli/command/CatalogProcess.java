package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEndpoint;
import papercatalog.domain.Papers;
import papercatalog.domain.TestEngine;
import papercatalog.domain.TestTable;
import papercatalog.publishing.document.PaperDocument;

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
  static List<String> command() {
    return java("-jar", JAR.toString());
  }

  static List<String> java(String... main) {
    return java("-XX:SharedArchiveFile=" + Classes.ARCHIVE, List.of(main));
  }

  private static List<String> java(String archive, List<String> main) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xlog:disable",
            "-XX:-PrintWarnings",
            archive));
    command.addAll(main);
    return command;
  }

  /** All processes start from the classes of an import. */
  private static final class Classes {
    static final Path ARCHIVE = TARGET.resolve("catalog-in-tests.jsa");

    static {
      try (TestEngine engine = TestEngine.open()) {
        archive(engine.endpoint());
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException("The classes are not archived", e);
      }
    }

    private static void archive(URI endpoint) throws IOException, InterruptedException {
      Path paper = TARGET.resolve("catalog-in-tests.ndjson");
      Files.writeString(paper, PaperDocument.write(Papers.CLOCKS_1978).toString());
      OpenTable.create(new Target.Local(endpoint, "archived"));
      String[] words = {"import", paper.toString(), "--endpoint=" + endpoint, "--table=archived"};
      List<String> command =
          java("-XX:ArchiveClassesAtExit=" + ARCHIVE, List.of("-jar", JAR.toString()));
      command.addAll(List.of(words));
      Process process =
          builder(TARGET, Map.of(), command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      assertThat(process.waitFor()).isZero();
    }
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
