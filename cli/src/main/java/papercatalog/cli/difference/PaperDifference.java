package papercatalog.cli.difference;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.bibliography.document.PaperDocument;
import papercatalog.domain.model.Paper;

/**
 * Compares two states of a paper by their JSON, so that every field that operators see is included.
 */
public final class PaperDifference {
  static final String AUTHORS = "authors";

  private static final List<String> FIRST = List.of("revision", "updatedAt");

  private PaperDifference() {}

  /**
   * Returns the changed fields: revision and time first, then the others in the order of the
   * document.
   */
  public static List<FieldChange> between(Paper before, Paper after) {
    ObjectNode earlier = PaperDocument.writeRecord(before);
    ObjectNode later = PaperDocument.writeRecord(after);
    Set<String> fields = new LinkedHashSet<>(FIRST);
    later.fieldNames().forEachRemaining(fields::add);
    earlier.fieldNames().forEachRemaining(fields::add);
    List<FieldChange> changes = new ArrayList<>();
    for (String field : fields) {
      if (!earlier.path(field).equals(later.path(field))) {
        changes.add(
            field.equals(AUTHORS)
                ? new FieldChange.OfAuthors(AuthorChange.between(before, after))
                : new FieldChange.OfValue(field, earlier.path(field), later.path(field)));
      }
    }
    return changes;
  }
}
