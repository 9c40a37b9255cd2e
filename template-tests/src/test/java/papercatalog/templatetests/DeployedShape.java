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
  private final Predicate<DeployedFunction> snapshots;
  private final Map<String, DeployedFunction> functions = new HashMap<>();
  private final Map<String, FunctionProcess> started = new HashMap<>();
  private final Packaging packaging = new Packaging.ManagedRuntime(Synthesis.zip());
  private final TaskRoot code = TaskRoot.unpack(packaging.zip());

  /**
   * Starts each function with its first event: all at once, they would wait for each other until
   * their requests time out.
   *
   * @param table that the template has, under the name that its functions are given
   * @param snapshots the functions that run the hooks of a snapshot, which take two thirds of the
   *     processor time
   */
  DeployedShape(StackTemplate template, DeployedTable table, Predicate<DeployedFunction> snapshots)
      throws IOException {
    this.table = table;
    this.snapshots = snapshots;
    DeployedFunction.behindRoutesOf(template)
        .forEach(function -> functions.put(function.handler(), function));
  }

  /** What the function of a route answers to an event. */
  String invoke(Route route, byte[] event) throws IOException, InterruptedException {
    return started(HANDLERS + route.operation()).invoke(new String(event, UTF_8)).text();
  }

  /** The functions by their handlers. */
  Set<String> handlers() {
    return functions.keySet();
  }

  /** What a function answers to the event of its schedule. */
  String wake(String handler) throws IOException, InterruptedException {
    return started(handler).invoke(WakeCalls.EVENT).text();
  }

  @Override
  public void close() throws IOException {
    for (FunctionProcess function : started.values()) {
      function.close();
    }
    code.close();
  }

  private FunctionProcess started(String handler) throws IOException {
    FunctionProcess process = started.get(handler);
    if (process == null) {
      DeployedFunction function = functions.get(handler);
      process =
          new FunctionProcess(
              packaging.command(code.directory(), handler, RUNTIME_OPTIONS),
              code.directory(),
              handler,
              variables(function),
              LOGS.resolve(function.properties().get("FunctionName").textValue() + ".log"));
      started.put(handler, process);
    }
    return process;
  }

  private Map<String, String> variables(DeployedFunction function) {
    Map<String, String> variables = function.variables(table.endpoint());
    variables.put(
        "AWS_LAMBDA_INITIALIZATION_TYPE", snapshots.test(function) ? "snap-start" : "on-demand");
    return variables;
  }
}
