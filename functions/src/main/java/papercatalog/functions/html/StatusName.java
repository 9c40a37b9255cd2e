package papercatalog.functions.html;

import papercatalog.domain.model.Status;

/** What people call a status. */
final class StatusName {
  private StatusName() {}

  /** {@code Retracted}. */
  static String of(Status status) {
    return switch (status) {
      case DRAFT -> "Draft";
      case PUBLISHED -> "Published";
      case SUPERSEDED -> "Superseded";
      case RETRACTED -> "Retracted";
      case WITHDRAWN -> "Withdrawn";
    };
  }

  /** Whether pages show it: of a published paper it goes without saying. */
  static boolean isMarked(Status status) {
    return status != Status.PUBLISHED;
  }
}
