package papercatalog.functions.mcp;

import module java.base;

import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.IndexUnavailable;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.VersionNotFound;
import papercatalog.domain.error.WriteConflict;

/** What a model can do about a failure, in words. */
final class Advice {
  private Advice() {}

  /** Fails with the failure itself if a model can do nothing about it. */
  static String on(CatalogException failure) {
    return switch (failure) {
      case InvalidParameters e ->
          e.violations().stream()
              .map(it -> it.parameter() + " " + it.rule())
              .collect(Collectors.joining("; ", "", ". Correct the arguments and call again."));
      case InvalidCursor _, CursorScopeMismatch _ ->
          failure.getMessage()
              + " Pass page.nextCursor of the page before, with its other arguments unchanged, or no cursor.";
      case NameMoved e -> e.getMessage() + " Call again with " + e.to() + ".";
      case PaperNotFound _ -> failure.getMessage() + " Look for its id by title or identifier.";
      case VersionNotFound _ -> failure.getMessage() + " ListPaperVersions has the revisions.";
      case AuthorNotFound _ -> failure.getMessage() + " ListAuthors finds handles by family name.";
      case PaperWithdrawn e ->
          e.getMessage()
              + e.tombstone()
                  .map(it -> " \"%s\", %s.".formatted(it.title(), it.withdrawnAt()))
                  .orElse("")
              + e.tombstone()
                  .flatMap(it -> it.reason())
                  .map(" Reason: \"%s\"."::formatted)
                  .orElse("")
              + " ListPaperVersions has its history.";
      case Throttled _, TableUnavailable _, IndexUnavailable _ ->
          "The catalog is busy or out of reach. Call again in some seconds.";
      case PaperAlreadyExists _,
          RevisionConflict _,
          ItemTooLarge _,
          DamagedRecord _,
          SchemaMismatch _,
          WriteConflict _ ->
          throw failure;
    };
  }

  /** Whether the same call may succeed later. */
  static boolean isPassing(CatalogException failure) {
    return failure instanceof Throttled
        || failure instanceof TableUnavailable
        || failure instanceof IndexUnavailable;
  }

  static String tooLarge(int bytes) {
    return "The answer has %,d bytes, too many for a tool. Ask for fewer: a smaller limit, fewer ids, or a list instead of the whole."
        .formatted(bytes);
  }
}
