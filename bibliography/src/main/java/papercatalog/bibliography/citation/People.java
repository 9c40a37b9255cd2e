package papercatalog.bibliography.citation;

import module java.base;

import papercatalog.bibliography.entry.UnusableEntry;
import papercatalog.bibliography.text.Excerpt;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Role;

/** The people of a work, in the order of the roles; an entry may name a person more than once. */
final class People {
  private final Handles handles;
  private final String key;
  private final List<Authorship> named = new ArrayList<>();

  private People(Handles handles, String key) {
    this.handles = handles;
    this.key = key;
  }

  /** Fails with {@link UnusableEntry} when an entry names no one, or a name has no handle. */
  static List<Authorship> of(Citation citation, Handles handles, String key) {
    People people = new People(handles, key);
    for (Role role : Role.values()) {
      if (role != Role.EDITOR || people.named.isEmpty() || hasEditors(citation)) {
        people.add(role, citation.people().getOrDefault(role, List.of()));
      }
    }
    if (people.named.isEmpty()) {
      throw new UnusableEntry("no authors and no editors");
    }
    return people.named;
  }

  /**
   * Whether editors next to authors edited this work. Editors of a chapter or of a paper in
   * proceedings edited the volume; without a kind, they are left out.
   */
  private static boolean hasEditors(Citation citation) {
    return citation.kind().map(kind -> CitedKind.of(kind).standsAlone()).orElse(false);
  }

  private void add(Role role, List<String> names) {
    for (String name : names) {
      named.add(new Authorship(handle(role, name), name, role));
    }
  }

  private AuthorHandle handle(Role role, String name) {
    return handles
        .of(name, key)
        .orElseThrow(
            () ->
                new UnusableEntry(
                    "%s `%s`: the name has no spelling in a-z; give it a handle (--handles)"
                        .formatted(role.text(), Excerpt.of(name))));
  }
}
