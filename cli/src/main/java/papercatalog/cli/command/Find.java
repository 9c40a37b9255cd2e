package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "find",
    description = {
      "Finds the papers that have a DOI or another identifier.",
      "The identifier may be written in any usual form: a DOI bare or as a URL, an ISBN of ten or",
      "thirteen digits with or without hyphens."
    },
    footer = {
      "  catalog find doi 10.1145/359545.359563 --endpoint http://127.0.0.1:8000",
      "  catalog find doi https://doi.org/10.1145/359545.359563 --stack PaperCatalog-prod",
      "  catalog find issn 0001-0782 --all --output json --table papers",
      "",
      "Lists may lag behind a publication for a moment."
    })
final class Find extends ListCommand {
  @Parameters(
      index = "0",
      paramLabel = "SCHEME",
      completionCandidates = Schemes.class,
      description = "${COMPLETION-CANDIDATES}")
  private IdentifierScheme scheme;

  @Parameters(index = "1", paramLabel = "IDENTIFIER", description = "Identifier of the papers.")
  private String text;

  @Override
  int run(Output out) {
    Identifier identifier = UsageError.checked(() -> Identifier.of(scheme, text));
    return print(
        AccessPatterns.FIND_PAPERS,
        identifier,
        PageRequest.FIRST,
        ListFormat.PAPERS,
        "No paper has the %s %s.".formatted(scheme.text(), identifier.value()),
        out);
  }

  static final class Schemes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.of(IdentifierScheme.values()).map(IdentifierScheme::text).iterator();
    }
  }
}
