package papercatalog.cli.command;

import module java.base;

import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.PaperText;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.record.Records;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "get",
    description = {
      "Shows papers with all their authors.",
      "Shows the latest revision or an earlier one, also of a withdrawn paper. Several papers are",
      "shown in the order of their ids; --output json prints one line for each."
    },
    footer = {
      "  catalog get WP-002 --endpoint http://127.0.0.1:8000",
      "  catalog get WP-001 WP-002 --endpoint http://127.0.0.1:8000",
      "  catalog get WP-002 --revision 1 --endpoint http://127.0.0.1:8000",
      "  catalog get WP-001 WP-002 --style nature --endpoint http://127.0.0.1:8000",
      "  catalog get WP-002 --output json --stack PaperCatalog-prod > paper.json",
      "",
      "You can edit the JSON and publish it again. It names the revision that you saw, and never",
      "overwrites a later one."
    })
final class Get extends TableCommand {
  @Parameters(arity = "1..*", paramLabel = "ID", description = "Ids of the papers.")
  private List<PaperId> ids;

  @Option(
      names = "--revision",
      paramLabel = "N",
      description = "Revision to show (default: latest).")
  private Optional<Long> revision = Optional.empty();

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      converter = StyleOption.class,
      description =
          "Print citations: apa, ieee, chicago, mla, another style of docs/styles.md, or a CSL"
              + " file.")
  private Optional<FormattedCitation> citation = Optional.empty();

  @Override
  int run(Output out) {
    List<PaperId> distinct = ids.stream().distinct().toList();
    if (revision.isPresent() && distinct.size() > 1) {
      throw new UsageError("--revision applies to one paper only");
    }
    try (OpenTable table = open()) {
      Records records = table.records();
      List<Paper> found =
          revision.isPresent()
              ? List.of(new PaperStates(records, distinct.getFirst()).at(revision.get()))
              : records.papers(distinct);
      for (int i = 0; i < found.size(); i++) {
        Paper paper = found.get(i);
        String gap = i == 0 ? "" : "\n";
        out.result(
            () ->
                citation
                    .map(style -> style.of(new CitedPaper(paper)))
                    .orElseGet(() -> gap + PaperText.of(paper)),
            () -> PaperDocument.writeRecord(paper));
      }
      failOnMissing(distinct, found, out);
      return 0;
    }
  }

  private static void failOnMissing(List<PaperId> ids, List<Paper> found, Output out) {
    List<PaperId> missing = new ArrayList<>(ids);
    missing.removeAll(found.stream().map(Paper::id).toList());
    while (missing.size() > 1) {
      out.problem(new PaperNotFound(missing.removeFirst()).getMessage());
    }
    if (!missing.isEmpty()) {
      throw new PaperNotFound(missing.getFirst());
    }
  }
}
