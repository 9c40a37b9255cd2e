package papercatalog.publishing.orders;

import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;

/** The failures that a command may end with because of another one, or of a fault. */
final class ExpectedFailures {
  private ExpectedFailures() {}

  static void require(Throwable failure) {
    if (!isExpected(failure)) {
      throw new AssertionError("A writer failed: " + failure, failure);
    }
  }

  private static boolean isExpected(Throwable failure) {
    return failure instanceof RevisionConflict
        || failure instanceof WriteConflict
        || failure instanceof PaperAlreadyExists
        || failure instanceof PaperNotFound
        || failure instanceof PaperWithdrawn
        || failure instanceof NameMoved
        || failure instanceof Throttled
        || failure instanceof TableUnavailable;
  }
}
