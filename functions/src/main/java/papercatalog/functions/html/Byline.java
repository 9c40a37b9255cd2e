package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Credits;
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

  int more() {
    return count - named.size();
  }

  String before(int place) {
    if (place == 0) {
      return "";
    }
    return place == count - 1 ? " and " : ", ";
  }
}
