package papercatalog.cli.difference;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Compares two JSON objects by member; members of a nested object carry its name as a prefix. */
public final class FieldDifference {
  private FieldDifference() {}

  /**
   * Returns the changes in the order of the second object, then members that only the first has.
   */
  public static List<FieldChange> between(ObjectNode before, ObjectNode after) {
    List<FieldChange> changes = new ArrayList<>();
    collect("", before, after, changes);
    return changes;
  }

  private static void collect(
      String path, JsonNode before, JsonNode after, List<FieldChange> changes) {
    Set<String> fields = new LinkedHashSet<>();
    after.fieldNames().forEachRemaining(fields::add);
    before.fieldNames().forEachRemaining(fields::add);
    for (String field : fields) {
      JsonNode was = before.path(field);
      JsonNode is = after.path(field);
      if (was.isObject() && is.isObject()) {
        collect(path + field + ".", was, is, changes);
      } else if (!was.equals(is)) {
        changes.add(new FieldChange.OfValue(path + field, was, is));
      }
    }
  }
}
