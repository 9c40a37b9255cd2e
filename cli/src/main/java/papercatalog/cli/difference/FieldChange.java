package papercatalog.cli.difference;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.document.PaperDocument;

public sealed interface FieldChange {
  String AUTHORS = "authors";

  String field();

  /** A change of any field except the authors; a missing node stands for an absent value. */
  record OfValue(String field, JsonNode before, JsonNode after) implements FieldChange {}

  record OfAuthors(List<AuthorChange> authors) implements FieldChange {
    @Override
    public String field() {
      return AUTHORS;
    }
  }

  /** Compares the JSON, to include every field that operators see: revision and time first. */
  static List<FieldChange> between(Paper before, Paper after) {
    ObjectNode earlier = PaperDocument.writeRecord(before);
    ObjectNode later = PaperDocument.writeRecord(after);
    Set<String> fields = new LinkedHashSet<>(List.of("revision", "updatedAt"));
    fields.addAll(names(later, earlier));
    List<FieldChange> changes = new ArrayList<>();
    for (String field : fields) {
      if (!earlier.path(field).equals(later.path(field))) {
        changes.add(
            field.equals(AUTHORS)
                ? new OfAuthors(AuthorChange.between(before, after))
                : new OfValue(field, earlier.path(field), later.path(field)));
      }
    }
    return changes;
  }

  /** Compares in the order of the second object; members of nested objects carry a prefix. */
  static List<FieldChange> between(JsonNode before, JsonNode after) {
    List<FieldChange> changes = new ArrayList<>();
    collect("", before, after, changes);
    return changes;
  }

  private static void collect(
      String path, JsonNode before, JsonNode after, List<FieldChange> changes) {
    for (String field : names(after, before)) {
      JsonNode was = before.path(field);
      JsonNode is = after.path(field);
      if (was.isObject() && is.isObject()) {
        collect(path + field + ".", was, is, changes);
      } else if (!was.equals(is)) {
        changes.add(new OfValue(path + field, was, is));
      }
    }
  }

  static Set<String> names(JsonNode one, JsonNode other) {
    Set<String> names = new LinkedHashSet<>();
    one.fieldNames().forEachRemaining(names::add);
    other.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
