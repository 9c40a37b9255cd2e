package papercatalog.functions.http;

import module java.base;

import papercatalog.functions.content.Content;

/**
 * A fingerprint of the content only. It is strong, and weak when the content is compressed, since
 * another zlib makes other bytes. Equal contents of different tenants have equal tags, which leaks
 * nothing: a 304 replaces only the bytes that would be sent.
 */
final class EntityTag {
  private EntityTag() {}

  static String of(Content content) {
    return '"' + HexFormat.of().toHexDigits(content.fingerprint()) + '"';
  }

  static String weak(String tag) {
    return "W/" + tag;
  }

  /** Returns whether an If-None-Match header contains a tag, by the weak comparison of RFC 9110. */
  static boolean named(String tag, String ifNoneMatch) {
    return Arrays.stream(ifNoneMatch.split(",", -1))
        .map(String::strip)
        .map(name -> name.startsWith("W/") ? name.substring(2) : name)
        .anyMatch(name -> name.equals("*") || name.equals(tag));
  }
}
