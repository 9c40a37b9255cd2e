package papercatalog.template;

import java.util.ArrayList;
import java.util.List;
import papercatalog.schema.Directory;
import papercatalog.schema.KeyPrefix;

/** The partition keys that a request may name, as far as a policy could distinguish them. */
final class LeadingKeys {
  /** Of a request that names none, such as a scan. */
  static final List<String> NONE = List.of();

  private LeadingKeys() {}

  /** None, one of each kind, and each directory's. */
  static List<List<String>> oneOfEachKind() {
    List<List<String>> keys = new ArrayList<>();
    keys.add(NONE);
    for (KeyPrefix prefix : KeyPrefix.values()) {
      keys.add(List.of(prefix.text() + "x"));
    }
    for (Directory directory : Directory.values()) {
      keys.add(List.of(directory.partition()));
    }
    return keys;
  }

  /** The same, keys that only look like them, and two kinds at once. */
  static List<List<String>> all() {
    List<List<String>> keys = oneOfEachKind();
    for (KeyPrefix prefix : KeyPrefix.values()) {
      keys.add(List.of(prefix.name() + "S" + KeyPrefix.DELIMITER + "x"));
      keys.add(List.of(prefix.text() + "x", "OTHER" + KeyPrefix.DELIMITER + "x"));
    }
    for (Directory directory : Directory.values()) {
      keys.add(List.of(directory.partition() + "x"));
      keys.add(List.of(directory.partition() + "*"));
      keys.add(List.of(directory.partition(), "OTHER" + KeyPrefix.DELIMITER + "x"));
    }
    return keys;
  }
}
