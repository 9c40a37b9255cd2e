package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.citations.format.RecordJson;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.RecordText;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.model.Change;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.PageRequest;
import papercatalog.publishing.document.RecordDocument;

final class ChangeFollower {
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

  ChangeFollower(Catalog catalog, PageRequest first, Optional<String> cursor, Output out) {
    this.catalog = catalog;
    this.first = first;
    this.cursor = cursor;
    this.out = out;
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
      boolean more = true;
      while (more && !stopped.getAsBoolean() && !out.abandoned()) {
        ChangePage page = catalog.listChanges(cursor.map(first::after).orElse(first));
        page.changes().forEach(this::print);
        changes += page.changes().size();
        cursor = page.nextCursor().or(page::resumeCursor);
        shownUntil = Optional.of(page.until());
        more = page.nextCursor().isPresent();
      }
    } catch (Throttled | TableUnavailable e) {
      out.note(e.getMessage() + " Trying again.");
    }
    if (changes > before && out.format() == Output.ResultFormat.JSON) {
      summarize();
    }
  }

  private void print(Change change) {
    ObjectNode json = RecordDocument.of(change, RecordJson::change);
    out.result(() -> RecordText.line(json), () -> json);
  }

  private void summarize() {
    if (out.format() == Output.ResultFormat.JSON) {
      out.result(
          "",
          json -> {
            ObjectNode summary = json.putObject("summary").put("changes", changes);
            shownUntil.ifPresent(until -> summary.put("until", until.toString()));
            cursor.ifPresent(at -> summary.put("resumeCursor", at));
          });
    } else if (shownUntil.isPresent()) {
      out.note("Up to " + shownUntil.get() + ": changes younger than a minute are not shown yet.");
      String since = first.from().map(" --since %s"::formatted).orElse("");
      cursor.ifPresent(
          at ->
              out.note(
                  "To continue from here: catalog changes --follow%s --resume %s"
                      .formatted(since, at)));
    }
  }
}
