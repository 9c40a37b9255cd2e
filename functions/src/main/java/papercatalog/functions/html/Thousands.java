package papercatalog.functions.html;

/** Numbers for people: {@code 5,334}. Formatted by hand: locale data loads slowly. */
final class Thousands {
  private Thousands() {}

  static String of(long number) {
    return number < 1_000
        ? Long.toString(number)
        : of(number / 1_000) + "," + Long.toString(1_000 + number % 1_000).substring(1);
  }

  /** {@code 1 paper}, {@code 5,334 papers}. */
  static String of(long number, String thing) {
    return of(number) + " " + thing + (number == 1 ? "" : "s");
  }
}
