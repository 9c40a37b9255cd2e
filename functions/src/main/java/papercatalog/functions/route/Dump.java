package papercatalog.functions.route;

/**
 * The whole catalog as one file, which operators write into a bucket and the CDN serves from there.
 * It is no route: no function reads or writes it.
 */
public final class Dump {
  /** The path of the file; without the slash, the key of the object. */
  public static final String PATH = "/dump/latest.ndjson.gz";

  public static final String MEDIA_TYPE = "application/gzip";

  /** The metadata of the object that hold the file's SHA-256 in hexadecimal digits. */
  public static final String SHA_256 = "sha256";

  private Dump() {}
}
