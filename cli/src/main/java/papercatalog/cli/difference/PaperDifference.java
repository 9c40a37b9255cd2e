package papercatalog.cli.difference;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import papercatalog.bibliography.document.PaperDocument;
import papercatalog.domain.model.Paper;

/**
 * What makes two states of a paper differ: the members of its JSON, so that none is forgotten that
 * operators can see.
 */
public final class PaperDifference {
  static final String AUTHORS = "authors";

  private static final List<String> FIRST = List.of("revision", "updatedAt");

  private PaperDifference() {}

  /** The fields that differ: which states these are, then the documents' order. */
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
