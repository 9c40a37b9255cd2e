package papercatalog.cli.difference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The members in which two JSON objects differ; those of an object inside are named after it. */
public final class FieldDifference {
  private FieldDifference() {}

  /** In the order of the second object's members, then those that only the first has. */
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
