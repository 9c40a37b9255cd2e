package papercatalog.cli.command;

import module java.base;

import papercatalog.citations.format.RecordJson;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.RecordLine;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.publishing.document.RecordDocument;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "references",
    description = "Lists the references of a paper; imports those of many papers.",
    footer = {
      "  catalog references ongaro-2014-raft --endpoint http://127.0.0.1:8000",
      "  catalog references import citations.csv --stack PaperCatalog-prod"
    },
    subcommands = ReferencesImport.class)
final class References extends TableCommand {
  @Parameters(arity = "0..1", paramLabel = "ID", description = "Id of the paper.")
  private Optional<PaperId> paper = Optional.empty();

  @Override
  int run(Output out) {
    PaperId id = paper.orElseThrow(() -> new UsageError("The id of a paper must be given"));
    try (OpenTable table = open()) {
      table
          .catalog()
          .itemCollection(AccessPatterns.GET_PAPER_REFERENCES, id)
          .references()
          .forEach(
              reference ->
                  out.result(
                      () -> RecordLine.of(reference),
                      () -> RecordDocument.of(reference, RecordJson::reference)));
      return 0;
    }
  }
}
