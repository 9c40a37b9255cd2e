package papercatalog.command;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import papercatalog.console.Output;
import papercatalog.model.AuthorHandle;
import papercatalog.model.CollectionName;
import papercatalog.model.InvalidValue;
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

  @ArgGroup private ListAmount amount = new ListAmount();

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

  private interface Pages {
    Page<ListEntry> page(Catalog catalog, Listing listing);
  }

  @Override
  public Integer call() {
    Output out = output.open();
    Listing first = listing();
    Pages pages = pages();
    try (OpenTable table = OpenTable.at(target.target())) {
      Catalog catalog = table.catalog();
      amount.print(first, listing -> pages.page(catalog, listing), out);
    }
    return 0;
  }

  private Pages pages() {
    try {
      return switch (kind) {
        case COLLECTION -> {
          CollectionName collection = new CollectionName(name);
          yield (catalog, listing) ->
              catalog.listCollectionPapers(collection, listing).map(ListEntry::of);
        }
        case AUTHOR -> {
          AuthorHandle handle = new AuthorHandle(name);
          yield (catalog, listing) -> catalog.listAuthorPapers(handle, listing).map(ListEntry::of);
        }
        case TOPIC -> {
          TopicName topic = new TopicName(name);
          yield (catalog, listing) -> catalog.listTopicPapers(topic, listing).map(ListEntry::of);
        }
      };
    } catch (InvalidValue e) {
      throw new ParameterException(command.commandLine(), e.getMessage());
    }
  }

  private Listing listing() {
    try {
      return amount.first().withOrder(order).between(from, until);
    } catch (InvalidValue e) {
      throw new ParameterException(command.commandLine(), e.getMessage());
    }
  }
}
