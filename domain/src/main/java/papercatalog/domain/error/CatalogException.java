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
  private final String code;

  CatalogException(String code, String message) {
    this(code, message, null);
  }

  CatalogException(String code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  /** A name for programs, in the API's problems and in the tool's output: {@code moved}. */
  public final String code() {
    return code;
  }
}
