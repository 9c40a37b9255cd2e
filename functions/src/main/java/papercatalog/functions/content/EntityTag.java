package papercatalog.functions.content;

import module java.base;

/**
 * A fingerprint of the content only. It is strong, and weak when the content is compressed, since
 * another zlib makes other bytes. Equal contents of different tenants have equal tags, which leaks
 * nothing: a 304 replaces only the bytes that would be sent.
 */
public final class EntityTag {
  private EntityTag() {}

  public static String of(Content content) {
    return '"' + HexFormat.of().toHexDigits(content.fingerprint()) + '"';
  }

  public static String weak(String tag) {
    return "W/" + tag;
  }

  /** Returns whether an If-None-Match header contains a tag, by the weak comparison of RFC 9110. */
  public static boolean named(String tag, String ifNoneMatch) {
    return Arrays.stream(ifNoneMatch.split(",", -1))
        .map(String::strip)
        .map(name -> name.startsWith("W/") ? name.substring(2) : name)
        .anyMatch(name -> name.equals("*") || name.equals(tag));
  }
}
