package papercatalog.publishing.correction;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Merges the changes of a correction into what other writers have made of its base. */
final class ThreeWay {
  private static final String HANDLE = "handle";

  private final List<Conflict> conflicts = new ArrayList<>();

  /** The members that both changed, with the current values in the merged object. */
  List<Conflict> conflicts() {
    return conflicts;
  }

  ObjectNode merged(JsonNode base, JsonNode correction, JsonNode current) {
    return merged("", base, correction, current);
  }

  private ObjectNode merged(String path, JsonNode base, JsonNode correction, JsonNode current) {
    ObjectNode merged = JsonNodeFactory.instance.objectNode();
    Set<String> names = new LinkedHashSet<>();
    List.of(current, correction, base).forEach(it -> it.fieldNames().forEachRemaining(names::add));
    for (String name : names) {
      JsonNode value =
          value(path + name, base.path(name), correction.path(name), current.path(name));
      if (!value.isMissingNode()) {
        merged.set(name, value);
      }
    }
    return merged;
  }

  private JsonNode value(String path, JsonNode base, JsonNode correction, JsonNode current) {
    if (correction.equals(base) || correction.equals(current)) {
      return current;
    }
    if (current.equals(base)) {
      return correction;
    }
    if (Stream.of(base, correction, current).allMatch(JsonNode::isObject)) {
      return merged(path + ".", base, correction, current);
    }
    if (isByline(base)
        && handles(base).equals(handles(correction))
        && handles(base).equals(handles(current))) {
      return authors(path, base, correction, current);
    }
    conflicts.add(new Conflict(path, base, correction, current));
    return current;
  }

  /** The same authors in the same order: each is merged on its own. */
  private ArrayNode authors(String path, JsonNode base, JsonNode correction, JsonNode current) {
    ArrayNode authors = JsonNodeFactory.instance.arrayNode();
    for (int i = 0; i < base.size(); i++) {
      String author = path + "." + base.path(i).path(HANDLE).textValue();
      authors.add(value(author, base.path(i), correction.path(i), current.path(i)));
    }
    return authors;
  }

  private static boolean isByline(JsonNode value) {
    return value.isArray() && value.path(0).has(HANDLE);
  }

  private static List<JsonNode> handles(JsonNode authors) {
    List<JsonNode> handles = new ArrayList<>();
    authors.forEach(author -> handles.add(author.path(HANDLE)));
    return handles;
  }
}
