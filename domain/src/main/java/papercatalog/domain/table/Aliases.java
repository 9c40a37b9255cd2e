package papercatalog.domain.table;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/** Attribute names behind {@code #} aliases, since several are reserved words of expressions. */
public final class Aliases {
  private Aliases() {}

  /** The alias of a name. */
  static String of(String name) {
    return "#" + name;
  }

  /** What the aliases of these names stand for. */
  public static Map<String, String> names(Collection<String> names) {
    return names.stream().collect(Collectors.toMap(Aliases::of, name -> name));
  }
}
