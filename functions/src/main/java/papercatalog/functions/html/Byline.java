package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Credits;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.SharedAffiliations;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * The names under a title, with a link to all of them, and with the affiliations of those named.
 */
record Byline(
    String all,
    List<Authorship> named,
    int count,
    List<Affiliation> affiliations,
    List<String> places) {
  /** The largest number of affiliations that a page shows unasked. */
  static final int AFFILIATIONS = 6;

  /** Selects the names to show; one more than the most if it is the last. */
  static Byline of(String all, List<Authorship> authors, int count, int most) {
    int shown = Math.min(authors.size(), count <= most + 1 ? count : most);
    List<Authorship> named = authors.subList(0, shown);
    for (Authorship author : named) {
      if (!author.affiliations().isEmpty()) {
        SharedAffiliations shared = SharedAffiliations.of(named);
        List<String> places = List.of(shared.places().orElse("").split(";", -1));
        return new Byline(all, named, count, shared.distinct(), places);
      }
    }
    return new Byline(all, named, count, List.of(), List.of());
  }

  /** The affiliations of an author, in one line. */
  static String affiliations(Authorship author) {
    StringJoiner names = new StringJoiner(" · ");
    for (Affiliation affiliation : author.affiliations()) {
      names.add(affiliation.name());
    }
    return names.toString();
  }

  /** The places of the affiliations of a named author, or {@code null}. */
  String places(int author) {
    return author < places.size() && !places.get(author).isEmpty() ? places.get(author) : null;
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
