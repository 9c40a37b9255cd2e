package papercatalog.functions.html;

import java.util.ArrayList;
import java.util.List;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * Who is named under a title.
 *
 * @param more how many others there are
 * @param all where all of them are listed
 */
record Byline(List<Named> named, int more, String all) {
  /**
   * One of them.
   *
   * @param before what stands between the name and the one before it
   * @param role empty for an author
   */
  record Named(String before, String name, String link, String role) {}

  /**
   * Names some.
   *
   * @param all where all of them are listed
   * @param count how many there are in all
   * @param most how many to name; if there is only one more, it is named too
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
