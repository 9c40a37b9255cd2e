package papercatalog.domain.table;

import module java.base;

/** The attributes that a read returns; built once per shape, not per request. */
public record Projection(String expression, Map<String, String> names) {
  public static Projection of(List<String> attributes) {
    return new Projection("#" + String.join(", #", attributes), aliases(attributes));
  }

  /** Attribute names by alias. Several are reserved words of expressions. */
  public static Map<String, String> aliases(List<String> names) {
    Map<String, String> aliases = new HashMap<>();
    for (String name : names) {
      aliases.put("#" + name, name);
    }
    return aliases;
  }
}
