package papercatalog.functions.docs;

/** Turns rules of parameters into descriptions. */
final class Sentence {
  private Sentence() {}

  /** Capitalizes the rule and ends it with a full stop. */
  static String of(String rule) {
    return Character.toUpperCase(rule.charAt(0)) + rule.substring(1) + ".";
  }
}
