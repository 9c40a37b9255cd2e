package papercatalog.domain.table;

import module java.base;

/**
 * The attributes that a read returns, as DynamoDB takes them; built once per shape, not per
 * request.
 *
 * @param expression the aliases of the attributes
 * @param names attribute names by alias
 */
public record Projection(String expression, Map<String, String> names) {
  public static Projection of(List<String> attributes) {
    String expression = attributes.stream().map(Aliases::of).collect(Collectors.joining(", "));
    return new Projection(expression, Aliases.names(attributes));
  }
}
