package papercatalog.cli.command;

import static papercatalog.cli.command.ListFormat.AUTHORS;
import static papercatalog.cli.command.ListFormat.AUTHOR_PAPERS;
import static papercatalog.cli.command.ListFormat.ENTRIES;
import static papercatalog.cli.command.ListFormat.PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "list",
    description = {
      "Lists papers by collection, author or topic.",
      "Also lists collections or topics by name, all or those that begin with NAME,",
      "and authors by the first letters of the last word of their handles."
    },
    footer = {
      "  catalog list collection sosp --limit 10 --endpoint http://127.0.0.1:8000",
      "  catalog list author leslie-lamport --all --order asc --stack PaperCatalog-prod",
      "  catalog list topic consensus --from 1990 --until 1999 --output json --table papers",
      "  catalog list collections --all --stack PaperCatalog-prod",
      "  catalog list collections acl-2024 --stack PaperCatalog-prod",
      "  catalog list authors lam --stack PaperCatalog-prod",
      "",
      "Lists may lag behind a publication for a moment."
    })
final class Lists extends ListCommand {
  enum ListKind {
    COLLECTION,
    AUTHOR,
    TOPIC,
    COLLECTIONS,
    TOPICS,
    AUTHORS;

    boolean ofPapers() {
      return this == COLLECTION || this == AUTHOR || this == TOPIC;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(index = "0", paramLabel = "KIND", description = "${COMPLETION-CANDIDATES}")
  private ListKind kind;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NAME",
      description =
          "Name of the collection or topic, handle of the author, or first letters of names.")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      description = "Order of papers: desc, newest first, or asc (default: desc).")
  private Optional<Order> order = Optional.empty();

  @Option(
      names = "--from",
      paramLabel = "DATE",
      description = "Papers from this year, month or day on.")
  private Optional<PublicationDate> from = Optional.empty();

  @Option(
      names = "--until",
      paramLabel = "DATE",
      description = "Papers to the end of this year, month or day.")
  private Optional<PublicationDate> until = Optional.empty();

  @Override
  int run(Output out) {
    boolean named = kind.ofPapers() || kind == ListKind.AUTHORS;
    if (named && name.isEmpty()) {
      throw new UsageError("Give the NAME of the " + kind + ": catalog list " + kind + " NAME");
    }
    if (!kind.ofPapers() && Stream.of(order, from, until).anyMatch(Optional::isPresent)) {
      throw new UsageError(
          "--order, --from and --until are for papers; " + kind + " are listed by name");
    }
    PageRequest first =
        UsageError.checked(
            () -> PageRequest.FIRST.withOrder(order.orElse(Order.DESC)).between(from, until));
    String none = none();
    return switch (kind) {
      case COLLECTION ->
          print(LIST_COLLECTION_PAPERS, named(CollectionName::new), first, PAPERS, none, out);
      case AUTHOR ->
          print(LIST_AUTHOR_PAPERS, named(AuthorHandle::new), first, AUTHOR_PAPERS, none, out);
      case TOPIC -> print(LIST_TOPIC_PAPERS, named(TopicName::new), first, PAPERS, none, out);
      case COLLECTIONS -> print(LIST_COLLECTIONS, prefix(), first, ENTRIES, none, out);
      case TOPICS -> print(LIST_TOPICS, prefix(), first, ENTRIES, none, out);
      case AUTHORS -> print(LIST_AUTHORS, named(AuthorPrefix::of), first, AUTHORS, none, out);
    };
  }

  private String none() {
    if (kind == ListKind.AUTHORS) {
      return "No author begins with %s.".formatted(name.orElseThrow());
    }
    if (!kind.ofPapers() && name.isPresent()) {
      return "No names of %s begin with %s.".formatted(kind, name.get());
    }
    String period = from.isPresent() || until.isPresent() ? " in this period" : "";
    return name.map(it -> "The %s %s has no papers%s.".formatted(kind, it, period))
        .orElse("There are no %s.".formatted(kind));
  }

  private NamePrefix prefix() {
    return name.isPresent() ? named(NamePrefix::of) : NamePrefix.ALL;
  }

  private <T> T named(Function<String, T> type) {
    return UsageError.checked(() -> type.apply(name.orElseThrow()));
  }
}
