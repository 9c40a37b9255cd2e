package papercatalog.templatetests;

import module java.base;

import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;

/** The partition keys that a request may name, as far as a policy could distinguish them. */
final class LeadingKeys {
  /** Of a request that names none, such as a scan. */
  static final List<String> NONE = List.of();

  /** A tenant, one whose name begins like that one's, and another. */
  static final Namespace A = Namespace.of(new TenantName("a"));

  static final Namespace AB = Namespace.of(new TenantName("ab"));
  static final Namespace B = Namespace.of(new TenantName("b"));

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
      keys.add(List.of(prefix.text().replace("#", "S#x")));
      keys.add(List.of(prefix.text() + "x", "OTHER" + KeyPrefix.DELIMITER + "x"));
    }
    for (Directory directory : Directory.values()) {
      keys.add(List.of(directory.partition() + "x"));
      keys.add(List.of(directory.partition() + "*"));
      keys.add(List.of(directory.partition(), "OTHER" + KeyPrefix.DELIMITER + "x"));
    }
    return keys;
  }

  /**
   * None, and each kind of key of the tenants and of no tenant; several at once, and lookalikes.
   */
  static List<List<String>> ofTenants() {
    List<List<String>> keys = new ArrayList<>(List.of(NONE));
    for (Namespace namespace : List.of(A, AB, B, Namespace.NONE)) {
      for (List<String> one : oneOfEachKind()) {
        if (!one.isEmpty()) {
          keys.add(one.stream().map(namespace::stored).toList());
        }
      }
    }
    for (Namespace namespace : List.of(A, AB, B)) {
      keys.add(List.of(namespace.stored(Keys.PROFILES)));
      keys.add(List.of(namespace.stored(Keys.UNLISTED)));
    }
    for (KeyPrefix prefix : List.of(KeyPrefix.PAPER, KeyPrefix.AUTHOR)) {
      String key = prefix.text() + "x";
      for (Namespace other : List.of(AB, B, Namespace.NONE)) {
        keys.add(List.of(A.stored(key), other.stored(key)));
      }
      keys.add(List.of(A.stored(key), A.stored(key + "y")));
      for (String lookalike :
          List.of(
              "TENANT#" + key,
              "TENANT##" + key,
              "TENANT#a##" + key,
              "TENANT#*#" + key,
              "TENANT#a*#" + key,
              "TENANT#A#" + key,
              "tenant#a#" + key,
              "TENANT#a-b#" + key,
              "TENANT#ba#" + key,
              key + "#TENANT#a#" + key,
              A.stored(B.stored(key)),
              B.stored(A.stored(key)),
              A.stored(prefix.text().replace("#", "S#x")))) {
        keys.add(List.of(lookalike));
      }
    }
    keys.add(List.of("TENANT"));
    keys.add(List.of("TENANT#a"));
    keys.add(List.of("TENANT#a#"));
    return keys;
  }

  /**
   * Of these, what shows a policy that has been changed for the worse: papers stand for all kinds.
   */
  static List<List<String>> ofTenantsPapers() {
    return ofTenants().stream()
        .filter(keys -> keys.stream().allMatch(key -> key.contains(KeyPrefix.PAPER.text())))
        .toList();
  }
}
