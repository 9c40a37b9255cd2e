package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * The app as the CDK command line starts it: a process of its own, which finds everything in
 * variables.
 */
final class CommandLine {
  private static final File DIRECTORY = new File("../infra");

  private CommandLine() {}

  /**
   * How a run ended.
   *
   * @param errors what it wrote to standard error
   */
  record Outcome(int exitCode, String errors) {}

  /** Starts a synthesis into a directory. */
  static Process start(Path directory, Map<String, Object> settings) throws IOException {
    return builder(directory, settings).start();
  }

  /** The same for a known Region, as with credentials. */
  static Process startIn(String region, Path directory, Map<String, Object> settings)
      throws IOException {
    ProcessBuilder builder = builder(directory, settings);
    builder.environment().put("CDK_DEFAULT_REGION", region);
    return builder.start();
  }

  /** The same, and CDK checks the template by its own rules. */
  static Process startChecked(Path directory, Map<String, Object> settings) throws IOException {
    ProcessBuilder builder = builder(directory, settings);
    builder.environment().remove("CDK_VALIDATION");
    return builder.start();
  }

  private static ProcessBuilder builder(Path directory, Map<String, Object> settings)
      throws IOException {
    Map<String, Object> context = Synthesis.context();
    context.putAll(settings);
    ProcessBuilder builder =
        new ProcessBuilder("./app")
            .directory(DIRECTORY)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("CDK_OUTDIR", directory.toString());
    builder.environment().put("CDK_CONTEXT_JSON", new ObjectMapper().writeValueAsString(context));
    return builder;
  }

  /** Waits for the end. */
  static Outcome end(Process process) throws IOException, InterruptedException {
    String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Outcome(process.waitFor(), errors);
  }
}
