package papercatalog.cli.command;

import java.util.Optional;
import java.util.function.Function;
import papercatalog.cli.console.Output;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import picocli.CommandLine.Option;

/** The options for the number of entries to print. */
final class ListAmount {
  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Maximum number of results (default: 25).")
  private long limit = Listing.DEFAULT_LIMIT;

  @Option(names = "--all", description = "All results, page by page.")
  private boolean all;

  /**
   * The first page.
   *
   * @throws InvalidValue when {@code --limit} is less than 1
   */
  Listing first() {
    if (limit < 1) {
      throw new InvalidValue("--limit", "must be at least 1");
    }
    return Listing.FIRST.withLimit((int) Math.min(limit, Listing.MAX_LIMIT));
  }

  void print(Listing first, Function<Listing, Page<ListEntry>> pages, Output out) {
    long left = all ? Long.MAX_VALUE : limit;
    Optional<Listing> next = Optional.of(first);
    while (next.isPresent() && left > 0 && !out.abandoned()) {
      Listing listing = next.get().withLimit((int) Math.min(left, Listing.MAX_LIMIT));
      Page<ListEntry> page = pages.apply(listing);
      page.items().forEach(entry -> out.result(entry.text(), entry.json()));
      left -= page.items().size();
      next = page.nextCursor().map(listing::after);
    }
    if (next.isPresent()) {
      out.note("There are more: --all lists them.");
    }
  }
}
