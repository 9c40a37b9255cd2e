package papercatalog.functions.http;

import java.util.Arrays;
import java.util.HexFormat;
import papercatalog.functions.content.Content;

/**
 * The strong entity tag of an answer: a fingerprint of its content, and of nothing else. Catalogs
 * of different tenants have equal tags where they answer with the very same bytes: a tag that one
 * of them has given gets a 304 from another only for what it would have sent anyway.
 */
final class EntityTag {
  private EntityTag() {}

  static String of(Content content) {
    return '"' + HexFormat.of().toHexDigits(content.fingerprint()) + '"';
  }

  /** Whether an If-None-Match header names a tag, by the weak comparison of RFC 9110. */
  static boolean named(String tag, String ifNoneMatch) {
    return Arrays.stream(ifNoneMatch.split(",", -1))
        .map(String::strip)
        .map(name -> name.startsWith("W/") ? name.substring(2) : name)
        .anyMatch(name -> name.equals("*") || name.equals(tag));
  }
}
