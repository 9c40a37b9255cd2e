package papercatalog.functions.docs;

/** The rules of parameters, as descriptions have them. */
final class Sentence {
  private Sentence() {}

  /** Begins with a capital and ends with a full stop. */
  static String of(String rule) {
    return Character.toUpperCase(rule.charAt(0)) + rule.substring(1) + ".";
  }
}
