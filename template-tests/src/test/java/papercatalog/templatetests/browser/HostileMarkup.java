package papercatalog.templatetests.browser;

import java.util.Random;

/**
 * Texts that run {@code ran()} where they are taken for markup, break what they stand in, or lead
 * elsewhere.
 */
final class HostileMarkup {
  private static final String[] ATTACKS = {
    "<script>ran()</script>",
    "</script><script>ran()</script>",
    "</title><script>ran()</script>",
    "</style><script>ran()</script>",
    "</textarea><script>ran()</script>",
    "--><script>ran()</script><!--",
    "]]><script>ran()</script>",
    "\"><script>ran()</script>",
    "'><script>ran()</script>",
    "<img src=x onerror=ran()>",
    "\"><img src=x onerror=\"ran()\">",
    "<svg onload=ran()>",
    "<svg><script>ran()</script></svg>",
    "<svg><animate onbegin=ran() attributeName=x dur=1s>",
    "<iframe srcdoc=\"<script>parent.ran()</script>\"></iframe>",
    "<iframe src=javascript:parent.ran()>",
    "<object data=javascript:ran()>",
    "<embed src=javascript:ran()>",
    "<body onload=ran()>",
    "<details open ontoggle=ran()>",
    "<input autofocus onfocus=ran()>",
    "<video><source onerror=ran()></video>",
    "<math><mtext><table><mglyph><style><img src=x onerror=ran()>",
    "<meta http-equiv=refresh content='0;url=javascript:ran()'>",
    "<meta http-equiv=refresh content='0;url=http://127.0.0.1:9/'>",
    "<base href=http://127.0.0.1:9/>",
    "<link rel=stylesheet href=http://127.0.0.1:9/x.css>",
    "<style>*{background:url(http://127.0.0.1:9/x)}</style>",
    "<form action=http://127.0.0.1:9/><button>x</button></form>",
    "\" autofocus onfocus=\"ran()",
    "' autofocus onfocus='ran()",
    " onmouseover=ran() style=position:fixed;inset:0 ",
    "\" style=\"position:fixed;inset:0",
    "<a href=javascript:ran()>x</a>",
    "&lt;script&gt;ran()&lt;/script&gt;",
    "&#60;script&#62;ran()&#60;/script&#62;",
    "\\u003cscript\\u003eran()\\u003c/script\\u003e",
    "\\\"}; ran(); //",
    "{{constructor.constructor('ran()')()}}",
    "${ran()} #{ran()} <%= ran() %> @if(true)",
    "`${ran()}`",
    "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>&e;",
    "\\input{/etc/passwd} \\write18{x} % {\\def\\x",
    "}}}\n@misc{x, title = {y}}",
    "TY  - JOUR\nTI  - x\nER  - ",
    "{\"title\": \"x\"}, [",
    "=cmd|'/c calc'!A1",
    "\u202Eran()\u202C \u2066x\u2069",
    "\uFEFF\uFFFE\uFFFF\u2028\u2029\u00AD",
    "Z\u0351\u036B\u0343\u0340a\u0332\u0355l\u0301g\u0347o",
    "大きさ 📐 👩‍💻 é Größe ﷽",
    "x".repeat(400),
    "&",
    "<",
    "\"",
    "'",
    "\\",
    "%s %n %00 \\0",
  };
  private static final String[] ADDRESSES = {
    "javascript:ran()",
    "JavaScript:ran()//http://x",
    " javascript:ran()",
    "java\tscript:ran()",
    "javascript&colon;ran()",
    "vbscript:ran()",
    "data:text/html,<script>ran()</script>",
    "data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==",
    "blob:x",
    "file:///etc/passwd",
    "//127.0.0.1:9/x",
    "\\\\127.0.0.1:9\\x",
    "http://x\" onmouseover=\"ran()",
    "https://x/'><script>ran()</script>",
    "http://[::1",
    "http:",
    "http://user:pass@example.org/%zz?a=b&c=d#<script>",
    "https://example.org/大きさ",
  };

  private HostileMarkup() {}

  /** One line. */
  static String line(Random random, int maxLength) {
    String line = prose(random, maxLength).replaceAll("\\p{Cc}", " ");
    return line.isBlank() ? "<" : line;
  }

  /** Perhaps of several lines. */
  static String prose(Random random, int maxLength) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(3); i >= 0; i--) {
      text.append(ATTACKS[random.nextInt(ATTACKS.length)]);
    }
    if (random.nextInt(5) == 0) {
      text.append(address(random));
    }
    int length = Math.min(maxLength, text.length());
    boolean halved = Character.isHighSurrogate(text.charAt(length - 1));
    String whole = text.substring(0, halved ? length - 1 : length);
    return whole.isBlank() ? "<" : whole;
  }

  /** Where an identifier or a homepage would lead. */
  static String address(Random random) {
    return ADDRESSES[random.nextInt(ADDRESSES.length)].replaceAll("\\p{Cc}", " ");
  }
}
