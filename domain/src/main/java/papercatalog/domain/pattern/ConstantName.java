package papercatalog.domain.pattern;

/** Derives names from the names of enum constants. */
public final class ConstantName {
  private ConstantName() {}

  /** {@code GetPaper} of {@code GET_PAPER}. */
  public static String camelCase(String constant) {
    StringBuilder camel = new StringBuilder();
    for (int i = 0; i < constant.length(); i++) {
      boolean begins = i == 0 || constant.charAt(i - 1) == '_';
      if (constant.charAt(i) != '_') {
        camel.append(begins ? constant.charAt(i) : Character.toLowerCase(constant.charAt(i)));
      }
    }
    return camel.toString();
  }
}
