package papercatalog.functions.content;

import java.util.List;

/** The {@code Accept-Encoding} header of RFC 9110, 12.5.3. */
public final class AcceptEncoding {
  private static final int UNNAMED = -1;

  private AcceptEncoding() {}

  /** Returns whether gzip is acceptable and has at least the weight of no encoding. */
  public static boolean prefersGzip(String header) {
    int gzip = UNNAMED;
    int identity = UNNAMED;
    int any = UNNAMED;
    for (String coding : Accept.split(header, ',')) {
      List<String> parts = Accept.split(coding, ';');
      int weight = MediaRange.weight(parts);
      String name = parts.getFirst();
      if (name.equalsIgnoreCase("gzip") || name.equalsIgnoreCase("x-gzip")) {
        gzip = Math.max(gzip, weight);
      } else if (name.equalsIgnoreCase("identity")) {
        identity = weight;
      } else if (name.equals("*")) {
        any = weight;
      }
    }
    int weight = gzip == UNNAMED ? any : gzip;
    return weight > 0 && weight >= identity;
  }
}
