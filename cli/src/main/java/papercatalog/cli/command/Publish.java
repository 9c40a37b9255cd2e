package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.core.JacksonException;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.cli.transfer.EntryResult;
import papercatalog.cli.transfer.IdsInFile;
import papercatalog.cli.transfer.Importer;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.people.People;
import papercatalog.publishing.write.Replaceable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "publish",
    description = {
      "Publishes JSON documents: papers and authors' profiles.",
      "The documents have the members of the API. One that names a revision replaces only that revision."
    },
    footer = {
      "  catalog publish paper.json --endpoint http://127.0.0.1:8000",
      "  catalog publish *.json --new --stack PaperCatalog-prod",
      "  catalog publish paper.json --write-ids --stack PaperCatalog-prod",
      "  catalog publish - --dry-run --table papers < papers.ndjson",
      "",
      "Publishing a document again changes nothing, and completes an interrupted write.",
      "",
      "A document. It must have title, collection, authors and published. Without an id, it gets one",
      "of author, year and title, and revises nothing:",
      "",
      "  {",
      "    \"id\": \"wp-003\",",
      "    \"title\": \"Queues Without Servers\",",
      "    \"abstract\": \"How a queue in one table delivers each message once.\",",
      "    \"collection\": \"working-papers\",",
      "    \"topics\": [\"dynamodb\", \"queues\"],",
      "    \"authors\": [",
      "      {\"handle\": \"ada-byron\", \"name\": \"Ada Byron\"},",
      "      {\"handle\": \"jean-bartik\", \"name\": \"Jean Bartik\", \"role\": \"editor\"}",
      "    ],",
      "    \"kind\": \"report\",",
      "    \"venue\": \"Working Papers\",",
      "    \"published\": \"2026-11-20\",",
      "    \"identifiers\": {\"doi\": \"10.5555/12345678\"},",
      "    \"license\": \"CC-BY-4.0\",",
      "    \"fullText\": \"https://example.org/wp-003.pdf\"",
      "  }"
    })
final class Publish extends EntriesCommand {
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "One document, or one per line; - is standard input.")
  private List<Path> files;

  @ArgGroup private ReplaceableOptions replaceable = new ReplaceableOptions();

  static final class ReplaceableOptions {
    @Option(names = "--new", description = "Every paper must be new.")
    private boolean none;

    @Option(names = "--reinstate", description = "Reinstate withdrawn papers.")
    private boolean any;

    Replaceable papers() {
      if (none) {
        return Replaceable.NONE;
      }
      return any ? Replaceable.ANY : Replaceable.LIVE;
    }
  }

  @Option(
      names = "--write-ids",
      description =
          "Add the ids that are made for papers without one to their files, which stay otherwise"
              + " the same.")
  private boolean writeIds;

  private final Map<String, IdsInFile> ids = new LinkedHashMap<>();

  @Override
  void seen(EntryResult result) {
    FilePosition position = result.entry().position();
    if (!writeIds || !position.key().isEmpty()) {
      return;
    }
    Optional<PaperId> id =
        result.outcome().success() && result.entry() instanceof PaperEntry paper
            ? Optional.of(paper.paper().id())
            : Optional.empty();
    ids.computeIfAbsent(position.file(), _ -> new IdsInFile()).add(position.line(), id);
  }

  @Override
  void finish(Output out) throws IOException {
    for (Path file : files) {
      IdsInFile made = ids.get(file.toString());
      long count = made == null ? 0 : made.size();
      if (count > 0) {
        String text = withIds(made, file);
        new OutputFile("--write-ids", Optional.of(file), false)
            .write(
                new Progress.Meter("ids", () -> count, "ids"),
                (writer, _) -> writer.write(text),
                out);
        out.note("Added %s to %s.".formatted(Quantity.of(count, "id"), file));
      }
    }
  }

  private static String withIds(IdsInFile made, Path file) throws IOException {
    try {
      return made.addedTo(Files.readString(file));
    } catch (JacksonException | CharacterCodingException _) {
      throw new CommandFailed(
          "other-format", "No ids were added to %s: it is not all JSON in UTF-8.".formatted(file));
    }
  }

  @Override
  int run(Output out) throws InterruptedException, IOException {
    if (writeIds && files.contains(InputFile.STDIN)) {
      throw new UsageError("--write-ids needs files, not standard input");
    }
    return publish(
        InputFile.all(files),
        Optional.of(FileFormat.NDJSON),
        Mapping.NONE,
        new Importer.ImportSettings(replaceable.papers(), 1, Retry.UNTIL_SERVED, People.NONE),
        true,
        out);
  }
}
