package papercatalog.domain.error;

/**
 * The root of the catalog's failures. Each subclass is named by what happened. The HTTP layer and
 * the operators' tool each translate all of them in one exhaustive place.
 */
public abstract sealed class CatalogException extends RuntimeException
    permits InvalidParameters,
        InvalidCursor,
        CursorScopeMismatch,
        PaperNotFound,
        PaperWithdrawn,
        VersionNotFound,
        AuthorNotFound,
        NameMoved,
        PaperAlreadyExists,
        RevisionConflict,
        ItemTooLarge,
        DamagedRecord,
        SchemaMismatch,
        WriteConflict,
        Throttled,
        TableUnavailable,
        IndexUnavailable {
  CatalogException(String message) {
    super(message);
  }

  CatalogException(String message, Throwable cause) {
    super(message, cause);
  }
}
