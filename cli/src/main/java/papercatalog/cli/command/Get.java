package papercatalog.cli.command;

import module java.base;

import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.cli.console.Output;
import papercatalog.cli.failure.ClosedPipe;
import papercatalog.cli.target.ApiPath;
import papercatalog.cli.target.InProcessApi;
import papercatalog.cli.target.InvalidPath;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.request.Request;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.record.Records;
import papercatalog.search.index.SearchIndex;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "get",
    description = {
      "Shows the answers of the API: papers, lists, searches.",
      "Runs the API's functions over the table, without a server. A PATH is that of an address"
          + " with",
      "its parameters; an id without a slash is /papers/ID. catalog get / shows all paths."
    },
    footer = {
      "  catalog get wp-002 --format text --endpoint http://127.0.0.1:8000",
      "  catalog get '/collections/sosp/papers?limit=3' --stack PaperCatalog-prod",
      "  catalog get '/authors/leslie-lamport/papers' --all --format bibtex --table papers",
      "  catalog get '/search?q=author:lamport -paxos' --stack PaperCatalog-prod",
      "  catalog get WP-001 WP-002 --style nature --endpoint http://127.0.0.1:8000",
      "  catalog get WP-002 --format record --stack PaperCatalog-prod > paper.json",
      "",
      "A record has all authors and references, also of a withdrawn paper. You can edit it and",
      "publish it again: it names the revision that you saw, and never overwrites a later one."
    })
final class Get extends CatalogCommand {
  private static final String RECORD = "record";
  private static final Set<Route> OF_PAPERS =
      Set.of(AccessPatterns.GET_PAPER, AccessPatterns.GET_PAPER_VERSION);

  @Parameters(arity = "1..*", paramLabel = "PATH", description = "Paths of the API, or ids.")
  private List<String> paths;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "json, text, record (of papers: as publish reads them), or another format of the path:"
              + " html, bibtex, ris, csl, citation, atom (default: json).")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      converter = StyleOption.class,
      description =
          "Print citations of papers: apa, ieee, chicago, mla, another style of docs/styles.md, or"
              + " a CSL file.")
  private Optional<FormattedCitation> citation = Optional.empty();

  @Option(names = "--all", description = "All pages of a list; in JSON one entry a line.")
  private boolean all;

  @Mixin private IndexOption location;

  @Mixin private TargetOptions target;

  @Override
  int run(Output out) throws IOException {
    if (citation.isPresent() && format.isPresent()) {
      throw new UsageError("--style excludes --format");
    }
    if (isOfRecords() && all) {
      throw new UsageError("--all is for lists, not for --style and records");
    }
    try {
      Set<ApiPath> asked = new LinkedHashSet<>();
      paths.forEach(path -> asked.add(ApiPath.of(path)));
      return show(asked, out);
    } catch (InvalidPath e) {
      out.failure(e);
      return CommandLine.ExitCode.USAGE;
    }
  }

  private int show(Set<ApiPath> asked, Output out) throws IOException {
    try (OpenTable table = target.open();
        OpenIndex index =
            asked.stream().anyMatch(ApiPath::isOfSearch)
                ? location.open(target.target(), table)
                : null;
        SearchIndex reader = index == null ? null : IndexOption.reader(index)) {
      InProcessApi api =
          new InProcessApi(table.catalog(), Optional.ofNullable(reader), table.host());
      asked.forEach(path -> check(path, api));
      int wrong = 0;
      int missing = 0;
      for (ApiPath path : asked) {
        try {
          if (isOfRecords()) {
            print(paper(path, api, table.records()), out);
          } else if (!new AnswerPrinter(api, format, all, out).print(path)) {
            return CommandLine.ExitCode.SOFTWARE;
          }
        } catch (PaperNotFound | VersionNotFound | PaperWithdrawn | AuthorNotFound | NameMoved e) {
          out.failure(e); // others may be there
          missing++;
        } catch (InvalidPath | InvalidParameters | InvalidCursor | CursorScopeMismatch e) {
          out.failure(e);
          wrong++;
        }
        if (out.abandoned()) {
          throw new ClosedPipe();
        }
      }
      if (wrong == asked.size()) {
        return CommandLine.ExitCode.USAGE;
      }
      return wrong + missing == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
  }

  private boolean isOfRecords() {
    return citation.isPresent() || format.equals(Optional.of(RECORD));
  }

  /** Fails for an option that the path has not, before anything is printed. */
  private void check(ApiPath path, InProcessApi api) {
    if (isOfRecords() && !OF_PAPERS.contains(api.request(path).route())) {
      throw new UsageError("--style and records are of papers: catalog get ID --format record");
    }
    if (all && !isOfRecords()) {
      AnswerPrinter.requireJoining(api.request(AnswerPrinter.inFormat(path, format)));
    }
  }

  private void print(Paper paper, Output out) {
    out.print(
        citation
            .map(style -> style.of(new CitedPaper(paper)))
            .orElseGet(() -> PaperDocument.writeRecord(paper).toString()));
  }

  private static Paper paper(ApiPath path, InProcessApi api, Records records) {
    Request request = api.request(path);
    if (request.route().equals(AccessPatterns.GET_PAPER_VERSION)) {
      PaperRevision version = request.key(AccessPatterns.GET_PAPER_VERSION.parameters());
      return new PaperStates(records, version.id()).at(version.revision());
    }
    return new PaperStates(records, request.key(AccessPatterns.GET_PAPER.parameters())).current();
  }
}
