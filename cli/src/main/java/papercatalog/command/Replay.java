package papercatalog.command;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import papercatalog.announcement.Source;
import papercatalog.client.ClientSettings;
import papercatalog.console.ChangeLine;
import papercatalog.console.Interruption;
import papercatalog.console.Output;
import papercatalog.console.OutputFormat;
import papercatalog.console.Progress;
import papercatalog.document.ChangeDocument;
import papercatalog.error.CursorScopeMismatch;
import papercatalog.error.InvalidCursor;
import papercatalog.model.InvalidValue;
import papercatalog.model.PublicationDate;
import papercatalog.read.Listing;
import papercatalog.read.Order;
import papercatalog.replay.Bus;
import papercatalog.replay.EventTarget;
import papercatalog.replay.Lines;
import papercatalog.replay.Pacing;
import papercatalog.replay.Replayer;
import papercatalog.replay.Webhook;
import papercatalog.table.CatalogTable;
import papercatalog.table.RetryPolicy;
import papercatalog.target.BusCaller;
import papercatalog.target.OpenTable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code catalog replay}. */
@Command(
    name = "replay",
    description = {
      "Announces changes again for those who have missed them: of each paper its latest, oldest",
      "first, as the CloudEvents that were announced when it was written, with the same ids."
    },
    footer = {
      "  catalog replay --since 2026-11-20 --dry-run --stack PaperCatalog-prod",
      "  catalog replay --since 2026 --bus PaperCatalog-prod --rate 20 --stack PaperCatalog-prod",
      "  catalog replay --since 2026 --to - --endpoint http://127.0.0.1:8000",
      "  catalog replay --since 2026-11 --to http://127.0.0.1:9000/ --rate 10 --table papers",
      "",
      "What is younger than a minute is left to the stream. After an interruption it goes on with",
      "the --resume that is printed, and may begin with what it has announced."
    })
final class Replay implements Callable<Integer> {
  private static final RetryPolicy RETRIES =
      new RetryPolicy(6, Duration.ofMillis(200), Duration.ofSeconds(5));

  /** Where the events go. */
  static final class Listener {
    @Option(
        names = "--bus",
        paramLabel = "NAME",
        description = "Put on this event bus, such as PaperCatalog-prod, one by one.")
    private Optional<String> bus = Optional.empty();

    @Option(
        names = "--to",
        paramLabel = "URL",
        description = "Posted there, one by one; - prints each on a line.")
    private String to;

    @Option(names = "--dry-run", description = "Only list the changes that would be announced.")
    private boolean dryRun;
  }

  @Option(
      names = "--since",
      paramLabel = "DATE",
      required = true,
      description = "Changes from this year, month, day or second on.")
  private PublicationDate since;

  @Option(names = "--until", paramLabel = "DATE", description = "Up to its end.")
  private Optional<PublicationDate> until = Optional.empty();

  @ArgGroup(multiplicity = "1")
  private Listener listener;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "So many a second, at most (default: ${DEFAULT-VALUE}).")
  private double rate = 50;

  @Option(
      names = "--source",
      paramLabel = "URI",
      description =
          "The catalog's address, as events name it (default: urn:papercatalog: with table and"
              + " tenant).")
  private Optional<URI> source = Optional.empty();

  @Option(
      names = "--resume",
      paramLabel = "CURSOR",
      description = "Go on where an earlier one has ended; same --since and --until.")
  private Optional<String> resume = Optional.empty();

  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;
  @Spec private CommandSpec command;

  @Override
  public Integer call() {
    Listing listing = listing();
    Output out = output.open();
    try (OpenTable table = OpenTable.at(target.target())) {
      out.note(table.place());
      Replayer replayer =
          new Replayer(table.catalog(), table.batchRead(), table.records(), listing, resume);
      URI from = source.orElseGet(() -> name(table.table()));
      boolean whole = false;
      try (Interruption interruption = new Interruption(replayer::stop)) {
        announce(replayer, from, out);
        whole = !interruption.requested() && !out.abandoned();
        return whole ? 0 : 1;
      } catch (InvalidCursor | CursorScopeMismatch e) {
        throw invalid(
            "--resume: " + e.getMessage() + " It goes with the --since and --until of that walk.");
      } finally {
        if (replayer.until().isPresent()) {
          summarize(replayer, whole, out);
        }
      }
    }
  }

  private static URI name(CatalogTable table) {
    return Source.ofTable(table.name(), table.namespace().tenant());
  }

  private void announce(Replayer replayer, URI from, Output out) {
    if (listener.dryRun) {
      replayer.run(
          said ->
              print(
                  replayer,
                  out,
                  () ->
                      out.result(
                          () -> ChangeLine.of(said.change()),
                          () -> ChangeDocument.write(said.change()))));
      return;
    }
    if (listener.bus.isPresent()) {
      ClientSettings.Caller caller = BusCaller.of(target.target());
      try (Bus bus = Bus.open(listener.bus.get(), caller, from, RETRIES)) {
        announce(replayer, bus, out);
      }
      return;
    }
    if (listener.to.equals("-")) {
      announce(
          replayer,
          new Lines(from, line -> print(replayer, out, () -> out.out().println(line))),
          out);
      return;
    }
    try (Webhook webhook = new Webhook(address(listener.to), from, RETRIES)) {
      announce(replayer, webhook, out);
    }
  }

  private void announce(Replayer replayer, EventTarget events, Output out) {
    Pacing pacing = new Pacing(rate);
    Progress.Meter meter =
        new Progress.Meter(
            "replay",
            "",
            () -> 0,
            replayer::announced,
            replayer::announced,
            "changes",
            "no changes yet");
    try (Progress progress = Progress.of(out, Main.of(command).terminal(), meter)) {
      replayer.run(
          announcement -> {
            pacing.await();
            progress.result(() -> events.take(announcement));
          });
    }
  }

  /** Once the reader of what is printed has gone, there is no use in more of it. */
  private static void print(Replayer replayer, Output out, Runnable result) {
    result.run();
    if (out.abandoned()) {
      replayer.stop();
    }
  }

  private void summarize(Replayer replayer, boolean whole, Output out) {
    String done = listener.dryRun ? "would be announced" : "announced";
    out.note("%,d changes %s.".formatted(replayer.announced(), done));
    if (whole) {
      replayer
          .until()
          .ifPresent(
              at -> out.note("Up to " + at + ": what is younger than a minute is left to come."));
    }
    replayer.cursor().ifPresent(at -> out.note("To go on from here: " + resumption(at)));
    if (out.format() == OutputFormat.JSON) {
      out.result(() -> "", () -> summary(replayer));
    }
  }

  private String resumption(String cursor) {
    return "catalog replay --since "
        + since
        + until.map(date -> " --until " + date).orElse("")
        + " --resume "
        + cursor;
  }

  private static ObjectNode summary(Replayer replayer) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ObjectNode members = json.putObject("summary").put("changes", replayer.announced());
    replayer.until().ifPresent(at -> members.put("until", at.toString()));
    replayer.cursor().ifPresent(at -> members.put("resumeCursor", at));
    return json;
  }

  private Listing listing() {
    if (!(rate > 0)) {
      throw invalid("--rate must be above 0");
    }
    try {
      return Listing.FIRST.withOrder(Order.ASC).between(Optional.of(since), until);
    } catch (InvalidValue _) {
      throw invalid("--since must not be later than --until");
    }
  }

  private URI address(String text) {
    try {
      URI address = new URI(text);
      if (address.getHost() != null
          && ("http".equals(address.getScheme()) || "https".equals(address.getScheme()))) {
        return address;
      }
    } catch (URISyntaxException _) {
      // It is no address either.
    }
    throw invalid("--to must be an address that begins with http, or -");
  }

  private ParameterException invalid(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
