package papercatalog.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import papercatalog.console.Interruption;
import papercatalog.console.Output;
import papercatalog.console.Progress;
import papercatalog.console.TelemetryChart;
import papercatalog.console.TelemetryJson;
import papercatalog.console.TelemetryText;
import papercatalog.cost.Price;
import papercatalog.insights.QueryFailed;
import papercatalog.insights.StackFigures;
import papercatalog.insights.StackLimits;
import papercatalog.schema.TableSchema;
import papercatalog.target.StackResources;
import papercatalog.target.Target;
import papercatalog.telemetry.Figures;
import papercatalog.telemetry.Limits;
import papercatalog.telemetry.Lines;
import papercatalog.telemetry.Operation;
import papercatalog.telemetry.Period;
import papercatalog.telemetry.Place;
import papercatalog.telemetry.Recorder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code catalog telemetry}. */
@Command(
    name = "telemetry",
    description = {
      "Adds up what requests took, pattern by pattern and index by index, and says how far the",
      "catalog is from the point where papers by author (A3) should have an index of their own."
    },
    footer = {
      "  catalog telemetry --stack PaperCatalog-prod",
      "  catalog telemetry --stack PaperCatalog-prod --last 7d --svg week.svg --output json",
      "  catalog telemetry requests.log --since 2026-11-21T00:00:00Z --until 2026-11-21T23:59:59Z",
      "  zcat export/*/*.gz | catalog telemetry - --max-read-units 2000 --tenant acme",
      "",
      "The lines are those that functions write, and make run LOG=FILE. A stack's are added up by",
      "CloudWatch Logs Insights, which costs $0.005 for each GB that it goes through."
    })
final class Telemetry implements Callable<Integer> {
  @Mixin private LineOptions lines;

  @Option(
      names = "--max-read-units",
      paramLabel = "N",
      description = "What each index and the table give in a second (default: the stack's; 500).")
  private Optional<Integer> maxReadUnits = Optional.empty();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "A chart of how near each came to its limit, over time.")
  private Optional<Path> svg = Optional.empty();

  @Mixin private OutputOptions output;
  @Spec private CommandSpec command;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Output out = output.open();
    Optional<Limits> limits = limits();
    List<Path> files = lines.files();
    Period period = lines.period(Clock.systemUTC());
    Optional<OutputFile> chart = svg.map(path -> new OutputFile(command, "--svg", path));
    Optional<Target.Stack> stack = lines.stack();
    if (stack.isPresent()) {
      return ofStack(stack.get(), period, limits, chart, out);
    }
    Figures figures = ofFiles(files, period, limits.orElseGet(Limits::ofStackDefault), out);
    print(figures, TelemetryJson.of(figures), chart, out);
    return 0;
  }

  private Figures ofFiles(List<Path> files, Period period, Limits limits, Output out)
      throws IOException {
    Recorder recorder = new Recorder(period, Place.of(TableSchema.DECLARED), limits);
    Progress.Meter meter =
        new Progress.Meter(
            "read", "", () -> 0, recorder::lines, recorder::lines, "lines", "no lines yet");
    try (Progress _ = Progress.of(out, Main.of(command).terminal(), meter)) {
      Lines reader = new Lines(recorder::add, lines.tenant());
      for (Path file : files) {
        try (InputStream log =
            file.equals(InputEntries.STDIN) ? System.in : Files.newInputStream(file)) {
          reader.read(log);
        }
      }
    }
    return recorder.figures();
  }

  private int ofStack(
      Target.Stack name,
      Period period,
      Optional<Limits> given,
      Optional<OutputFile> chart,
      Output out)
      throws IOException, InterruptedException {
    StackResources stack =
        StackResources.of(name, Operation.ALL.stream().map(Operation::name).toList());
    Limits limits = given.orElseGet(() -> StackLimits.of(stack, out::note));
    out.note(
        "stack %s, Region %s: %d log groups, at $%s for each GB that CloudWatch goes through"
            .formatted(
                stack.stack(),
                stack.caller().region(),
                stack.logGroups().size(),
                Price.LOGS_READ.dollars()));
    try (StackFigures insights = new StackFigures(stack, name.tenant(), period);
        Interruption interruption = new Interruption(insights::stop)) {
      try {
        Figures figures = insights.ask(Place.of(TableSchema.DECLARED), limits);
        ObjectNode json = TelemetryJson.of(figures);
        json.putObject("scan")
            .put("bytes", insights.scan().bytes())
            .put("dollars", insights.scan().dollars());
        print(figures, json, chart, out);
        return 0;
      } catch (QueryFailed e) {
        if (!interruption.requested()) {
          throw e;
        }
        out.problem(e.getMessage()); // Nothing of the process is left afterwards.
        return 1;
      } finally {
        if (insights.scan().bytes() > 0) {
          out.note(insights.scan().text());
        }
      }
    }
  }

  private void print(Figures figures, ObjectNode json, Optional<OutputFile> chart, Output out)
      throws IOException {
    TelemetryText.skipped(figures.count()).ifPresent(out::note);
    TelemetryText.late(figures.count()).ifPresent(out::problem);
    if (chart.isPresent()) {
      chart
          .get()
          .replace(
              file -> {
                file.write(TelemetryChart.of(figures).getBytes(UTF_8));
                return true;
              });
    }
    out.result(() -> TelemetryText.of(figures), () -> json);
  }

  private Optional<Limits> limits() {
    if (maxReadUnits.filter(units -> units < 1 || units > Limits.ACCOUNT_QUOTA).isPresent()) {
      throw new ParameterException(
          command.commandLine(),
          "--max-read-units must be from 1 to %,d".formatted(Limits.ACCOUNT_QUOTA));
    }
    return maxReadUnits.map(units -> Limits.all(units, "as given"));
  }
}
