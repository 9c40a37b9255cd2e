package papercatalog.docs;

/** Names of constants, as programs that read JSON write them. */
final class Names {
  private Names() {}

  /** {@code NotFound} of {@code NOT_FOUND}. */
  static String camel(String constant) {
    StringBuilder camel = new StringBuilder();
    for (String word : constant.split("_", -1)) {
      camel.append(word.charAt(0));
      for (int i = 1; i < word.length(); i++) {
        camel.append(Character.toLowerCase(word.charAt(i)));
      }
    }
    return camel.toString();
  }
}
