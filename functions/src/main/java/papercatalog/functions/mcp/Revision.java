package papercatalog.functions.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** The revisions of the protocol that are spoken here, the latest first. */
enum Revision {
  /** Each request says which it is, in its body and again in headers. */
  STATELESS("2026-07-28"),
  /** A client says which it speaks once, in {@code initialize}. */
  HANDSHAKE("2025-11-25"),
  /** Differs in nothing that is used here. */
  EARLIER("2025-06-18");

  private static final String VERSION_HEADER = "mcp-protocol-version";
  private static final String VERSION = "protocolVersion";
  private static final String BASE64 = "=?base64?";
  private static final String BASE64_END = "?=";

  final String text;

  Revision(String text) {
    this.text = text;
  }

  static List<String> texts() {
    return Arrays.stream(values()).map(it -> it.text).toList();
  }

  private static Optional<Revision> of(Object text) {
    return Arrays.stream(values()).filter(it -> it.text.equals(text)).findFirst();
  }

  /** The revision of a message; fails with McpError if it breaks the rules of all. */
  static Revision of(Message message, Map<String, String> headers) {
    Optional<Object> named = message.meta(VERSION);
    Optional<String> header = Optional.ofNullable(headers.get(VERSION_HEADER)).map(String::strip);
    Optional<Revision> revision =
        named.isPresent() ? of(named.get()) : header.flatMap(Revision::of);
    boolean handshake =
        message.method().equals("initialize")
            || (header.isEmpty() && !message.method().equals("server/discover"));
    if (named.isEmpty() && handshake) {
      return HANDSHAKE;
    }
    if (revision.isPresent() && revision.get() != STATELESS) {
      requireSame(
          "MCP-Protocol-Version", header.or(() -> named.map(String::valueOf)), revision.get().text);
      return revision.get();
    }
    if (message.id().isPresent()) {
      requireMeta(message, named);
      requireSame("MCP-Protocol-Version", header, (String) named.get());
      if (revision.isEmpty()) {
        throw new McpError(400, McpError.UNSUPPORTED_VERSION, "This version is not spoken here.")
            .with(Map.of("supported", texts(), "requested", named.get()));
      }
      requireSame(
          "Mcp-Method",
          Optional.ofNullable(headers.get("mcp-method")).map(String::strip),
          message.method());
      String subject =
          switch (message.method()) {
            case "tools/call" -> "name";
            case "resources/read" -> "uri";
            default -> "";
          };
      if (!subject.isEmpty()) {
        Optional<String> name = Optional.ofNullable(headers.get("mcp-name")).map(Revision::decoded);
        requireSame("Mcp-Name", name, message.text(subject).orElse(""));
      }
    }
    return STATELESS;
  }

  /** The revision that answers {@code initialize}: the one asked for, or the latest. */
  static Revision negotiated(Message initialize) {
    return initialize
        .text(VERSION)
        .flatMap(Revision::of)
        .filter(it -> it != STATELESS)
        .orElse(HANDSHAKE);
  }

  private static void requireMeta(Message message, Optional<Object> version) {
    if (!(version.orElse(null) instanceof String)
        || !(message.meta("clientCapabilities").orElse(null) instanceof Map)) {
      throw new McpError(
          400,
          McpError.INVALID_PARAMS,
          "The parameters need _meta with protocolVersion and clientCapabilities; to speak %s, begin with initialize."
              .formatted(HANDSHAKE.text));
    }
  }

  private static void requireSame(String name, Optional<String> header, String body) {
    if (!header.equals(Optional.of(body))) {
      throw McpError.mismatch(name);
    }
  }

  private static String decoded(String header) {
    String text = header.strip();
    if (!text.startsWith(BASE64) || !text.endsWith(BASE64_END)) {
      return text;
    }
    try {
      String encoded = text.substring(BASE64.length(), text.length() - BASE64_END.length());
      return new String(Base64.getDecoder().decode(encoded), UTF_8);
    } catch (IllegalArgumentException | StringIndexOutOfBoundsException _) {
      throw McpError.mismatch("Mcp-Name");
    }
  }
}
