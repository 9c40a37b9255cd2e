package papercatalog.cli.command;

import java.util.Optional;
import papercatalog.bibliography.document.RecordDocument;
import papercatalog.bibliography.document.RecordJson;
import papercatalog.bibliography.entry.EntryRules;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.RecordLine;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.RecordName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import picocli.CommandLine.Option;

/** Shows a collection or topic, or sets its title. */
abstract class EntryTitle extends WritingCommand {
  private final Directory directory;
  private final ListKind papers;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "Title to show to readers; an empty value removes it.")
  private Optional<String> title = Optional.empty();

  EntryTitle(Directory directory, ListKind papers) {
    this.directory = directory;
    this.papers = papers;
  }

  abstract String name();

  @Override
  final int run(Output out) {
    RecordName.OfEntry record = new RecordName.OfEntry(directory, name());
    Optional<DirectoryEntry> titled = title.map(this::titled);
    try (OpenTable table = open(titled.isPresent())) {
      Optional<DirectoryEntry> present = table.records().entry(directory, name());
      if (present.isEmpty() && titled.flatMap(DirectoryEntry::title).isEmpty()) {
        throw new CommandFailed(
            record.kind() + "-not-found",
            "There is no %s. The first paper that names it creates it; so does --title."
                .formatted(record));
      }
      if (titled.isEmpty()) {
        DirectoryEntry entry = present.orElseThrow();
        out.result(() -> RecordLine.of(entry), () -> RecordDocument.of(entry, RecordJson::entry));
        return 0;
      }
      out.note(table.place());
      out.result(record, table.publisher().upsertEntry(titled.get()));
      PageRequest one = PageRequest.FIRST.withLimit(1);
      if (papers.pages(name()).page(table.catalog(), one).items().isEmpty()) {
        out.note(
            "No paper is listed there. verify reports the %s as unused, and --repair removes it."
                .formatted(record));
      }
      return 0;
    }
  }

  private DirectoryEntry titled(String text) {
    try {
      return new DirectoryEntry(
          directory,
          name(),
          text.isEmpty() ? Optional.empty() : Optional.of(EntryRules.text("title", text)));
    } catch (InvalidValue e) {
      throw new UsageError("--" + e.getMessage());
    }
  }
}
