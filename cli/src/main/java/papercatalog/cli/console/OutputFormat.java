package papercatalog.cli.console;

import java.util.Locale;

/** The format of results on standard output. */
public enum OutputFormat {
  /** For people. */
  TEXT,
  /** For programs: one JSON object a line. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
