package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;

final class ChangesWalk {
  /**
   * The pause between polls. Changes are listed after a minute, so polling faster gains nothing.
   */
  private static final Duration PAUSE = Duration.ofSeconds(5);

  private final Catalog catalog;
  private final PageRequest first;
  private final Output out;
  private Optional<String> cursor;
  private Optional<Instant> shownUntil = Optional.empty();
  private long changes;

  ChangesWalk(Catalog catalog, PageRequest first, Optional<String> cursor, Output out) {
    this.catalog = catalog;
    this.first = first;
    this.cursor = cursor;
    this.out = out;
  }

  void print(ListAmount amount) {
    amount.print(next(), this::page, ListFormat.CHANGES, out);
    summarize();
  }

  void follow() throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    try (Interruption _ = new Interruption(stopped::countDown)) {
      boolean ended = false;
      try {
        while (!ended) {
          look(() -> stopped.getCount() == 0);
          ended = out.abandoned() || stopped.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS);
        }
      } finally {
        summarize();
        out.flush();
      }
    }
  }

  /** Polls once. A failure to reach the catalog is reported and tried again at the next poll. */
  private void look(BooleanSupplier stopped) {
    long before = changes;
    try {
      ListAmount.print(next(), Long.MAX_VALUE, this::page, ListFormat.CHANGES, stopped, out);
    } catch (Throttled | TableUnavailable e) {
      out.note(e.getMessage() + " Trying again.");
    }
    if (changes > before && out.format() == Output.Format.JSON) {
      summarize();
    }
  }

  private PageRequest next() {
    return cursor.map(first::after).orElse(first);
  }

  private Page<Change> page(PageRequest pageRequest) {
    ChangePage page = catalog.listChanges(pageRequest);
    changes += page.changes().size();
    cursor = page.nextCursor().or(page::resumeCursor);
    shownUntil = Optional.of(page.until());
    return page.page();
  }

  private void summarize() {
    Optional<String> resumable = first.order() == Order.ASC ? cursor : Optional.empty();
    if (out.format() == Output.Format.JSON) {
      out.result(
          "",
          json -> {
            ObjectNode summary = json.putObject("summary").put("changes", changes);
            shownUntil.ifPresent(until -> summary.put("until", until.toString()));
            resumable.ifPresent(at -> summary.put("resumeCursor", at));
          });
    } else if (shownUntil.isPresent()) {
      out.note("Up to " + shownUntil.get() + ": changes younger than a minute are not shown yet.");
      resumable.ifPresent(
          at ->
              out.note(
                  "To continue from here: catalog changes%s%s --resume %s"
                      .formatted(
                          option("--since", first.from()), option("--until", first.until()), at)));
    }
  }

  private static String option(String name, Optional<PublicationDate> date) {
    return date.map(text -> " " + name + " " + text).orElse("");
  }
}
