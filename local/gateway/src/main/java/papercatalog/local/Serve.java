package papercatalog.local;

import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import papercatalog.log.FunctionLog;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.DocsPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the access patterns on this machine until it is interrupted. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves the API on this machine, filled with a sample catalog.")
final class Serve implements Callable<Integer> {
  private static final String STANDARD_OUTPUT = "-";
  private static final List<String> OTHER_FORMATS =
      List.of("get-paper-bibtex", "list-collection-papers-atom");

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
  public Integer call() throws IOException, InterruptedException {
    checkOptions();
    FunctionLog lines = log();
    Optional<EventTarget> target = target();
    try (LocalCatalog local = start();
        Gateway gateway = open(local, lines)) {
      local.publishSample();
      gateway.serve();
      Optional<LocalAnnouncements> announcements = announce(local, gateway, target);
      Runtime.getRuntime()
          .addShutdownHook(new Thread(() -> stop(gateway, announcements, local), "stop"));
      greet(command.commandLine().getOut(), gateway, local);
      Thread.currentThread().join();
      return 0;
    }
  }

  private LocalCatalog start() {
    try {
      return LocalCatalog.start(directory, dynamoDbPort);
    } catch (UncheckedIOException e) {
      throw taken("DYNAMODB_PORT", dynamoDbPort, e.getCause());
    }
  }

  private FunctionLog log() {
    if (log.isEmpty()) {
      return FunctionLog.faults(System.err);
    }
    if (log.get().equals(STANDARD_OUTPUT)) {
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

  /** The sample is there before; what operators publish is announced. */
  private Optional<LocalAnnouncements> announce(
      LocalCatalog local, Gateway gateway, Optional<EventTarget> target) throws IOException {
    return target.isPresent()
        ? Optional.of(
            LocalAnnouncements.start(local, gateway.url(), directory, target.get(), System.err))
        : Optional.empty();
  }

  private Gateway open(LocalCatalog local, FunctionLog lines) {
    try {
      return Gateway.open(new LocalFunctions(local.catalog(), lines), port);
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

  private void greet(PrintWriter out, Gateway gateway, LocalCatalog local) {
    out.printf("Paper Catalog is serving on %s/ (open it in a browser)%n", gateway.url());
    out.printf(
        "Table \"%s\" %s, in DynamoDB Local on %s%n%n",
        LocalCatalog.TABLE,
        directory.map(kept -> "in " + kept.toAbsolutePath().normalize()).orElse("in memory"),
        local.endpoint());
    events.ifPresent(
        it ->
            out.printf(
                "What changes is announced %s%n%n",
                it.equals(EventTarget.STANDARD_OUTPUT) ? "here" : "to " + it));
    for (AccessPattern pattern : AccessPattern.values()) {
      out.printf(
          "  %-3s  %-44s curl -i '%s%s'%n",
          pattern.number(), pattern.summary(), gateway.url(), SampleEvent.pathAndQuery(pattern));
    }
    out.printf("%nThe same in other formats, by ?format= or Accept:%n%n");
    for (String event : OTHER_FORMATS) {
      out.printf("  curl -i '%s%s'%n", gateway.url(), SampleEvent.pathAndQuery(event));
    }
    out.printf("%nThe API describes itself:%n%n");
    for (DocsPage page : List.of(DocsPage.REFERENCE, DocsPage.OPENAPI)) {
      out.printf("  %-48s curl -i '%s%s'%n", page.summary(), gateway.url(), page.path());
    }
    out.printf("%nRead and publish as an operator, from another terminal:%n%n");
    out.printf("  bin/catalog get WP-002 --endpoint %s%n", local.endpoint());
    out.printf("  bin/catalog import FILE --endpoint %s%n", local.endpoint());
    out.printf("%nPress Ctrl-C to stop.%n");
    out.flush();
  }

  private ParameterException invalid(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private static void stop(
      Gateway gateway, Optional<LocalAnnouncements> announcements, LocalCatalog local) {
    gateway.close();
    announcements.ifPresent(LocalAnnouncements::close);
    local.close();
  }
}
