package papercatalog.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** The strong entity tag of an answer: a hash of its body, so that equal tags mean equal bytes. */
final class EntityTag {
  private static final int BYTES = 12;

  private EntityTag() {}

  static String of(String body) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(body.getBytes(StandardCharsets.UTF_8));
      return '"' + HexFormat.of().formatHex(digest, 0, BYTES) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  /** Whether an If-None-Match header names a tag, by the weak comparison of RFC 9110. */
  static boolean named(String tag, String ifNoneMatch) {
    return Arrays.stream(ifNoneMatch.split(",", -1))
        .map(String::strip)
        .map(name -> name.startsWith("W/") ? name.substring(2) : name)
        .anyMatch(name -> name.equals("*") || name.equals(tag));
  }
}
