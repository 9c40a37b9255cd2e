package papercatalog.command;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import papercatalog.console.Output;
import papercatalog.console.SummaryText;
import papercatalog.document.PaperDocument;
import papercatalog.model.AuthorHandle;
import papercatalog.model.CollectionName;
import papercatalog.model.InvalidValue;
import papercatalog.model.PaperSummary;
import papercatalog.model.PublicationDate;
import papercatalog.model.TopicName;
import papercatalog.read.Catalog;
import papercatalog.read.Listing;
import papercatalog.read.Order;
import papercatalog.read.Page;
import papercatalog.target.OpenTable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code catalog list}. */
@Command(
    name = "list",
    description = "Lists the papers of a collection, an author or a topic, as the API does.",
    footer = {
      "  catalog list collection sosp --limit 10 --endpoint http://127.0.0.1:8000",
      "  catalog list author leslie-lamport --all --order asc --stack PaperCatalog-prod",
      "  catalog list topic consensus --from 1990 --until 1999 --output json --table papers",
      "",
      "Lists may lag behind a publication for a moment."
    })
final class ListPapers implements Callable<Integer> {
  /** Which list. */
  enum Kind {
    COLLECTION,
    AUTHOR,
    TOPIC;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(index = "0", paramLabel = "KIND", description = "${COMPLETION-CANDIDATES}")
  private Kind kind;

  @Parameters(
      index = "1",
      paramLabel = "NAME",
      description = "Name of the collection or topic, or handle of the author.")
  private String name;

  @ArgGroup private Amount amount = new Amount();

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      defaultValue = "desc",
      description = "desc: newest first, or asc (default: ${DEFAULT-VALUE}).")
  private Order order;

  @Option(names = "--from", paramLabel = "DATE", description = "From this year, month or day on.")
  private Optional<PublicationDate> from = Optional.empty();

  @Option(names = "--until", paramLabel = "DATE", description = "Up to its end.")
  private Optional<PublicationDate> until = Optional.empty();

  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;
  @Spec private CommandSpec command;

  /** How many. */
  static final class Amount {
    @Option(names = "--limit", paramLabel = "N", description = "At most so many (default: 25).")
    private long limit = Listing.DEFAULT_LIMIT;

    @Option(names = "--all", description = "All of them, page by page.")
    private boolean all;
  }

  private interface Pages {
    Page<PaperSummary> page(Catalog catalog, Listing listing);
  }

  @Override
  public Integer call() {
    Output out = output.open();
    Listing first = listing();
    Pages pages = pages();
    try (OpenTable table = OpenTable.at(target.target())) {
      print(table.catalog(), pages, first, out);
    }
    return 0;
  }

  private void print(Catalog catalog, Pages pages, Listing first, Output out) {
    long left = amount.all ? Long.MAX_VALUE : amount.limit;
    Optional<Listing> next = Optional.of(first);
    while (next.isPresent() && left > 0 && !out.abandoned()) {
      Listing listing = next.get().withLimit((int) Math.min(left, Listing.MAX_LIMIT));
      Page<PaperSummary> page = pages.page(catalog, listing);
      page.items()
          .forEach(
              paper ->
                  out.result(() -> SummaryText.of(paper), () -> PaperDocument.writeSummary(paper)));
      left -= page.items().size();
      next = page.nextCursor().map(listing::after);
    }
    if (next.isPresent()) {
      out.note("There are more: --all lists them.");
    }
  }

  private Pages pages() {
    try {
      return switch (kind) {
        case COLLECTION -> {
          CollectionName collection = new CollectionName(name);
          yield (catalog, listing) -> catalog.listCollectionPapers(collection, listing);
        }
        case AUTHOR -> {
          AuthorHandle handle = new AuthorHandle(name);
          yield (catalog, listing) -> catalog.listAuthorPapers(handle, listing);
        }
        case TOPIC -> {
          TopicName topic = new TopicName(name);
          yield (catalog, listing) -> catalog.listTopicPapers(topic, listing);
        }
      };
    } catch (InvalidValue e) {
      throw new ParameterException(command.commandLine(), e.getMessage());
    }
  }

  private Listing listing() {
    if (amount.limit < 1) {
      throw new ParameterException(command.commandLine(), "--limit must be at least 1");
    }
    try {
      return Listing.FIRST
          .withLimit((int) Math.min(amount.limit, Listing.MAX_LIMIT))
          .withOrder(order)
          .between(from, until);
    } catch (InvalidValue e) {
      throw new ParameterException(command.commandLine(), e.getMessage());
    }
  }
}
