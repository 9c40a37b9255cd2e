package papercatalog.domain.model;

import module java.base;

/** A constant whose name in JSON, items, files, options and query strings follows from its own. */
public interface NamedConstant {
  String name();

  /** {@code paper-conference} of {@code PAPER_CONFERENCE}. */
  default String text() {
    return kebabCase(name());
  }

  /** {@code GetPaper} of {@code GET_PAPER}. */
  static String camelCase(String constant) {
    StringBuilder camel = new StringBuilder();
    for (int i = 0; i < constant.length(); i++) {
      boolean begins = i == 0 || constant.charAt(i - 1) == '_';
      if (constant.charAt(i) != '_') {
        camel.append(begins ? constant.charAt(i) : Character.toLowerCase(constant.charAt(i)));
      }
    }
    return camel.toString();
  }

  static String kebabCase(String constant) {
    return ConstantTexts.kebabCase(constant);
  }

  static <E extends Enum<E>> Optional<E> find(E[] constants, String text) {
    for (E constant : constants) {
      if (constant.name().length() == text.length() && kebabCase(constant.name()).equals(text)) {
        return Optional.of(constant);
      }
    }
    return Optional.empty();
  }

  /** The constant with a name in kebab case; {@link InvalidValue} names the field and all names. */
  static <E extends Enum<E>> E of(E[] constants, String field, String text) {
    Optional<E> found = find(constants, text);
    if (found.isPresent()) {
      return found.get();
    }
    List<String> names = Arrays.stream(constants).map(it -> kebabCase(it.name())).toList();
    int last = names.size() - 1;
    String others = String.join(", ", names.subList(0, last));
    throw new InvalidValue(field, "must be " + others + " or " + names.get(last));
  }
}
