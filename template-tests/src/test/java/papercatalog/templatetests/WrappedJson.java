package papercatalog.templatetests;

import static java.util.stream.Collectors.joining;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;

/** JSON as a person reads it: a value is on one line if it fits, or each member on its own. */
final class WrappedJson {
  private static final int WIDTH = 110;

  private WrappedJson() {}

  /**
   * @param indent of the line in which the value begins
   * @param column at which it begins
   */
  static String of(JsonNode node, String indent, int column) {
    String line = line(node);
    if (column + line.length() <= WIDTH || !node.isContainerNode()) {
      return line;
    }
    String deeper = indent + "  ";
    return node.isObject()
        ? node.properties().stream()
            .map(it -> deeper + name(it) + of(it.getValue(), deeper, (deeper + name(it)).length()))
            .collect(joining(",\n", "{\n", "\n" + indent + "}"))
        : node.valueStream()
            .map(it -> deeper + of(it, deeper, deeper.length()))
            .collect(joining(",\n", "[\n", "\n" + indent + "]"));
  }

  private static String line(JsonNode node) {
    if (node.isObject()) {
      return node.properties().stream()
          .map(it -> name(it) + line(it.getValue()))
          .collect(joining(", ", "{", "}"));
    }
    return node.isArray()
        ? node.valueStream().map(WrappedJson::line).collect(joining(", ", "[", "]"))
        : node.toString();
  }

  private static String name(Map.Entry<String, JsonNode> member) {
    return '"' + member.getKey() + "\": ";
  }
}
