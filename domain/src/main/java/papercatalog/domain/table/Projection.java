package papercatalog.domain.table;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a read returns of an item, as DynamoDB takes it; made once per shape, not per request.
 *
 * @param expression the aliases of the attributes
 * @param names what the aliases stand for
 */
public record Projection(String expression, Map<String, String> names) {
  /** A projection of these attributes. */
  public static Projection of(List<String> attributes) {
    String expression = attributes.stream().map(Aliases::of).collect(Collectors.joining(", "));
    return new Projection(expression, Aliases.names(attributes));
  }
}
