package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

/** A request that no honest client would send, made up of a seed. */
final class HostileRequest {
  private static final String[] METHODS = {
    "GET",
    "GET",
    "GET",
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "PATCH",
    "get",
    "G\u0000T",
    "GÉT",
    "",
    " ",
    "GET GET",
    "X".repeat(3_000),
    "PRI",
    "*"
  };
  private static final String[] ROUTES = {
    "/papers/{}",
    "/papers/{}/authors",
    "/papers/WP-002/authors?cursor={}",
    "/papers/WP-002/versions?limit={}",
    "/papers/WP-002/versions/{}",
    "/papers/{}/versions/{}?{}",
    "/collections/{}/papers",
    "/collections/sosp/papers?cursor={}",
    "/authors/{}",
    "/collections/sosp/papers?limit={}",
    "/authors/{}/papers",
    "/topics/{}/papers?order={}",
    "/topics/consensus/papers?from={}&until={}",
    "/papers/WP-002?{}",
    "/papers/WP-002?format={}",
    "/papers/WP-002/versions/1?format={}",
    "/papers/{}?format=html",
    "/authors/barbara-liskov/papers?format=atom&limit={}",
    "/topics/databases/papers?format=ris&cursor={}",
    "/changes?format=atom&since={}",
    "/collections/{}/papers?format=bibtex",
    "/papers?doi={}&format=csl",
    "/collections/acm-journals/papers?{}",
    "/?{}",
    "/docs?{}={}",
    "/docs/{}",
    "/openapi.json?format={}",
    "/.well-known/{}",
    "/favicon.ico?{}",
    "/papers?doi={}",
    "/papers?url={}&limit={}",
    "/papers?{}={}&arxiv={}",
    "/papers?isbn=1&cursor={}",
    "/changes?since={}&until={}",
    "/changes?order=asc&cursor={}",
    "/collections?cursor={}",
    "/topics?limit={}&{}",
    "/collections/{}/papers?{}={}",
    "/{}",
    "{}",
    "*",
    "http://x/papers/{}",
    "x:443",
    "//{}",
    "/papers/{};a=b",
    "/papers/{}#{}",
    "/papers/{} HTTP/1.1\r\nX: "
  };
  private static final String[] PLAIN_METHODS = {"GET", "GET", "GET", "HEAD"};
  private static final String[] HOSTS = {
    "localhost", "localhost", "localhost", "{}", "a:1:2", "[::1"
  };
  private static final String[] ACCEPTED = {
    "*/*",
    "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "text/html",
    "text/html;q={}",
    "application/json;q=0, */*",
    "application/atom+xml",
    "application/x-bibtex, text/html;q=0.1",
    "application/x-research-info-systems;q=1.0001",
    "application/vnd.citationstyles.csl+json;a=\"{}\"",
    "{}",
    "{}/{}",
    "text/html;{}={}",
    "{}, {}, */*;q={}",
    "\"",
    ",".repeat(500),
    "a/b;q=0.5,".repeat(300),
  };
  private static final String[] HEADERS = {
    "Accept: {}",
    "Accept: text/html\r\nAccept: {}",
    "Host: ",
    "Host: a, b",
    "X-{}: {}",
    "{}",
    ": {}",
    "X\u0000: 1",
    " folded: {}",
    "Cookie: {}",
    "Cookie: {}; =; ;;",
    "Content-Length: {}",
    "Content-Length: 5\r\nContent-Length: 6",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: {}",
    "Expect: 100-continue",
    "Expect: {}",
    "Connection: {}",
    "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: {}",
    "Upgrade: websocket\r\nConnection: Upgrade",
    "If-None-Match: {}",
    "Content-Type: {}",
    "Accept-Encoding: {}",
    "Range: bytes={}",
    "X-Forwarded-For: {}",
    "Content-Encoding: gzip"
  };
  private static final String[] VERSIONS = {
    "HTTP/1.1",
    "HTTP/1.1",
    "HTTP/1.1",
    "HTTP/1.1",
    "HTTP/1.1",
    "HTTP/1.0",
    "HTTP/0.9",
    "HTTP/2.0",
    "HTTP/9.9",
    "http/1.1",
    "HTTP/1.1 ",
    "HTCPCP/1.0",
    ""
  };

  private final byte[] bytes;
  private final boolean sound;

  private HostileRequest(byte[] bytes, boolean sound) {
    this.bytes = bytes;
    this.sound = sound;
  }

  /** Always the same of the same seed. Two of three are sound HTTP, to reach what is behind it. */
  static HostileRequest of(long seed) {
    Random random = new Random(seed);
    if (random.nextInt(3) > 0) {
      String target = filled(route(random), () -> HostileText.encoded(random));
      String line = pick(random, PLAIN_METHODS) + " " + target + " HTTP/1.1\r\n";
      String request = line + filled(wishes(random), () -> HostileText.inHeader(random)) + "\r\n";
      return new HostileRequest(request.getBytes(UTF_8), true);
    }
    String line = pick(random, METHODS) + " " + route(random) + " " + pick(random, VERSIONS);
    String template = line + "\r\nHost: localhost\r\n" + headers(random) + "\r\n" + body(random);
    String request = filled(template, () -> HostileText.of(random));
    byte[] bytes = request.getBytes(random.nextInt(4) == 0 ? ISO_8859_1 : UTF_8);
    return new HostileRequest(damaged(bytes, random), false);
  }

  /** Whether it is HTTP, however odd, and so has one answer. */
  boolean isSound() {
    return sound;
  }

  byte[] bytes() {
    return bytes.clone();
  }

  /** How it begins, each byte as one character. */
  @Override
  public String toString() {
    return new String(bytes, 0, Math.min(300, bytes.length), ISO_8859_1);
  }

  /** One of these, or that of any pattern with any query. */
  private static String route(Random random) {
    List<AccessPattern<?>> patterns = AccessPatterns.all();
    int choice = random.nextInt(ROUTES.length + patterns.size());
    return choice < ROUTES.length
        ? ROUTES[choice]
        : patterns.get(choice - ROUTES.length).path().replaceAll("\\{\\w+}", "{}") + "?{}={}";
  }

  private static String wishes(Random random) {
    String host = "Host: " + pick(random, HOSTS) + "\r\n";
    String known = random.nextInt(8) == 0 ? "If-None-Match: *\r\n" : "";
    return random.nextInt(4) == 0
        ? host + known
        : host + known + "Accept: " + pick(random, ACCEPTED) + "\r\n";
  }

  private static String headers(Random random) {
    int count = random.nextInt(50) == 0 ? 2_000 : random.nextInt(4);
    return IntStream.range(0, count)
        .mapToObj(_ -> pick(random, HEADERS) + "\r\n")
        .collect(Collectors.joining());
  }

  private static String body(Random random) {
    return random.nextInt(4) == 0 ? "5\r\n{}\r\n0\r\n\r\n" : "";
  }

  private static String filled(String template, Supplier<String> value) {
    return Pattern.compile("\\{}")
        .matcher(template)
        .replaceAll(_ -> Matcher.quoteReplacement(value.get()));
  }

  /** Cut off anywhere, a bit flipped, sent twice, or left as it is. */
  private static byte[] damaged(byte[] bytes, Random random) {
    byte[] damaged = bytes.clone();
    switch (random.nextInt(8)) {
      case 0 -> damaged = Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
      case 1 -> damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      case 2 -> {
        damaged = Arrays.copyOf(bytes, 2 * bytes.length);
        System.arraycopy(bytes, 0, damaged, bytes.length, bytes.length);
      }
      default -> {}
    }
    return damaged;
  }

  static String pick(Random random, String[] choices) {
    return choices[random.nextInt(choices.length)];
  }
}
