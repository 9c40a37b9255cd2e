package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * The names under a title.
 *
 * @param more number of others
 * @param all link to the list of all authors
 */
record Byline(List<Named> named, int more, String all) {
  /**
   * A name in the byline.
   *
   * @param before text between this name and the previous one
   * @param role empty for an author
   */
  record Named(String before, String name, String link, String role) {}

  /**
   * Selects the names to show.
   *
   * @param all link to the list of all authors
   * @param count number of all authors
   * @param most number of names to show; one more is shown if it is the last
   */
  static Byline of(String all, List<Authorship> authors, int count, int most) {
    int shown =
        count <= most + 1 ? Math.min(authors.size(), count) : Math.min(authors.size(), most);
    List<Named> named = new ArrayList<>(shown);
    for (int i = 0; i < shown; i++) {
      Authorship author = authors.get(i);
      named.add(
          new Named(
              separator(i, count),
              author.name(),
              AccessPatterns.GET_AUTHOR.path(author.handle()),
              author.role() == Role.AUTHOR ? "" : author.role().text()));
    }
    return new Byline(named, count - shown, all);
  }

  private static String separator(int place, int count) {
    if (place == 0) {
      return "";
    }
    return place == count - 1 ? " and " : ", ";
  }
}
