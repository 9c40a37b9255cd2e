package papercatalog.local.gateway;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.route.DocsPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "smoke",
    mixinStandardHelpOptions = true,
    description = "Asks a catalog, wherever it runs, for each pattern and checks the answers.")
final class Smoke implements Callable<Integer> {
  private static final int COLLECTIONS_READ = 5;

  @Parameters(paramLabel = "URL", description = "Where it answers, such as the output ApiUrl.")
  private URI url;

  @Option(
      names = "--empty",
      description = "Accept a catalog without papers: by default it fails the check.")
  private boolean mayBeEmpty;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      defaultValue = "30",
      description = "Maximum time for an answer (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = command.commandLine().getOut();
    try (AskedCatalog catalog = new AskedCatalog(url, Duration.ofSeconds(seconds), out)) {
      JsonNode start = catalog.checkPage(DocsPage.START, "operations");
      boolean search =
          start
              .path("operations")
              .findValuesAsText("name")
              .contains(AccessPatterns.SEARCH_PAPERS.operation());
      List<JsonNode> collections = catalog.list(AccessPatterns.LIST_COLLECTIONS, "");
      SampledPaper paper = new SampledPaper(paper(catalog, collections));
      for (AccessPattern<?> pattern : search ? AccessPatterns.withSearch() : AccessPatterns.all()) {
        catalog.check(pattern, paper);
      }
      catalog.checkMissing(
          AccessPatterns.GET_PAPER, AccessPatterns.GET_PAPER.path(SampledPaper.UNKNOWN));
      catalog.checkPage(DocsPage.OPENAPI, "openapi");
      if (paper.isUnknown() && !mayBeEmpty) {
        catalog.fail("The catalog has no papers. Accept this with EMPTY=ok.");
      }
      return catalog.report();
    } catch (IOException e) {
      command.commandLine().getErr().println("No answer from " + url + ": " + e);
      return 1;
    }
  }

  /** A listed paper, with a topic and an identifier if one of the first collections has such. */
  private static Optional<JsonNode> paper(AskedCatalog catalog, List<JsonNode> collections)
      throws IOException, InterruptedException {
    List<JsonNode> papers = new ArrayList<>();
    int read = 0;
    for (JsonNode collection : collections) {
      if (read >= COLLECTIONS_READ && !papers.isEmpty()) {
        break;
      }
      read++;
      String name = collection.path("name").asText();
      String ids =
          catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, "?limit=20", name).stream()
              .map(it -> it.path("id").asText())
              .collect(Collectors.joining(","));
      if (!ids.isEmpty()) {
        papers.addAll(catalog.list(AccessPatterns.GET_PAPERS, "?ids=" + ids));
      }
    }
    return papers.stream()
        .max(
            Comparator.comparingInt(
                it -> it.path("topics").size() * it.path("identifiers").size()));
  }
}
