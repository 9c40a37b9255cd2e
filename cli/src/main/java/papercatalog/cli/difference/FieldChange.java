package papercatalog.cli.difference;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.bibliography.document.PaperDocument;
import papercatalog.domain.model.Paper;

/** A changed field of a record, in the terms of the API. */
public sealed interface FieldChange {
  String AUTHORS = "authors";

  /** The field's name in the API's JSON. */
  String field();

  /**
   * A change of any field except the authors.
   *
   * @param before the value in the API's JSON; a missing node for an absent one
   * @param after see {@code before}
   */
  record OfValue(String field, JsonNode before, JsonNode after) implements FieldChange {}

  /** A change of the authors; names only those who changed. */
  record OfAuthors(List<AuthorChange> authors) implements FieldChange {
    @Override
    public String field() {
      return AUTHORS;
    }
  }

  /**
   * Compares two states of a paper by their JSON, so that every field that operators see is
   * included: revision and time first, then the others in the order of the document.
   */
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

  /**
   * Compares two JSON objects by member: in the order of the second object, then members that only
   * the first has. Members of a nested object carry its name as a prefix.
   */
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

  /** The names of the members of two objects, those of the first one first. */
  static Set<String> names(JsonNode one, JsonNode other) {
    Set<String> names = new LinkedHashSet<>();
    one.fieldNames().forEachRemaining(names::add);
    other.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
