package papercatalog.functions.html;

import papercatalog.domain.model.Paper;

/** The place of a paper in its venue: {@code Communications of the ACM 21(7), 558–565}. */
final class PaperPlace {
  private PaperPlace() {}

  /** The known parts of the place; may be empty. */
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
    if (paper.pages().isPresent()) {
      place.append(place.isEmpty() ? "Pages " : ", ").append(pages(paper.pages().get()));
    }
    return place.toString();
  }

  /** Replaces {@code --}, BibTeX's dash of a range. */
  static String pages(String printed) {
    return printed.replace("--", "–");
  }
}
