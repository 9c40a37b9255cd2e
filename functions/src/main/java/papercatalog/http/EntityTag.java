package papercatalog.http;

import java.util.Arrays;
import java.util.HexFormat;
import papercatalog.model.Sha256;

/** The strong entity tag of an answer: a hash of its body, so that equal tags mean equal bytes. */
final class EntityTag {
  private static final int BYTES = 12;

  private EntityTag() {}

  static String of(String body) {
    return '"' + HexFormat.of().formatHex(Sha256.of(body), 0, BYTES) + '"';
  }

  /** Whether an If-None-Match header names a tag, by the weak comparison of RFC 9110. */
  static boolean named(String tag, String ifNoneMatch) {
    return Arrays.stream(ifNoneMatch.split(",", -1))
        .map(String::strip)
        .map(name -> name.startsWith("W/") ? name.substring(2) : name)
        .anyMatch(name -> name.equals("*") || name.equals(tag));
  }
}
