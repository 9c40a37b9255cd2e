package papercatalog.runtime.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

/** Reads the answers of an HTTP/1.1 server off a connection, one after the other. */
final class ResponseReader {
  private static final int BUFFER = 8 * 1024;
  private static final int MAX_LINE = 16 * 1024;
  private static final int MAX_HEADERS = 200;

  private final InputStream input;
  private final byte[] buffer = new byte[BUFFER];
  private int next;
  private int end;
  private boolean lastResponse;

  ResponseReader(Socket socket) throws IOException {
    this.input = socket.getInputStream();
  }

  void awaitResponse() throws IOException {
    if (next == end && !fill()) {
      throw new EOFException("The server closed the connection");
    }
  }

  HttpResponse read() throws IOException {
    int status;
    List<HttpResponse.Header> headers;
    do {
      status = status(line());
      headers = headers();
    } while (status < 200); // as 100 Continue: the answer proper follows
    lastResponse = "close".equalsIgnoreCase(HttpResponse.value(headers, "Connection"));
    return new HttpResponse(status, headers, body(status, headers));
  }

  /** Whether an answer has been read to its end, and may be followed by another. */
  boolean atEndOfResponse() {
    return !lastResponse && next == end;
  }

  private static int status(String line) throws ProtocolException {
    if (!line.startsWith("HTTP/1.") || line.length() < 12) {
      throw new ProtocolException("No HTTP answer");
    }
    return number(line.substring(9, 12), 10);
  }

  private List<HttpResponse.Header> headers() throws IOException {
    List<HttpResponse.Header> headers = new ArrayList<>();
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      if (colon < 1 || headers.size() == MAX_HEADERS) {
        throw new ProtocolException("Bad header");
      }
      headers.add(
          new HttpResponse.Header(line.substring(0, colon), line.substring(colon + 1).strip()));
    }
    return headers;
  }

  private byte[] body(int status, List<HttpResponse.Header> headers) throws IOException {
    if (status == 204 || status == 304) {
      return new byte[0];
    }
    String coding = HttpResponse.value(headers, "Transfer-Encoding");
    if (coding != null) {
      if (!coding.equalsIgnoreCase("chunked")) {
        throw new ProtocolException("Unknown transfer coding");
      }
      return chunks();
    }
    String length = HttpResponse.value(headers, "Content-Length");
    return length == null ? rest() : bytes(number(length, 10));
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

  private byte[] rest() throws IOException {
    lastResponse = true;
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    do {
      body.write(buffer, next, end - next);
      next = end;
    } while (fill());
    return body.toByteArray();
  }

  private byte[] bytes(int length) throws IOException {
    byte[] bytes = new byte[length];
    int have = Math.min(length, end - next);
    System.arraycopy(buffer, next, bytes, 0, have);
    next += have;
    while (have < length) {
      int read = input.read(bytes, have, length - have);
      if (read < 0) {
        throw new EOFException("The answer broke off");
      }
      have += read;
    }
    return bytes;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    while (true) {
      int start = next;
      while (next < end && buffer[next] != '\n') {
        next++;
      }
      line.append(new String(buffer, start, next - start, ISO_8859_1));
      if (next < end) {
        next++;
        int length = line.length();
        boolean carriageReturn = length > 0 && line.charAt(length - 1) == '\r';
        return line.substring(0, carriageReturn ? length - 1 : length);
      }
      if (line.length() > MAX_LINE) {
        throw new ProtocolException("Endless line");
      }
      if (!fill()) {
        throw new EOFException("The server closed the connection");
      }
    }
  }

  private boolean fill() throws IOException {
    int read = input.read(buffer, 0, BUFFER);
    next = 0;
    end = Math.max(0, read);
    return read >= 0;
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
