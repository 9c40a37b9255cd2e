package papercatalog.telemetry;

/** There is no line of a function: nothing can be said. */
public final class NoLines extends RuntimeException {
  /** Says where there is none, and what helps. */
  public NoLines(String message) {
    super(message);
  }

  static NoLines among(long lines, long foreign, Figures.Count count, Period asked) {
    String others = asked.equals(Period.ALWAYS) ? "" : " of the time that was asked for";
    return new NoLines(
        ("None of %,d %s is a request%s (%,d skipped%s): functions write them on standard output, and"
                + " make run LOG=FILE into a file.")
            .formatted(
                lines,
                lines == 1 ? "line" : "lines",
                others,
                count.allSkipped(),
                foreign == 0 ? "" : ", %,d of other catalogs".formatted(foreign)));
  }
}
