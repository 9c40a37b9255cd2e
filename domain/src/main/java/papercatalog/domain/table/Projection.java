package papercatalog.domain.table;

import module java.base;

/**
 * The attributes that a read returns, as DynamoDB takes them; built once per shape, not per
 * request.
 */
public record Projection(String expression, Map<String, String> names) {
  public static Projection of(List<String> attributes) {
    String expression = attributes.stream().map(Aliases::of).collect(Collectors.joining(", "));
    return new Projection(expression, Aliases.names(attributes));
  }
}
