package papercatalog.functions.html;

/**
 * The stylesheet inlined in all pages: {@code style.jte}. A resource would be one more file to look
 * up at a start.
 */
public final class PageStyle {
  /** The hash of the stylesheet, which browsers check. A test fails when it is out of date. */
  static final String HASH = "sha256-PD1yuNoLN+kKD+fzHsAOo64JaVwmySV1tJqWDaug4D0=";

  /** This stylesheet, the icon and forms to the catalog, nothing else. */
  public static final String POLICY =
      "default-src 'none'; style-src '"
          + HASH
          + "'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

  private PageStyle() {}
}
