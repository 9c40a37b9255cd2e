package papercatalog.runtime.http;

import module java.base;

/** Reads the answers of an HTTP/1.1 server off a connection, one after the other. */
final class ResponseReader {
  private static final int MAX_LINE = 16 * 1024;
  private static final int MAX_HEADERS = 200;

  private final InputStream input;
  private boolean lastResponse;

  ResponseReader(Socket socket) throws IOException {
    input = new BufferedInputStream(socket.getInputStream());
  }

  void awaitResponse() throws IOException {
    input.mark(1);
    next();
    input.reset();
  }

  HttpResponse read() throws IOException {
    int status;
    Map<String, String> headers;
    do {
      status = status(line());
      headers = headers();
    } while (status < 200); // as 100 Continue: the answer proper follows
    lastResponse = "close".equalsIgnoreCase(headers.get("Connection"));
    return new HttpResponse(status, headers, new ByteArrayInputStream(body(status, headers)));
  }

  /** Whether an answer has been read to its end, and may be followed by another. */
  boolean atEndOfResponse() throws IOException {
    return !lastResponse && input.available() == 0;
  }

  private static int status(String line) throws ProtocolException {
    if (!line.startsWith("HTTP/1.") || line.length() < 12) {
      throw new ProtocolException("No HTTP answer");
    }
    return number(line.substring(9, 12), 10);
  }

  private Map<String, String> headers() throws IOException {
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    int count = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      if (colon < 1 || ++count > MAX_HEADERS) {
        throw new ProtocolException("Bad header");
      }
      headers.putIfAbsent(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    return headers;
  }

  private byte[] body(int status, Map<String, String> headers) throws IOException {
    String coding = headers.get("Transfer-Encoding");
    String length = headers.get("Content-Length");
    if (status == 204 || status == 304) {
      return new byte[0];
    } else if (coding != null && !coding.equalsIgnoreCase("chunked")) {
      throw new ProtocolException("Unknown transfer coding");
    } else if (coding != null) {
      return chunks();
    } else if (length != null) {
      return bytes(number(length, 10));
    }
    lastResponse = true;
    return input.readAllBytes();
  }

  private byte[] chunks() throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (int size = chunkSize(); size > 0; size = chunkSize()) {
      body.write(bytes(size));
      line();
    }
    headers();
    return body.toByteArray();
  }

  private int chunkSize() throws IOException {
    String line = line();
    int extension = line.indexOf(';');
    return number((extension < 0 ? line : line.substring(0, extension)).strip(), 16);
  }

  private byte[] bytes(int length) throws IOException {
    byte[] bytes = new byte[length];
    if (input.readNBytes(bytes, 0, length) < length) {
      throw new EOFException("The answer broke off");
    }
    return bytes;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = next(); c != '\n'; c = next()) {
      if (line.length() == MAX_LINE) {
        throw new ProtocolException("Endless line");
      }
      line.append((char) c);
    }
    int last = line.length() - 1;
    return line.substring(0, last >= 0 && line.charAt(last) == '\r' ? last : last + 1);
  }

  private int next() throws IOException {
    int next = input.read();
    if (next < 0) {
      throw new EOFException("The server closed the connection");
    }
    return next;
  }

  private static int number(String text, int radix) throws ProtocolException {
    try {
      int number = Integer.parseInt(text, radix);
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException _) {
      // as a negative one: below
    }
    throw new ProtocolException("Bad number");
  }
}
