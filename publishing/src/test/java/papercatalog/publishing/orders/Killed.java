package papercatalog.publishing.orders;

/** Ends a command wherever it is; no code of the catalog catches it. */
final class Killed extends Error {
  private static final long serialVersionUID = 1;

  Killed() {
    super("killed", null, false, false);
  }
}
