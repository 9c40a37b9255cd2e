package papercatalog.cli.console;

public final class Quantity {
  private Quantity() {}

  /** {@code 1 entry}, {@code 2,000 entries}. */
  public static String of(long number, String noun) {
    String plural = noun.endsWith("y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
    return "%,d %s".formatted(number, number == 1 ? noun : plural);
  }
}
