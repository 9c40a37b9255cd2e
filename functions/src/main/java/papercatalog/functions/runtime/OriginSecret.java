package papercatalog.functions.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;

/**
 * The secret by which a function knows the requests of the CDN. Deployments without one never load
 * this class.
 */
public final class OriginSecret {
  /** The environment variable with the accepted secrets, separated by commas. */
  public static final String VARIABLE = "ORIGIN_SECRETS";

  /** The header of the CDN's requests, in lower case as events have it. */
  public static final String HEADER = "x-origin-secret";

  private OriginSecret() {}

  /**
   * Whether a request has one of the secrets, in a time that says nothing about them.
   *
   * @param sent null if the request has no such header
   */
  public static boolean isOneOf(String accepted, String sent) {
    byte[] given = sent == null ? new byte[0] : sent.getBytes(UTF_8);
    boolean known = false;
    for (String secret : accepted.split(",", -1)) {
      known |= MessageDigest.isEqual(secret.getBytes(UTF_8), given);
    }
    return known && given.length > 0;
  }
}
