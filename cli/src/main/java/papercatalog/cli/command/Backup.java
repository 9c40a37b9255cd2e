package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import papercatalog.cli.backup.BackupWriter;
import papercatalog.cli.backup.Counts;
import papercatalog.cli.backup.PartKey;
import papercatalog.cli.backup.TableParts;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Stopwatch;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.RetryPolicy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "backup",
    description = {
      "Writes a whole catalog with its history into a file.",
      "Restore makes the same catalog of it. Equal catalogs are equal files."
    },
    footer = {
      "  catalog backup papers.ndjson.gz --stack PaperCatalog-prod",
      "  catalog backup later.ndjson.gz --since 2026-04-18T09:30:00Z --stack PaperCatalog-prod",
      "  catalog backup - --endpoint http://127.0.0.1:8000 | wc -l",
      "  catalog backup acme.ndjson.gz --tenant acme --table papers-shared",
      "",
      "A backup is not a snapshot: it may include concurrent writes or not. A damaged or half written",
      "paper stops it. docs/moving.md shows how to move a catalog."
    })
final class Backup implements Callable<Integer> {
  private static final Path STDOUT = Path.of("-");
  private static final int BUFFER = 1 << 16;

  /** Allowance for clock skew between writers and for the duration of a write. */
  private static final Duration MARGIN = Duration.ofMinutes(5);

  @Parameters(
      paramLabel = "FILE",
      description = "Output file, replaced once complete; - is standard output, .gz compresses.")
  private Path file;

  @Option(
      names = "--since",
      paramLabel = "INSTANT",
      description = {
        "Only what was written from then on, to catch up with a restored backup: papers by their",
        "changes, deleted ones included, profiles, collections and topics."
      })
  private Optional<Instant> since = Optional.empty();

  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    Output out = output.open();
    Optional<OutputFile> whole =
        file.equals(STDOUT) ? Optional.empty() : Optional.of(new OutputFile("FILE", file));
    Instant begun = Instant.now();
    Stopwatch stopwatch = new Stopwatch();
    try (OpenTable table = OpenTable.at(target.target());
        TableParts parts = parts(table.table())) {
      out.note(table.place());
      BackupWriter backup = new BackupWriter(parts);
      try (Interruption interruption = new Interruption(backup::stop);
          Progress _ = Progress.of(out, meter(parts, backup))) {
        if (whole.isPresent()) {
          whole.get().replace(content -> write(backup, content, interruption));
        } else {
          backup.write(out.document());
          out.flush();
        }
        if (interruption.requested()) {
          out.problem(
              "Stopped before the end"
                  + whole
                      .map(_ -> "; " + file + " is unchanged.")
                      .orElse(": the output is incomplete."));
          return 1;
        }
      }
      report(out, backup.counts(), begun, stopwatch);
      return 0;
    }
  }

  private TableParts parts(CatalogTable table) {
    Clock clock = Clock.systemUTC();
    return since
        .map(moment -> TableParts.since(moment, table, clock, RetryPolicy.UNTIL_SERVED))
        .orElseGet(() -> TableParts.of(table, clock, RetryPolicy.UNTIL_SERVED));
  }

  private static Progress.Meter meter(TableParts parts, BackupWriter backup) {
    LongSupplier done = () -> backup.counts().sum();
    return new Progress.Meter(
        "backup", parts::size, done, done, "records", "reading the ids of all records");
  }

  /** Compresses without a time in the gzip header, so that equal backups have equal bytes. */
  private boolean write(BackupWriter backup, OutputStream content, Interruption interruption)
      throws IOException {
    boolean compressed = file.toString().endsWith(".gz");
    try (Writer writer =
        new OutputStreamWriter(
            compressed ? new GZIPOutputStream(content, BUFFER) : content, UTF_8)) {
      backup.write(writer);
    }
    return !interruption.requested();
  }

  private void report(Output out, Counts counts, Instant begun, Stopwatch stopwatch) {
    if (!file.equals(STDOUT)) {
      out.result(
          () -> "%s in %s".formatted(counts, file),
          () -> counts.putInto(JsonNodeFactory.instance.objectNode().put("file", file.toString())));
      out.flush();
    }
    out.note(stopwatch.text(counts.of(PartKey.Kind.PAPER), "papers"));
    out.note(
        "What is written later: --since " + begun.minus(MARGIN).truncatedTo(ChronoUnit.SECONDS));
  }
}
