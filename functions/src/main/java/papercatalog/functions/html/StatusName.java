package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Status;

final class StatusName {
  private StatusName() {}

  static String of(Status status) {
    return status.text().substring(0, 1).toUpperCase(Locale.ROOT) + status.text().substring(1);
  }

  /** Returns whether pages show the status: all but published. */
  static boolean isMarked(Status status) {
    return status != Status.PUBLISHED;
  }

  /** The CSS classes of the banner on the page of a paper. */
  static String banner(Status status) {
    return switch (status) {
      case RETRACTED, WITHDRAWN -> "banner alarm";
      case DRAFT -> "banner care";
      case PUBLISHED, SUPERSEDED -> "banner";
    };
  }

  static String meaning(Status status) {
    return switch (status) {
      case DRAFT -> "This is work in progress: it may still change in substance.";
      case PUBLISHED -> "";
      case SUPERSEDED -> "Another paper has taken the place of this one:";
      case RETRACTED -> "It is kept for the record. Do not rely on it.";
      case WITHDRAWN -> "This paper was taken back.";
    };
  }
}
