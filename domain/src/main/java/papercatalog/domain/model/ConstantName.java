package papercatalog.domain.model;

import module java.base;

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

  /** {@code paper-conference} of {@code PAPER_CONFERENCE}. */
  public static String kebabCase(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static <E extends Enum<E>> Optional<E> find(E[] constants, String text) {
    for (E constant : constants) {
      if (constant.name().length() == text.length() && kebabCase(constant).equals(text)) {
        return Optional.of(constant);
      }
    }
    return Optional.empty();
  }

  /** The constant with a name in kebab case; {@link InvalidValue} names the field and all names. */
  public static <E extends Enum<E>> E of(E[] constants, String field, String text) {
    Optional<E> found = find(constants, text);
    if (found.isPresent()) {
      return found.get();
    }
    List<String> names = Arrays.stream(constants).map(ConstantName::kebabCase).toList();
    int last = names.size() - 1;
    String others = String.join(", ", names.subList(0, last));
    throw new InvalidValue(field, "must be " + others + " or " + names.get(last));
  }
}
