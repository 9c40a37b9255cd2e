package papercatalog.cli.command;

import java.util.Optional;
import papercatalog.bibliography.document.DirectoryDocument;
import papercatalog.bibliography.entry.EntryRules;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.RecordLine;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import papercatalog.cli.transfer.RecordName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows a collection or topic, or sets its title. */
final class EntryTitle {
  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "Title to show to readers; an empty value removes it.")
  private Optional<String> title = Optional.empty();

  @Mixin private ClockOption clock;

  /**
   * Runs the command.
   *
   * @param kind the list of its papers
   */
  void run(Directory directory, ListKind kind, String name, Target target, Output out) {
    RecordName.OfEntry record = new RecordName.OfEntry(directory, name);
    Optional<DirectoryEntry> titled = title.map(_ -> titled(directory, name));
    try (OpenTable table = clock.open(target, title.isPresent())) {
      Optional<DirectoryEntry> present = table.records().entry(directory, name);
      boolean created = titled.flatMap(DirectoryEntry::title).isPresent();
      if (present.isEmpty() && !created) {
        throw new CommandFailed(
            record.kind() + "-not-found",
            "There is no %s. The first paper that names it creates it; so does --title."
                .formatted(record));
      }
      if (titled.isEmpty()) {
        DirectoryEntry entry = present.orElseThrow();
        out.result(() -> RecordLine.of(entry), () -> DirectoryDocument.write(entry));
        return;
      }
      out.note(table.place());
      out.result(record, table.publisher().upsertEntry(titled.get()));
      PageRequest one = PageRequest.FIRST.withLimit(1);
      if (kind.pages(name).page(table.catalog(), one).items().isEmpty()) {
        out.note(
            "No paper is listed there. verify reports the %s as unused, and --repair removes it."
                .formatted(record));
      }
    }
  }

  private DirectoryEntry titled(Directory directory, String name) {
    try {
      Optional<String> given = title.filter(text -> !text.isEmpty());
      return new DirectoryEntry(directory, name, given.map(it -> EntryRules.text("title", it)));
    } catch (InvalidValue e) {
      throw new UsageError("--" + e.getMessage());
    }
  }
}
