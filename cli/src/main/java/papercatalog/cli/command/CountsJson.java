package papercatalog.cli.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.backup.Counts;

/** Writes the counts of parts as members of a result. */
final class CountsJson {
  private CountsJson() {}

  static ObjectNode put(ObjectNode json, Counts counts) {
    counts.parts().forEach((kind, count) -> json.put(kind.plural(), count));
    return json.put("versions", counts.versions());
  }
}
