package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;

/**
 * AWS's Signature Version 4 of a POST to the root of a service.
 *
 * <p>The keyed hash is made of two plain ones, as RFC 2104 defines it: the JDK's own brings up all
 * of its cryptography providers first.
 */
record Signature(Credentials credentials, String region, String service) {
  private static final String ALGORITHM = "AWS4-HMAC-SHA256";
  private static final int BLOCK = 64;

  /** The header with the hash of the body. */
  static final String BODY_HASH = "x-amz-content-sha256";

  /**
   * Whose signature it is.
   *
   * @param token of a session; empty for permanent credentials
   */
  record Credentials(String accessKeyId, String secretAccessKey, String token) {
    /** What Lambda gives a function. */
    static Credentials fromEnvironment() {
      return new Credentials(
          System.getenv("AWS_ACCESS_KEY_ID"),
          System.getenv("AWS_SECRET_ACCESS_KEY"),
          System.getenv().getOrDefault("AWS_SESSION_TOKEN", ""));
    }

    @Override
    public String toString() {
      return accessKeyId; // and never the secret
    }
  }

  /**
   * The Authorization header.
   *
   * @param time as in the header X-Amz-Date: {@code 20261120T093000Z}
   * @param headers all that are to be signed, by lower-case name; {@link #BODY_HASH} among them
   */
  String of(String time, SortedMap<String, String> headers) {
    String names = String.join(";", headers.keySet());
    StringBuilder request = new StringBuilder(512).append("POST\n/\n\n");
    for (Map.Entry<String, String> header : headers.entrySet()) {
      request.append(header.getKey()).append(':').append(header.getValue()).append('\n');
    }
    request.append('\n').append(names).append('\n').append(headers.get(BODY_HASH));

    String date = time.substring(0, 8);
    String scope = date + '/' + region + '/' + service + "/aws4_request";
    String text =
        ALGORITHM + '\n' + time + '\n' + scope + '\n' + hex(sha256(bytes(request.toString())));
    return ALGORITHM
        + " Credential="
        + credentials.accessKeyId
        + '/'
        + scope
        + ", SignedHeaders="
        + names
        + ", Signature="
        + hex(hmac(key(date), text));
  }

  static String hash(byte[] body) {
    return hex(sha256(body));
  }

  private byte[] key(String date) {
    byte[] key = hmac(bytes("AWS4" + credentials.secretAccessKey), date);
    return hmac(hmac(hmac(key, region), service), "aws4_request");
  }

  private static byte[] hmac(byte[] key, String text) {
    byte[] block = Arrays.copyOf(key.length > BLOCK ? sha256(key) : key, BLOCK);
    return sha256(padded(block, 0x5c), sha256(padded(block, 0x36), bytes(text)));
  }

  private static byte[] padded(byte[] block, int pad) {
    byte[] padded = new byte[BLOCK];
    for (int i = 0; i < BLOCK; i++) {
      padded[i] = (byte) (block[i] ^ pad);
    }
    return padded;
  }

  private static byte[] sha256(byte[]... parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (byte[] part : parts) {
        digest.update(part);
      }
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
