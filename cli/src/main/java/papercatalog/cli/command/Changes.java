package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "changes",
    description = {
      "Lists the latest change of each paper, or follows the changes.",
      "A paper was created, revised, withdrawn, reinstated or deleted. A change is shown once it is a",
      "minute old."
    },
    footer = {
      "  catalog changes --since 2026-11 --endpoint http://127.0.0.1:8000",
      "  catalog changes --since 2026-11-20 --order asc --all --output json --stack PaperCatalog-prod",
      "  catalog changes --follow --output json --table papers",
      "",
      "A paper that changes again moves in the list. A walk in ascending order shows each",
      "remaining change at least once. To continue it later, use the --resume option that it prints."
    })
final class Changes extends TableCommand {
  static final class Amount extends ListAmount {
    @Option(
        names = "--follow",
        description = "All changes, oldest first, then new ones until Ctrl-C.")
    private boolean follow;
  }

  @Option(
      names = "--since",
      paramLabel = "DATE",
      description = "From this year, month, day or second on.")
  private Optional<PublicationDate> since = Optional.empty();

  @Option(
      names = "--until",
      paramLabel = "DATE",
      description = "To the end of this year, month, day or second.")
  private Optional<PublicationDate> until = Optional.empty();

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      description = "desc: latest first, or asc (default: desc; asc with --follow or --resume).")
  private Optional<Order> order = Optional.empty();

  @ArgGroup private Amount amount = new Amount();

  @Option(
      names = "--resume",
      paramLabel = "CURSOR",
      description = "Continue a walk in ascending order, with its --since and --until.")
  private Optional<String> resume = Optional.empty();

  @Override
  int run(Output out) throws InterruptedException {
    PageRequest first = pageRequest();
    try (OpenTable table = open()) {
      ChangesWalk walk = new ChangesWalk(table.catalog(), first, resume, out);
      if (amount.follow) {
        walk.follow();
      } else {
        walk.print(amount);
      }
      return 0;
    } catch (InvalidCursor | CursorScopeMismatch e) {
      throw new UsageError(
          "--resume: " + e.getMessage() + " It goes with the --since and --until of that walk.");
    }
  }

  private PageRequest pageRequest() {
    if (amount.follow && until.isPresent()) {
      throw new UsageError("--follow excludes --until: it never ends");
    }
    boolean ascending = amount.follow || resume.isPresent();
    if (ascending && order.filter(asked -> asked == Order.DESC).isPresent()) {
      throw new UsageError("--follow and --resume list changes in ascending order only");
    }
    try {
      return PageRequest.FIRST
          .withOrder(ascending ? Order.ASC : order.orElse(Order.DESC))
          .between(since, until);
    } catch (InvalidValue _) {
      throw new UsageError("--since must not be later than --until");
    }
  }
}
