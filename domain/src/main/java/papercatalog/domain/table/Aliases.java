package papercatalog.domain.table;

import module java.base;

/** Attribute names as {@code #} aliases, because several are reserved words of expressions. */
public final class Aliases {
  private Aliases() {}

  static String of(String name) {
    return "#" + name;
  }

  public static Map<String, String> names(Collection<String> names) {
    return names.stream().collect(Collectors.toMap(Aliases::of, name -> name));
  }
}
