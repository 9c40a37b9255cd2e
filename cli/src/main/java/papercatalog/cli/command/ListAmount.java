package papercatalog.cli.command;

import java.util.Optional;
import java.util.function.Function;
import papercatalog.cli.console.Output;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import picocli.CommandLine.Option;

/** How much of a list is printed. */
final class ListAmount {
  @Option(names = "--limit", paramLabel = "N", description = "At most so many (default: 25).")
  private long limit = Listing.DEFAULT_LIMIT;

  @Option(names = "--all", description = "All of them, page by page.")
  private boolean all;

  /**
   * The first page.
   *
   * @throws InvalidValue when it would be empty
   */
  Listing first() {
    if (limit < 1) {
      throw new InvalidValue("--limit", "must be at least 1");
    }
    return Listing.FIRST.withLimit((int) Math.min(limit, Listing.MAX_LIMIT));
  }

  /** Prints page after page. */
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
