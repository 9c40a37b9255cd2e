package papercatalog.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import papercatalog.bibliography.document.ChangeDocument;
import papercatalog.cli.console.ChangeLine;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.OutputFormat;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.read.Listing;

/** A walk over the changes, page by page, which says in the end where another one goes on. */
final class ChangesWalk {
  /** Between two looks: what is new is a minute old by then anyway. */
  private static final Duration PAUSE = Duration.ofSeconds(5);

  private final Listing first;
  private final Output out;
  private Optional<String> cursor;
  private Optional<Instant> shownUntil = Optional.empty();
  private long changes;

  /**
   * A walk that has not begun.
   *
   * @param cursor where an earlier one has ended
   */
  ChangesWalk(Listing first, Optional<String> cursor, Output out) {
    this.first = first;
    this.cursor = cursor;
    this.out = out;
  }

  /** Prints some changes, and whether there are more. */
  void print(Catalog catalog, long limit) {
    boolean more = walk(catalog, limit, () -> false);
    if (more) {
      out.note("There are more: --all lists them.");
    }
    summarize();
  }

  /** Prints all changes there are, and then those that are made, until it is interrupted. */
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

  /** A catalog that does not answer now may do so the next time. */
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
   * Goes on from where it is.
   *
   * @return whether there are more
   */
  private boolean walk(Catalog catalog, long limit, BooleanSupplier stopping) {
    long left = limit;
    boolean more = true;
    while (more && left > 0 && !stopping.getAsBoolean() && !out.abandoned()) {
      Listing listing = first.withLimit((int) Math.min(left, Listing.MAX_LIMIT));
      ChangePage page = catalog.listChanges(cursor.map(listing::after).orElse(listing));
      page.changes()
          .forEach(
              change ->
                  out.result(() -> ChangeLine.of(change), () -> ChangeDocument.write(change)));
      left -= page.changes().size();
      changes += page.changes().size();
      more = page.nextCursor().isPresent();
      cursor = page.nextCursor().or(page::resumeCursor);
      shownUntil = Optional.of(page.until());
    }
    return more;
  }

  /** Says up to when the changes are shown, and how to go on from there. */
  private void summarize() {
    switch (out.format()) {
      case TEXT ->
          shownUntil.ifPresent(
              until -> {
                out.note("Up to " + until + ": what is younger than a minute is not shown yet.");
                resumption().ifPresent(options -> out.note("To go on from here: " + options));
              });
      case JSON -> out.result(() -> "", this::summary);
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

  private JsonNode summary() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ObjectNode members = json.putObject("summary").put("changes", changes);
    shownUntil.ifPresent(until -> members.put("until", until.toString()));
    ascending().ifPresent(at -> members.put("resumeCursor", at));
    return json;
  }

  /** Where to go on, if it is a walk that goes on. */
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
