package papercatalog.table;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/** Attribute names behind {@code #} aliases, since several are reserved words of expressions. */
public final class Aliases {
  private Aliases() {}

  /** The alias of a name. */
  public static String of(String name) {
    return "#" + name;
  }

  /** A projection of these attributes. */
  public static String projection(Collection<String> names) {
    return names.stream().map(Aliases::of).collect(Collectors.joining(", "));
  }

  /** What the aliases of these names stand for. */
  public static Map<String, String> names(Collection<String> names) {
    return names.stream().collect(Collectors.toMap(Aliases::of, name -> name));
  }
}
