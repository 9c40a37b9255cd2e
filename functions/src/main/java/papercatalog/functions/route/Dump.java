package papercatalog.functions.route;

/**
 * The whole catalog as one file, which operators write into a bucket and the CDN serves from there,
 * with a description. No function reads or writes them; {@code Docs} answers for the description
 * until there is one.
 */
public final class Dump {
  /** The folder of both files. */
  public static final String FOLDER = "/dump/";

  /** The path of the file; without the slash, the key of the object. */
  public static final String PATH = FOLDER + "latest.ndjson.gz";

  public static final String MEDIA_TYPE = "application/gzip";

  private Dump() {}
}
