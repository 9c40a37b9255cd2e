package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.bibliography.document.ChangeDocument;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.OutputFormat;
import papercatalog.cli.console.RecordLine;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.PageRequest;

/** Walks over the changes page by page and prints at the end how to resume. */
final class ChangesWalk {
  /**
   * The pause between polls. Changes are listed after a minute, so polling faster gains nothing.
   */
  private static final Duration PAUSE = Duration.ofSeconds(5);

  private final PageRequest first;
  private final Output out;
  private Optional<String> cursor;
  private Optional<Instant> shownUntil = Optional.empty();
  private long changes;

  /**
   * @param cursor where an earlier walk ended
   */
  ChangesWalk(PageRequest first, Optional<String> cursor, Output out) {
    this.first = first;
    this.cursor = cursor;
    this.out = out;
  }

  /** Prints up to {@code limit} changes and notes if there are more. */
  void print(Catalog catalog, long limit) {
    boolean more = walk(catalog, limit, () -> false);
    if (more) {
      out.note("There are more: --all lists them.");
    }
    summarize();
  }

  /** Prints all changes, then new ones until it is interrupted. */
  void follow(Catalog catalog) throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    BooleanSupplier stopping = () -> stopped.getCount() == 0;
    try (Interruption _ = new Interruption(stopped::countDown)) {
      boolean ended = false;
      try {
        while (!ended) {
          look(catalog, stopping);
          ended = out.abandoned() || stopped.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS);
        }
      } finally {
        summarize();
        out.flush();
      }
    }
  }

  /** Polls once. A failure to reach the catalog is reported and tried again at the next poll. */
  private void look(Catalog catalog, BooleanSupplier stopping) {
    long before = changes;
    try {
      walk(catalog, Long.MAX_VALUE, stopping);
    } catch (Throttled | TableUnavailable e) {
      out.note(e.getMessage() + " Trying again.");
    }
    if (changes > before && out.format() == OutputFormat.JSON) {
      summarize();
    }
  }

  /**
   * Continues the walk.
   *
   * @return whether there are more changes
   */
  private boolean walk(Catalog catalog, long limit, BooleanSupplier stopping) {
    long left = limit;
    boolean more = true;
    while (more && left > 0 && !stopping.getAsBoolean() && !out.abandoned()) {
      PageRequest pageRequest = first.withLimit((int) Math.min(left, PageRequest.MAX_LIMIT));
      ChangePage page = catalog.listChanges(cursor.map(pageRequest::after).orElse(pageRequest));
      page.changes()
          .forEach(
              change ->
                  out.result(() -> RecordLine.of(change), () -> ChangeDocument.write(change)));
      left -= page.changes().size();
      changes += page.changes().size();
      more = page.nextCursor().isPresent();
      cursor = page.nextCursor().or(page::resumeCursor);
      shownUntil = Optional.of(page.until());
    }
    return more;
  }

  /** Prints the time up to which changes are shown, and the options that resume the walk. */
  private void summarize() {
    switch (out.format()) {
      case TEXT ->
          shownUntil.ifPresent(
              until -> {
                out.note("Up to " + until + ": what is younger than a minute is not shown yet.");
                resumption().ifPresent(options -> out.note("To go on from here: " + options));
              });
      case JSON ->
          out.result(
              "",
              json -> {
                ObjectNode summary = json.putObject("summary").put("changes", changes);
                shownUntil.ifPresent(until -> summary.put("until", until.toString()));
                ascending().ifPresent(at -> summary.put("resumeCursor", at));
              });
    }
  }

  private Optional<String> resumption() {
    return ascending()
        .map(
            at ->
                "catalog changes"
                    + option("--since", first.from())
                    + option("--until", first.until())
                    + " --resume "
                    + at);
  }

  /** The cursor of an ascending walk; empty for a descending one. */
  private Optional<String> ascending() {
    return switch (first.order()) {
      case ASC -> cursor;
      case DESC -> Optional.empty();
    };
  }

  private static String option(String name, Optional<PublicationDate> date) {
    return date.map(text -> " " + name + " " + text).orElse("");
  }
}
