package papercatalog.templatetests;

import module java.base;

import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;

/**
 * Functions of a template that share an environment, in one process: out of the built zip, in
 * Lambda's runtime client.
 */
final class FunctionsTogether implements AutoCloseable {
  private static final String HANDLER = NamedHandlers.class.getName();

  private final TaskRoot code = TaskRoot.unpack(Synthesis.zip());
  private final FunctionProcess process;

  /**
   * Starts them.
   *
   * @param table that they read, under the name that they are given
   */
  FunctionsTogether(DeployedTable table, List<DeployedFunction> functions) throws IOException {
    DeployedFunction first = functions.getFirst();
    if (!functions.stream().allMatch(it -> it.environment().equals(first.environment()))) {
      throw new AssertionError("These do not share an environment: " + functions);
    }
    placeHandler();
    process =
        new FunctionProcess(
            new Packaging.ManagedRuntime(Synthesis.zip())
                .command(code.directory(), HANDLER, List.of()),
            code.directory(),
            HANDLER,
            first.variables(table.endpoint()),
            Path.of("target", first.environment().hashCode() + ".log"));
  }

  /** What the function of a handler answers to an event. */
  String invoke(String handler, String event) throws InterruptedException {
    return process.invoke(handler + "\n" + event).text();
  }

  private void placeHandler() throws IOException {
    String name = "/" + HANDLER.replace('.', '/') + ".class";
    Path file = code.directory().resolve(name.substring(1));
    Files.createDirectories(file.getParent());
    try (InputStream content = NamedHandlers.class.getResourceAsStream(name)) {
      Files.copy(Objects.requireNonNull(content, name), file);
    }
  }

  @Override
  public void close() throws IOException {
    process.close();
    code.close();
  }
}
