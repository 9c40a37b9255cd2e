package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** What may stand in a hostile request where an honest one has an identifier or a value. */
final class HostileText {
  private static final String[] ATTACKS = {
    "' OR '1'='1",
    "'; DROP TABLE papers; --",
    "{\"$gt\":\"\"}",
    "\"}],\"x\":{\"S\":\"",
    "PAPER#WP-002",
    "${jndi:ldap://127.0.0.1/x}",
    "%24%7Bjndi:ldap://127.0.0.1/x%7D",
    "{{7*7}}",
    "<script>x</script>",
    "../../../../etc/passwd",
    "..%2f..%2f",
    "%2e%2e/%2e%2e",
    "%00",
    "%0d%0aX-Injected:%201",
    "%0d%0a%0d%0aHTTP/1.1%20500%20Oops",
    "\r\nX-Injected: 1\r\n",
    "%E5%A4%A7",
    "%C0%AF",
    "%ED%A0%80",
    "%FF",
    "%",
    "%4",
    "%zz",
    "%u0041",
    "大きさ",
    "😀",
    "\u202E",
    "\uFEFF",
    "\u0000",
    "\t",
    "\u007F",
    "AYHk5xY",
    "AQAAAAAAAAAAMjAyNiN4AAAAAA",
    "-1",
    "99999999999999999999",
    "1e9",
    "0x1",
    "NaN",
    "null",
    "true",
    "[]",
    "a[]=1",
    "a=1&a=2",
    "&&&",
    "===",
    "?",
    ";",
    "#",
    "+",
    "2026-02-30",
    "0000",
    "9999-99-99"
  };

  private HostileText() {}

  static String of(Random random) {
    return switch (random.nextInt(10)) {
      case 0 -> HostileRequest.pick(random, ATTACKS).repeat(1 + random.nextInt(100));
      case 1 -> noise(random, 1 + random.nextInt(64));
      case 2 -> noise(random, 1 + random.nextInt(10_000));
      case 3 -> "WP-002" + HostileRequest.pick(random, ATTACKS);
      case 4 -> "sosp";
      case 5 -> "1";
      default -> HostileRequest.pick(random, ATTACKS);
    };
  }

  /** Most often so that the value arrives as it is, and sometimes as it stands there. */
  static String encoded(Random random) {
    String value = of(random);
    boolean printable = value.matches("[!-~]+");
    return printable && random.nextBoolean() ? value : URLEncoder.encode(value, UTF_8);
  }

  /** As a header may have it: without what would end it. */
  static String inHeader(Random random) {
    String value = of(random).replaceAll("[\\x00-\\x1F\\x7F]", "");
    return value.substring(0, Math.min(300, value.length()));
  }

  private static String noise(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return new String(bytes, ISO_8859_1);
  }
}
