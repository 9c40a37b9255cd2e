package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Paper;

/** Where a paper appeared, as far as its record says. */
final class Place {
  private Place() {}

  /** {@code Communications of the ACM 21(7), pp. 558–565, ACM}. */
  static String of(Paper paper) {
    StringBuilder place = new StringBuilder(paper.venue().orElse(""));
    if (paper.volume().isPresent()) {
      place.append(place.isEmpty() ? "Volume " : " ").append(paper.volume().get());
    }
    if (paper.issue().isPresent()) {
      String issue = paper.issue().get();
      if (paper.volume().isPresent()) {
        place.append('(').append(issue).append(')');
      } else {
        place.append(place.isEmpty() ? "No. " : ", no. ").append(issue);
      }
    }
    paper.pages().ifPresent(pages -> append(place, pages(pages)));
    paper.publisher().ifPresent(publisher -> append(place, publisher));
    return place.toString();
  }

  private static void append(StringBuilder place, String part) {
    place.append(place.isEmpty() ? "" : ", ").append(part);
  }

  /** Pages after {@code p.} or {@code pp.}; an article's number, such as e1042, as it is. */
  private static String pages(String printed) {
    String pages = printed.replace("--", "–"); // BibTeX's dash of a range
    if (!Character.isDigit(pages.charAt(0))) {
      return pages;
    }
    return (pages.chars().allMatch(Character::isDigit) ? "p. " : "pp. ") + pages;
  }
}
