package papercatalog.functions.html;

import papercatalog.domain.model.Status;

/** Display names of statuses. */
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

  /** Returns whether pages show the status: all but published. */
  static boolean isMarked(Status status) {
    return status != Status.PUBLISHED;
  }
}
