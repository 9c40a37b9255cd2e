package papercatalog.cli.backup;

/** One of two catalogs that are compared. */
public enum Side {
  LEFT,
  RIGHT
}
