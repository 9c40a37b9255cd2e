package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "changes",
    description = {
      "Follows the changes of papers until Ctrl-C.",
      "Prints the latest change of each paper, oldest first, then new ones. A paper was created,",
      "revised, withdrawn, reinstated or deleted. A change is shown once it is a minute old."
    },
    footer = {
      "  catalog changes --follow --since 2026-11 --endpoint http://127.0.0.1:8000",
      "  catalog changes --follow --output json --table papers",
      "",
      "It prints the --resume option with which to continue. catalog get /changes lists the"
          + " changes."
    })
final class Changes extends CatalogCommand {
  @Option(names = "--follow", description = "All changes, then new ones.")
  private boolean follow;

  @Option(
      names = "--since",
      paramLabel = "DATE",
      description = "From this year, month, day or second on.")
  private Optional<PublicationDate> since = Optional.empty();

  @Option(
      names = "--resume",
      paramLabel = "CURSOR",
      description = "Continue where a run with the same --since has ended.")
  private Optional<String> resume = Optional.empty();

  @Mixin private TargetOptions target;

  @Override
  int run(Output out) throws InterruptedException {
    if (!follow) {
      throw new UsageError("Pass --follow");
    }
    PageRequest first =
        PageRequest.FIRST
            .withLimit(PageRequest.MAX_LIMIT)
            .withOrder(Order.ASC)
            .between(since, Optional.empty());
    try (OpenTable table = target.open()) {
      new ChangeFollower(table.catalog(), first, resume, out).follow();
      return 0;
    } catch (InvalidCursor | CursorScopeMismatch e) {
      throw new UsageError(
          "--resume: " + e.getMessage() + " It goes with the --since of that run.");
    }
  }
}
