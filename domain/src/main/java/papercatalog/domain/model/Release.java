package papercatalog.domain.model;

/** The version of the API and of the operators' tool, as semantic versioning counts. */
public final class Release {
  public static final String VERSION = "2.0.0";

  private Release() {}
}
