package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.transfer.Importer;
import papercatalog.domain.table.RetryPolicy;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.people.People;
import papercatalog.publishing.write.Replacing;
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
      "  catalog publish - --dry-run --table papers < papers.ndjson",
      "",
      "Publishing a document again changes nothing, and completes an interrupted write.",
      "",
      "A document. It must have id, title, collection, authors and published:",
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

  @ArgGroup private Replaced replaced = new Replaced();

  static final class Replaced {
    @Option(names = "--new", description = "Every paper must be new.")
    private boolean nothing;

    @Option(names = "--reinstate", description = "Reinstate withdrawn papers.")
    private boolean anything;

    Replacing papers() {
      if (nothing) {
        return Replacing.NOTHING;
      }
      return anything ? Replacing.ANYTHING : Replacing.LIVE;
    }
  }

  @Override
  int run(Output out) throws InterruptedException {
    return publish(
        InputFile.all(files),
        Optional.of(FileFormat.NDJSON),
        Mapping.NONE,
        new Importer.Settings(replaced.papers(), 1, RetryPolicy.UNTIL_SERVED, People.NONE),
        true,
        out);
  }
}
