package papercatalog.html;

/** The one stylesheet of the pages, which stands in each of them. */
public final class PageStyle {
  /** What a page may do: be styled by this stylesheet, and send a form to the catalog itself. */
  public static final String POLICY = "default-src 'none'; frame-ancestors 'none'";

  private PageStyle() {}
}
