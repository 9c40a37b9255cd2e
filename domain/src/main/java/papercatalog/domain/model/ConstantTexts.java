package papercatalog.domain.model;

import module java.base;

/** The names of constants in kebab case. A page of papers asks for hundreds: each is made once. */
final class ConstantTexts {
  private static final Map<String, String> KNOWN = new ConcurrentHashMap<>();

  private ConstantTexts() {}

  static String kebabCase(String constant) {
    String text = KNOWN.get(constant);
    if (text == null) { // a lambda would cost a start more than it saves
      text = constant.toLowerCase(Locale.ROOT).replace('_', '-');
      KNOWN.put(constant, text);
    }
    return text;
  }
}
