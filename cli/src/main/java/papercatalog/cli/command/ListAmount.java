package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.Option;

class ListAmount {
  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Maximum number of results (default: 25).")
  private long limit = PageRequest.DEFAULT_LIMIT;

  @Option(names = "--all", description = "All results, page by page.")
  private boolean all;

  /** Returns whether there are any. */
  final <T> boolean print(
      PageRequest first, Function<PageRequest, Page<T>> pages, ListFormat<T> format, Output out) {
    AtomicBoolean found = new AtomicBoolean();
    Function<PageRequest, Page<T>> watched =
        pageRequest -> {
          Page<T> page = pages.apply(pageRequest);
          found.compareAndSet(false, !page.items().isEmpty());
          return page;
        };
    if (print(first, all ? Long.MAX_VALUE : limit, watched, format, () -> false, out)) {
      out.note("There are more: --all lists them.");
    }
    return found.get();
  }

  /** Prints entries until it is stopped, and returns whether there are more. */
  static <T> boolean print(
      PageRequest first,
      long limit,
      Function<PageRequest, Page<T>> pages,
      ListFormat<T> format,
      BooleanSupplier stopped,
      Output out) {
    long left = limit;
    Optional<PageRequest> next = Optional.of(first);
    while (next.isPresent() && left > 0 && !stopped.getAsBoolean() && !out.abandoned()) {
      PageRequest pageRequest = next.get().withLimit((int) Math.min(left, PageRequest.MAX_LIMIT));
      Page<T> page = pages.apply(pageRequest);
      page.items().forEach(entry -> format.print(entry, out));
      left -= page.items().size();
      next = page.nextCursor().map(pageRequest::after);
    }
    return next.isPresent();
  }
}
