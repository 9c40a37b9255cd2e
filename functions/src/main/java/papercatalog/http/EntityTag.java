package papercatalog.http;

import java.util.Arrays;
import java.util.HexFormat;
import papercatalog.json.JsonText;

/** The strong entity tag of an answer: a fingerprint of its body. */
final class EntityTag {
  private EntityTag() {}

  static String of(JsonText body) {
    return '"' + HexFormat.of().toHexDigits(body.fingerprint()) + '"';
  }

  /** Whether an If-None-Match header names a tag, by the weak comparison of RFC 9110. */
  static boolean named(String tag, String ifNoneMatch) {
    return Arrays.stream(ifNoneMatch.split(",", -1))
        .map(String::strip)
        .map(name -> name.startsWith("W/") ? name.substring(2) : name)
        .anyMatch(name -> name.equals("*") || name.equals(tag));
  }
}
