package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.pattern.Route;
import papercatalog.local.lambda.FunctionProcess;
import papercatalog.local.lambda.Packaging;
import papercatalog.local.lambda.TaskRoot;

/**
 * A template, running on this machine: each of its functions, out of the built zip, in a runtime of
 * its own.
 */
final class DeployedShape implements AutoCloseable {
  private static final String HANDLERS = "papercatalog.functions.handler.";
  private static final Path LOGS = Path.of("target");

  /** By which the runtime finds the hooks of a snapshot. */
  private static final List<String> RUNTIME_OPTIONS =
      List.of("-Dorg.crac.Core.Compat=com.amazonaws.services.lambda.crac");

  private final DeployedTable table;
  private final String initialization;
  private final Map<String, FunctionProcess> functions = new HashMap<>();
  private Optional<TaskRoot> unpacked = Optional.empty();

  /**
   * Starts functions, or leaves none behind.
   *
   * @param table that the template has or shares, under the name that its functions are given
   * @param started of the functions, by what they answer
   * @param initialization Lambda's name for the start: snap-start runs the hooks of a snapshot,
   *     on-demand runs none and takes a third of the processor time
   */
  DeployedShape(
      StackTemplate template,
      DeployedTable table,
      Predicate<DeployedFunction> started,
      String initialization)
      throws IOException {
    this.table = table;
    this.initialization = initialization;
    boolean complete = false;
    try {
      start(template, started);
      complete = true;
    } finally {
      if (!complete) {
        close();
      }
    }
  }

  /** What the function of a route answers to an event. */
  String invoke(Route route, byte[] event) throws InterruptedException {
    return functions.get(HANDLERS + route.operation()).invoke(new String(event, UTF_8)).text();
  }

  /** The functions by their handlers. */
  Set<String> handlers() {
    return functions.keySet();
  }

  /** What a function answers to the event of its schedule. */
  String wake(String handler) throws InterruptedException {
    return functions.get(handler).invoke(WakeCalls.EVENT).text();
  }

  @Override
  public void close() throws IOException {
    for (FunctionProcess function : functions.values()) {
      function.close();
    }
    unpacked.ifPresent(TaskRoot::close);
  }

  private void start(StackTemplate template, Predicate<DeployedFunction> started)
      throws IOException {
    Path zip = Synthesis.zip();
    TaskRoot code = TaskRoot.unpack(zip);
    unpacked = Optional.of(code);
    Packaging packaging = new Packaging.ManagedRuntime(zip);
    for (DeployedFunction function : DeployedFunction.behindRoutesOf(template)) {
      if (!started.test(function)) {
        continue;
      }
      String handler = function.handler();
      functions.put(
          handler,
          new FunctionProcess(
              packaging.command(code.directory(), handler, RUNTIME_OPTIONS),
              code.directory(),
              handler,
              variables(function),
              LOGS.resolve(function.properties().get("FunctionName").textValue() + ".log")));
    }
  }

  /** Those of the template, and what Lambda adds to them. */
  private Map<String, String> variables(DeployedFunction function) {
    Map<String, String> variables = new HashMap<>(function.environment());
    variables.putAll(FunctionProcess.access(table.endpoint()));
    variables.put("AWS_REGION", Intrinsics.REGION);
    variables.put("AWS_LAMBDA_INITIALIZATION_TYPE", initialization);
    return variables;
  }
}
