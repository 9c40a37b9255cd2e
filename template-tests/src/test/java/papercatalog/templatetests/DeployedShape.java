package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.pattern.Route;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;

/**
 * A template, running on this machine: its functions, out of the built zip, in Lambda's runtime
 * client.
 */
final class DeployedShape implements AutoCloseable {
  private static final String HANDLERS = "papercatalog.functions.handler.";
  private static final Path LOGS = Path.of("target");

  /** By which the runtime finds the hooks of a snapshot. */
  private static final List<String> RUNTIME_OPTIONS =
      List.of("-Dorg.crac.Core.Compat=com.amazonaws.services.lambda.crac");

  private final DeployedTable table;
  private final Map<String, DeployedFunction> alone = new HashMap<>();
  private final Map<String, FunctionProcess> started = new HashMap<>();
  private final Packaging packaging = new Packaging.ManagedRuntime(Synthesis.zip());
  private final TaskRoot code = TaskRoot.unpack(packaging.zip());
  private final Set<String> handlers;
  private final FunctionsTogether others;

  /**
   * Starts each function that is alone with its first event: all at once, they would wait for each
   * other until their requests time out.
   *
   * @param table that the template has, under the name that its functions are given
   * @param snapshots the functions that have a process of their own and run the hooks of a
   *     snapshot, which take two thirds of the processor time; the others share a process
   */
  DeployedShape(StackTemplate template, DeployedTable table, Predicate<DeployedFunction> snapshots)
      throws IOException {
    this.table = table;
    List<DeployedFunction> functions = DeployedFunction.behindRoutesOf(template);
    handlers = functions.stream().map(DeployedFunction::handler).collect(Collectors.toSet());
    functions.stream().filter(snapshots).forEach(it -> alone.put(it.handler(), it));
    others = new FunctionsTogether(table, functions.stream().filter(snapshots.negate()).toList());
  }

  /** What the function of a route answers to an event. */
  String invoke(Route route, String event) throws IOException, InterruptedException {
    return invoke(HANDLERS + route.operation(), event);
  }

  /** The handlers of the functions. */
  Set<String> handlers() {
    return handlers;
  }

  /** What a function answers to the event of its schedule. */
  String wake(String handler) throws IOException, InterruptedException {
    return invoke(handler, WakeCalls.EVENT);
  }

  @Override
  public void close() throws IOException {
    for (FunctionProcess function : started.values()) {
      function.close();
    }
    others.close();
    code.close();
  }

  private String invoke(String handler, String event) throws IOException, InterruptedException {
    assertThat(handlers).contains(handler);
    return alone.containsKey(handler)
        ? started(handler).invoke(event).text()
        : others.invoke(handler, event);
  }

  private FunctionProcess started(String handler) throws IOException {
    FunctionProcess process = started.get(handler);
    if (process == null) {
      DeployedFunction function = alone.get(handler);
      Map<String, String> variables = function.variables(table.endpoint());
      variables.put("AWS_LAMBDA_INITIALIZATION_TYPE", "snap-start");
      process =
          new FunctionProcess(
              packaging.command(code.directory(), handler, RUNTIME_OPTIONS),
              code.directory(),
              handler,
              variables,
              LOGS.resolve(function.properties().get("FunctionName").textValue() + ".log"));
      started.put(handler, process);
    }
    return process;
  }
}
