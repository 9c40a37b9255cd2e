package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Credits;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;

/** The names under a title, with a link to all of them. */
record Byline(String all, List<Authorship> named, int count) {
  /** Selects the names to show; one more than the most if it is the last. */
  static Byline of(String all, List<Authorship> authors, int count, int most) {
    int shown = Math.min(authors.size(), count <= most + 1 ? count : most);
    return new Byline(all, authors.subList(0, shown), count);
  }

  static Byline of(Change change) {
    Credits credits = change.credits();
    String all = AccessPatterns.LIST_PAPER_AUTHORS.path(change.id());
    return of(all, credits.authors(), credits.authorCount(), Credits.AUTHORS);
  }

  /** The roles, as in {@code author and editor}; empty for an author only. */
  static String roles(Authorship author) {
    if (author.roles().equals(List.of(Role.AUTHOR))) {
      return "";
    }
    StringJoiner roles = new StringJoiner(" and ");
    for (Role role : author.roles()) {
      roles.add(role.text());
    }
    return roles.toString();
  }

  /** Whether people follow whom the source does not name. */
  boolean open() {
    for (Authorship author : named) {
      if (author.others()) {
        return true;
      }
    }
    return false;
  }

  int more() {
    return count - named.size();
  }

  String before(int place) {
    if (place == 0) {
      return "";
    }
    return place == count - 1 && !open() ? " and " : ", ";
  }
}
