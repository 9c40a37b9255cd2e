package papercatalog.local.gateway;

import module java.base;

import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.local.eventsource.EventSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import software.amazon.awssdk.core.exception.SdkException;

@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves the API on this machine, filled with a sample catalog.")
final class Serve implements Callable<Integer> {
  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "8080",
      description = "Loopback port; 0 picks a free one (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--dynamodb-port",
      paramLabel = "PORT",
      defaultValue = "8000",
      description =
          "Loopback port of DynamoDB Local, for bin/catalog; 0 picks a free one"
              + " (default: ${DEFAULT-VALUE}).")
  private int dynamoDbPort;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Keep the table in this directory; by default it is in memory.")
  private Optional<Path> directory = Optional.empty();

  @Option(
      names = "--tenant",
      paramLabel = "NAME",
      description =
          "Serve the catalog of this tenant, which shares the table with others; by default the one"
              + " that is no tenant's.")
  private Optional<String> tenant = Optional.empty();

  @Option(
      names = "--endpoint",
      paramLabel = "URL",
      description =
          "Serve from the DynamoDB Local that another serve on this machine has started, and leave"
              + " --data and --events to it.")
  private Optional<URI> endpoint = Optional.empty();

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description =
          "Append a line of JSON for each request, as the deployed functions log it; - is standard"
              + " output. By default only faults are logged, on standard error.")
  private Optional<String> log = Optional.empty();

  @Option(
      names = "--events",
      paramLabel = "TARGET",
      description =
          "Announce what changes, as the deployed stack does: a CloudEvent for each change, a line"
              + " of a file, of standard output (-), or POSTed to a URL of this machine.")
  private Optional<String> events = Optional.empty();

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws InterruptedException {
    start(stop -> Runtime.getRuntime().addShutdownHook(new Thread(stop, "stop")));
    Thread.currentThread().join();
    return 0;
  }

  /** Starts to serve and prints a greeting; {@code atEnd} gets the action that stops all. */
  void start(Consumer<Runnable> atEnd) {
    checkOptions();
    Namespace namespace = namespace();
    FunctionLog lines = log().ofTenant(namespace.tenant());
    Optional<EventTarget> target = target();
    LocalCatalog local = start(namespace);
    try {
      if (!local.hasDeclaredIndexes()) {
        throw otherRelease();
      }
      Gateway gateway = open(local, lines);
      local.publishSample();
      gateway.serve();
      local.search.follow(local.endpoint, System.err);
      // After the sample, which is not announced.
      Optional<EventSource> announcements =
          target.map(
              it ->
                  LocalAnnouncements.start(
                      local, gateway.url(), directory, it, System.err, EventSource.AS_DEPLOYED));
      atEnd.accept(() -> stop(gateway, announcements, local));
      new Greeting(gateway.url(), local, place(), events).print(command.commandLine().getOut());
    } catch (SchemaMismatch _) {
      local.close();
      throw otherRelease();
    } catch (RuntimeException e) {
      local.close();
      throw e;
    }
  }

  private ParameterException otherRelease() {
    return invalid(
        "The table %s is of another release: choose another DATA directory, or move the catalog as docs/moving.md shows."
            .formatted(place()));
  }

  private LocalCatalog start(Namespace namespace) {
    if (endpoint.isPresent()) {
      return join(endpoint.get(), namespace);
    }
    try {
      return LocalCatalog.start(directory, dynamoDbPort, namespace);
    } catch (UncheckedIOException e) {
      throw taken("DYNAMODB_PORT", dynamoDbPort, e.getCause());
    }
  }

  private LocalCatalog join(URI engine, Namespace namespace) {
    try {
      return LocalCatalog.at(engine, namespace);
    } catch (SdkException _) {
      throw invalid(
          "ENDPOINT must be where another make run says that DynamoDB Local is: " + engine);
    }
  }

  private Namespace namespace() {
    try {
      return tenant.map(TenantName::new).map(Namespace::of).orElse(Namespace.NONE);
    } catch (InvalidValue e) {
      throw invalid("TENANT " + e.rule());
    }
  }

  private FunctionLog log() {
    if (log.isEmpty()) {
      return FunctionLog.faults(System.err);
    }
    if (log.get().equals(EventTarget.STANDARD_OUTPUT)) {
      return FunctionLog.all(System.out);
    }
    try {
      return FunctionLog.all(new PrintStream(new FileOutputStream(log.get(), true)));
    } catch (FileNotFoundException e) {
      throw invalid("LOG must be a file that can be written, or -: " + e.getMessage());
    }
  }

  private Optional<EventTarget> target() {
    try {
      return events.isPresent() ? Optional.of(EventTarget.of(events.get())) : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      throw invalid(
          "EVENTS must be -, a file that can be written or a URL of this machine: "
              + e.getMessage());
    }
  }

  private Gateway open(LocalCatalog local, FunctionLog lines) {
    try {
      return Gateway.open(new LocalFunctions(local, lines), port);
    } catch (IOException e) {
      throw taken("PORT", port, e);
    }
  }

  private ParameterException taken(String variable, int number, IOException e) {
    return invalid(
        "Port %d cannot be used (%s). Choose another with %s=..., or %3$s=0 for a free one."
            .formatted(
                number,
                e.getCause() == null ? e.getMessage() : e.getCause().getMessage(),
                variable));
  }

  private void checkOptions() {
    checkPort("PORT", port);
    checkPort("DYNAMODB_PORT", dynamoDbPort);
    if (directory.isPresent() && !writable(directory.get())) {
      throw invalid("DATA must be a directory that can be written: " + directory.get());
    }
    if (endpoint.isPresent() && !EventTarget.isOnThisMachine(endpoint.get())) {
      throw invalid("ENDPOINT must be on this machine, such as http://127.0.0.1:8000");
    }
    if (endpoint.isPresent() && (directory.isPresent() || events.isPresent())) {
      throw invalid("With ENDPOINT, DATA and EVENTS are for the make run that has the engine");
    }
  }

  private void checkPort(String variable, int number) {
    if (number < 0 || number > 65_535) {
      throw invalid(variable + " must be from 0 to 65535");
    }
  }

  private static boolean writable(Path directory) {
    try {
      return Files.isWritable(Files.createDirectories(directory));
    } catch (IOException _) {
      return false;
    }
  }

  private String place() {
    return endpoint.isPresent()
        ? "of another make run"
        : directory.map(kept -> "in " + kept.toAbsolutePath().normalize()).orElse("in memory");
  }

  private ParameterException invalid(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private static void stop(
      Gateway gateway, Optional<EventSource> announcements, LocalCatalog local) {
    gateway.close();
    announcements.ifPresent(EventSource::close);
    local.close();
  }
}
