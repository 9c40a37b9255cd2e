package papercatalog.functions.html;

/**
 * The one stylesheet of the pages, which stands in each of them: {@code style.jte}. A template and
 * not a resource, since a resource is one more thing that a start would look for.
 */
public final class PageStyle {
  /**
   * What the stylesheet must hash to for a browser to heed it; the test says when it has changed.
   */
  static final String HASH = "sha256-+RlIyWYOAxYcjX4USW6M/ai5V22petViacrUkPjMyys=";

  /**
   * What a page may do: be styled by this stylesheet, show its icon, and ask the catalog itself.
   */
  public static final String POLICY =
      "default-src 'none'; style-src '"
          + HASH
          + "'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

  private PageStyle() {}
}
