package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.local.lambda.FunctionProcess;
import papercatalog.local.lambda.Packaging;
import papercatalog.local.lambda.TaskRoot;

/**
 * Functions of a template that share an environment, in one process: out of the built zip, in
 * Lambda's runtime client. {@link DeployedShape} gives each function a process of its own.
 */
final class FunctionsTogether implements AutoCloseable {
  private static final String HANDLER = NamedHandlers.class.getName();

  private final TaskRoot code = TaskRoot.unpack(Synthesis.zip());
  private final FunctionProcess process;

  /**
   * Starts them.
   *
   * @param table that the template shares, under the name that its functions are given
   * @param patterns whose functions to start
   */
  FunctionsTogether(StackTemplate template, DeployedTable table, Set<AccessPattern<?>> patterns)
      throws IOException {
    List<DeployedFunction> functions =
        DeployedFunction.behindRoutesOf(template).stream()
            .filter(function -> function.pattern().filter(patterns::contains).isPresent())
            .toList();
    DeployedFunction first = functions.getFirst();
    if (functions.size() != patterns.size()
        || !functions.stream().allMatch(it -> it.environment().equals(first.environment()))) {
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

  /** What the function of a pattern answers to an event. */
  String invoke(AccessPattern<?> pattern, byte[] event) throws InterruptedException {
    return process.invoke(pattern.handlerClass() + "\n" + new String(event, UTF_8)).text();
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
