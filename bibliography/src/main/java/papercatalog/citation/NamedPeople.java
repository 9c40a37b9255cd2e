package papercatalog.citation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import papercatalog.entry.Byline;
import papercatalog.entry.Notice;
import papercatalog.entry.UnusableEntry;
import papercatalog.model.Authorship;
import papercatalog.model.InvalidValue;
import papercatalog.model.Role;

/**
 * Whom something that the catalog wrote names: their names by role, and their handles in the order
 * of the byline.
 *
 * @param authors each once
 * @param repeated how often one was named again
 */
public record NamedPeople(List<Authorship> authors, int repeated) {
  /**
   * Puts names and handles together.
   *
   * @param handles those of everyone, as {@link RoleHandle} writes them
   * @param notices gets one for each author that is named again, and so left out
   * @throws UnusableEntry when there are more of the one than of the other
   * @throws InvalidValue when a handle or a name is none
   */
  public static NamedPeople of(
      List<String> handles, Map<Role, List<String>> names, List<Notice> notices) {
    Map<Role, Iterator<String>> left = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      left.put(role, names.getOrDefault(role, List.of()).iterator());
    }
    List<Authorship> named = new ArrayList<>();
    for (String text : handles) {
      RoleHandle person = RoleHandle.of(text);
      if (!left.get(person.role()).hasNext()) {
        throw moreOrLess();
      }
      named.add(new Authorship(person.handle(), left.get(person.role()).next(), person.role()));
    }
    if (left.values().stream().anyMatch(Iterator::hasNext)) {
      throw moreOrLess();
    }
    List<Authorship> authors = Byline.of(named, notices);
    return new NamedPeople(authors, named.size() - authors.size());
  }

  /** How many authors there are in all, when a file counts those it names and perhaps others. */
  public int count(int counted) {
    return counted - repeated;
  }

  /** How many the file names. */
  public int named() {
    return authors.size() + repeated;
  }

  private static UnusableEntry moreOrLess() {
    return new UnusableEntry(
        "the catalog's handles must be as many as the names of authors, editors and the like");
  }
}
