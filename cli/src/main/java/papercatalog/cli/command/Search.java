package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.read.SearchPage;
import papercatalog.search.index.Found;
import papercatalog.search.index.LuceneQuery;
import papercatalog.search.index.SearchIndex;
import papercatalog.search.index.UnusableIndex;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "search",
    description = {
      "Finds papers by words; rebuilds and verifies the index.",
      "Papers with all words come first. Queries are those of the API: \"phrases\", -not, a OR b,",
      "author:, title:, venue:, topic:, collection:, status: and year:2015..2020. Downloads the index",
      "each time."
    },
    footer = {
      "  catalog search 'dynamo available' --sort newest --stack PaperCatalog-prod",
      "  catalog search 'author:lamport -paxos' --index index --endpoint http://127.0.0.1:8000",
      "  catalog search rebuild --stack PaperCatalog-prod",
      "  catalog search verify --repair --stack PaperCatalog-prod",
      "",
      "To search for the word rebuild or verify, write 'title:rebuild', or quote it with another"
          + " word."
    },
    subcommands = {SearchRebuild.class, SearchVerify.class})
final class Search extends TableCommand {
  @Parameters(arity = "0..*", paramLabel = "QUERY", description = "Words to search for.")
  List<String> query = List.of();

  @Option(
      names = "--sort",
      paramLabel = "ORDER",
      description = "relevance or newest (default: relevance).")
  private Ranking sort = Ranking.RELEVANCE;

  @ArgGroup private ListAmount amount = new ListAmount();
  @Mixin private IndexOption location;

  @Override
  int run(Output out) throws IOException {
    String text = String.join(" ", query);
    if (text.isBlank()) {
      throw new UsageError("Pass a QUERY to search for");
    }
    try (OpenTable table = open();
        OpenIndex index = location.open(target.target(), table);
        SearchIndex reader = index.reader()) {
      AtomicReference<SearchPage> latest = new AtomicReference<>();
      amount.print(
          PageRequest.FIRST,
          pageRequest -> {
            latest.set(found(reader, text, sort, pageRequest, index).page());
            Page<PaperId> hits = latest.get().hits();
            return new Page<>(
                    table.catalog().found(hits.items(), List.of()).papers(), hits.nextCursor())
                .map(Paper::summary);
          },
          ListFormat.PAPERS,
          out);
      SearchPage page = latest.get();
      page.replaced().forEach((word, other) -> out.note("%s instead of %s".formatted(other, word)));
      page.unknown().forEach(word -> out.note("no paper has " + word));
      out.result(
          "%s found, %d with all words, as of %s"
              .formatted(
                  Quantity.of(page.total(), "paper"), page.withAllWords(), page.asOf().get()),
          json ->
              json.putObject("summary")
                  .put("papers", page.total())
                  .put("withAllWords", page.withAllWords())
                  .put("asOf", page.asOf().get().toString()));
      return 0;
    }
  }

  static Found found(
      SearchIndex reader, String text, Ranking sort, PageRequest request, OpenIndex index) {
    try {
      Found found =
          reader.use(generation -> generation.search(new LuceneQuery(text), sort, request));
      if (found.page().asOf().isEmpty()) {
        throw new UnusableIndex(
            "There is no index in %s: catalog search rebuild makes one".formatted(index.place()));
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
