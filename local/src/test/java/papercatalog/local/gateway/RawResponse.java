package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/**
 * Everything that a server sends on one connection.
 *
 * @param text each byte as one character
 */
record RawResponse(String text) {
  private static final int LONGEST_WAIT_MILLIS = 20_000;
  private static final Pattern HEAD =
      Pattern.compile("HTTP/1\\.[01] \\d{3}.*?\r\n\r\n", Pattern.DOTALL);
  private static final String HEAD_END = "\r\n\r\n";
  private static final Pattern STATUS_LINE =
      Pattern.compile("HTTP/1\\.[01] (\\d{3}) ?[^\r\n]*\r\n");

  /** Sends the bytes, ends the sending direction and reads until the server is done. */
  static RawResponse of(URI server, byte[] bytes) throws IOException {
    try (Socket socket = new Socket(server.getHost(), server.getPort())) {
      socket.setSoTimeout(LONGEST_WAIT_MILLIS);
      send(socket, bytes);
      return new RawResponse(received(socket.getInputStream()));
    }
  }

  /** The statuses of all its answers: more than one where the bytes held several requests. */
  List<Integer> statuses() {
    return STATUS_LINE.matcher(text).results().map(RawResponse::status).toList();
  }

  /** Status line and headers of every answer. */
  List<String> heads() {
    return HEAD.matcher(text).results().map(MatchResult::group).toList();
  }

  /** A header of the first answer, by its name in lower case; empty if it has none. */
  String header(String name) {
    int end = text.indexOf(HEAD_END);
    for (String line : text.substring(0, Math.max(0, end)).split("\r\n", -1)) {
      int colon = line.indexOf(':');
      if (colon > 0 && line.substring(0, colon).equalsIgnoreCase(name)) {
        return line.substring(colon + 1).strip();
      }
    }
    return "";
  }

  /** What the only answer says. */
  String body() {
    int end = text.indexOf(HEAD_END);
    return end < 0
        ? ""
        : new String(text.substring(end + HEAD_END.length()).getBytes(ISO_8859_1), UTF_8);
  }

  /** A server may refuse early and close while the client is still sending. */
  private static void send(Socket socket, byte[] bytes) throws IOException {
    try {
      OutputStream output = socket.getOutputStream();
      output.write(bytes);
      output.flush();
      socket.shutdownOutput();
    } catch (SocketException _) {
      // Refused already; the answer, if there is one, is still to be read.
    }
  }

  private static String received(InputStream input) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try {
      input.transferTo(all);
    } catch (SocketException _) {
      // Closed by the server, with what it had to say received or lost; a timeout is no such case.
    }
    return all.toString(ISO_8859_1);
  }

  private static int status(MatchResult line) {
    return Integer.parseInt(line.group(1));
  }
}
