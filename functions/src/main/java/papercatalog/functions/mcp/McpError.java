package papercatalog.functions.mcp;

import module java.base;

/** A message that is answered by an error of JSON-RPC, not by a result. */
final class McpError extends RuntimeException {
  static final int PARSE_ERROR = -32700;
  static final int INVALID_REQUEST = -32600;

  /** Of the revisions before 2026, which have a code for a resource that does not exist. */
  static final int RESOURCE_NOT_FOUND = -32002;

  static final int METHOD_NOT_FOUND = -32601;
  static final int INVALID_PARAMS = -32602;
  static final int INTERNAL_ERROR = -32603;
  static final int HEADER_MISMATCH = -32020;
  static final int UNSUPPORTED_VERSION = -32022;

  /** Of HTTP. */
  final int status;

  final int code;

  /** Empty if the message has none that could be read. */
  final transient Optional<Object> id;

  /** Empty for an error that needs no more than its message. */
  final transient Map<String, ?> data;

  McpError(int status, int code, String message) {
    this(status, code, message, Optional.empty(), Map.of());
  }

  private McpError(int status, int code, String message, Optional<Object> id, Map<String, ?> data) {
    super(message);
    this.status = status;
    this.code = code;
    this.id = id;
    this.data = data;
  }

  static McpError invalidRequest(String message) {
    return new McpError(400, INVALID_REQUEST, message);
  }

  /**
   * Of a request that is sound as such: clients take other statuses than 200 for a broken server.
   */
  static McpError invalidParams(String message) {
    return new McpError(200, INVALID_PARAMS, message);
  }

  static McpError mismatch(String header) {
    return new McpError(
        400, HEADER_MISMATCH, "The header " + header + " is missing, or differs from the body.");
  }

  McpError to(Optional<Object> request) {
    return new McpError(status, code, getMessage(), request, data);
  }

  McpError with(Map<String, ?> more) {
    return new McpError(status, code, getMessage(), id, more);
  }
}
