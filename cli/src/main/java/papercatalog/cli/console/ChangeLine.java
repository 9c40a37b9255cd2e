package papercatalog.cli.console;

import papercatalog.domain.model.Change;
import papercatalog.domain.table.Keys;

/** Formats a change of a paper as one line of text. */
public final class ChangeLine {
  private ChangeLine() {}

  public static String of(Change change) {
    return "%s  %-10s  %s%s"
        .formatted(
            Keys.moment(change.at()),
            change.kind().text(),
            change.id(),
            change.revision() == 0 ? "" : ", revision " + change.revision());
  }
}
