package papercatalog.local;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
  private static final String[] HEADERS = {
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

  private HostileRequest(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Always the same of the same seed. Two of three are sound HTTP, to reach what is behind it. */
  static HostileRequest of(long seed) {
    Random random = new Random(seed);
    if (random.nextInt(3) > 0) {
      String target = filled(pick(random, ROUTES), () -> HostileText.encoded(random));
      String request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
      return new HostileRequest(request.getBytes(UTF_8));
    }
    String line = pick(random, METHODS) + " " + pick(random, ROUTES) + " " + pick(random, VERSIONS);
    String template = line + "\r\nHost: localhost\r\n" + headers(random) + "\r\n" + body(random);
    String request = filled(template, () -> HostileText.of(random));
    byte[] bytes = request.getBytes(random.nextInt(4) == 0 ? ISO_8859_1 : UTF_8);
    return new HostileRequest(damaged(bytes, random));
  }

  byte[] bytes() {
    return bytes.clone();
  }

  /** How it begins, each byte as one character. */
  @Override
  public String toString() {
    return new String(bytes, 0, Math.min(300, bytes.length), ISO_8859_1);
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
