package papercatalog.cli.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import papercatalog.citations.format.RecordJson;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.RecordText;
import papercatalog.cli.console.WriteReport;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Directory;
import papercatalog.publishing.document.RecordDocument;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.people.Renaming;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The title and the name of a collection or topic. */
final class DirectoryEntryOptions {
  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "Title to show to readers; an empty value removes it.")
  private Optional<String> title = Optional.empty();

  @Option(
      names = "--rename",
      paramLabel = "NEW",
      description = "New name; the old one leads to it.")
  private Optional<String> newName = Optional.empty();

  @Mixin private WrittenTarget target;

  int run(Directory directory, String name, Output out) {
    RecordName record = new RecordName(RecordName.Kind.of(directory.itemType()), name);
    if (newName.isPresent()) {
      return rename(directory, record, newName.get(), out);
    }
    Optional<DirectoryEntry> titled = title.map(text -> titled(directory, name, text));
    try (OpenTable table = target.open(titled.isPresent())) {
      Optional<DirectoryEntry> present = table.records().entry(directory, name);
      if (present.isEmpty() && titled.flatMap(DirectoryEntry::title).isEmpty()) {
        throw notFound(record);
      }
      if (titled.isEmpty()) {
        ObjectNode json = RecordDocument.of(present.orElseThrow(), RecordJson::entry);
        out.result(() -> RecordText.line(json), () -> json);
        return 0;
      }
      out.note(table.place());
      out.result(record, table.publisher().shared().upsert(titled.get()));
      if (present.isEmpty()) {
        out.note(
            "No paper is listed there. verify reports the %s as unused, and --repair removes it."
                .formatted(record));
      }
      return 0;
    }
  }

  private static CommandFailed notFound(RecordName record) {
    return new CommandFailed(
        record.kind().text() + "-not-found",
        "There is no %s. The first paper that names it creates it; so does --title."
            .formatted(record));
  }

  private int rename(Directory directory, RecordName record, String to, Output out) {
    Alias alias = UsageError.checked(() -> new Alias(directory.kind(), record.name(), to));
    if (title.isPresent()) {
      throw new UsageError("Pass --title or --rename, not both");
    }
    try (OpenTable table = target.open(true)) {
      out.note(table.place());
      if (!table.records().isKnown(alias.kind(), alias.name())) {
        throw notFound(record);
      }
      Renaming renaming = new Renaming(table.table(), table.publisher(), false);
      renaming.rename(directory, alias);
      Renaming.RenamingProgress done = renaming.progress();
      out.result(() -> WriteReport.text(done, false), () -> WriteReport.json(done, false));
      return 0;
    }
  }

  private static DirectoryEntry titled(Directory directory, String name, String text) {
    try {
      return new DirectoryEntry(
          directory,
          name,
          text.isEmpty() ? Optional.empty() : Optional.of(EntryRules.text("title", text)));
    } catch (InvalidValue e) {
      throw new UsageError("--" + e.getMessage());
    }
  }

  @Command(
      name = "collection",
      description = "Shows a collection and its title, or sets the title.",
      footer = {
        "  catalog collection sosp --endpoint http://127.0.0.1:8000",
        "  catalog collection sosp --title 'Symposium on Operating Systems Principles' --table"
            + " papers",
        "",
        "catalog get /collections/NAME/papers lists its papers, catalog get /collections all."
      })
  static final class CollectionCommand extends CatalogCommand {
    @Parameters(paramLabel = "NAME", description = "Name of the collection.")
    private CollectionName name;

    @Mixin private DirectoryEntryOptions entry;

    @Override
    int run(Output out) {
      return entry.run(Directory.COLLECTIONS, name.value(), out);
    }
  }

  @Command(
      name = "topic",
      description = "Shows a topic and its title, or sets the title.",
      footer = {
        "  catalog topic consensus --endpoint http://127.0.0.1:8000",
        "  catalog topic consensus --title 'Agreement among processes' --table papers",
        "",
        "catalog get /topics/NAME/papers lists its papers, catalog get /topics all topics."
      })
  static final class TopicCommand extends CatalogCommand {
    @Parameters(paramLabel = "NAME", description = "Name of the topic.")
    private TopicName name;

    @Mixin private DirectoryEntryOptions entry;

    @Override
    int run(Output out) {
      return entry.run(Directory.TOPICS, name.value(), out);
    }
  }
}
