package papercatalog.cli.backup;

/** A side of a comparison. */
public enum Side {
  LEFT,
  RIGHT
}
