package papercatalog.runtime.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.NameServer;
import papercatalog.domain.ScriptedServer;

/** HTTP/1.1 as servers really speak it: whole, in crumbs, broken off, too long, not at all. */
@Timeout(60)
final class HttpConnectionTest {
  private static final byte[] REQUEST = "POST / HTTP/1.1\r\n\r\n".getBytes(ISO_8859_1);
  private static final String OK = "HTTP/1.1 200 OK\r\n";

  @Test
  void exchange_readsStatusHeadersAndBody_howeverThePacketsFall() throws IOException {
    String response = OK + "X-Amz-Crc32: 7\r\nContent-Length: 5\r\n\r\nhello";
    for (int size : new int[] {1, 7, response.length()}) {
      try (ScriptedServer server = ScriptedServer.saying(size, response);
          HttpConnection connection = to(server)) {
        HttpResponse read = connection.exchange(REQUEST);

        assertThat(read.status()).isEqualTo(200);
        assertThat(read.headers())
            .containsExactlyInAnyOrderEntriesOf(Map.of("X-Amz-Crc32", "7", "Content-Length", "5"));
        assertThat(read.body()).hasContent("hello");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        OK + "Transfer-Encoding: chunked\r\n\r\n3;x=y\r\nhel\r\n2\r\nlo\r\n0\r\nTrailer: t\r\n\r\n",
        "HTTP/1.1 100 Continue\r\n\r\n" + OK + "content-length: 5\r\n\r\nhello",
        "HTTP/1.0 200 OK\nContent-Length:5\n\nhello"
      })
  void exchange_understandsWhatHttpAllows_andKeepsTheConnection(String response)
      throws IOException {
    try (ScriptedServer server = ScriptedServer.saying(1_000, response, response);
        HttpConnection connection = to(server)) {
      assertThat(connection.exchange(REQUEST).body()).hasContent("hello");
      assertThat(connection.exchange(REQUEST).body()).hasContent("hello");

      assertThat(server.connections()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        OK + "Connection: close\r\nContent-Length: 5\r\n\r\nhello",
        OK + "Content-Length: 5\r\n\r\nhello!"
      })
  void exchange_afterWhichNothingMayFollow_opensAnotherConnection(String response)
      throws IOException {
    try (ScriptedServer server = ScriptedServer.saying(1_000, response, response);
        HttpConnection connection = to(server)) {
      assertThat(connection.exchange(REQUEST).body()).hasContent("hello");
      assertThat(connection.exchange(REQUEST).body()).hasContent("hello");

      assertThat(server.connections()).isEqualTo(2);
    }
  }

  @Test
  void exchange_withoutALength_endsWithTheConnection() throws IOException {
    try (ScriptedServer server = ScriptedServer.hangingUpAfter(OK + "\r\nhello");
        HttpConnection connection = to(server)) {
      assertThat(connection.exchange(REQUEST).body()).hasContent("hello");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "HTTP/1.1 200", OK + "Content-Le", OK + "Content-Length: 9\r\n\r\nhello"})
  void exchange_thatBreaksOff_fails(String response) throws IOException {
    try (ScriptedServer server = ScriptedServer.hangingUpAfter(response);
        HttpConnection connection = to(server)) {
      assertThatThrownBy(() -> connection.exchange(REQUEST))
          .isInstanceOfAny(EOFException.class, SocketException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SSH-2.0-OpenSSH_9.6\r\n\r\n",
        "HTTP/1.1 abc\r\n\r\n",
        OK + "no colon\r\n\r\n",
        OK + "Content-Length: -1\r\n\r\n",
        OK + "Content-Length: 99999999999\r\n\r\n",
        OK + "Transfer-Encoding: gzip\r\n\r\n",
        OK + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n"
      })
  void exchange_withWhatIsNoHttp_fails(String response) throws IOException {
    try (ScriptedServer server = ScriptedServer.saying(1_000, response);
        HttpConnection connection = to(server)) {
      assertThatThrownBy(() -> connection.exchange(REQUEST)).isInstanceOf(ProtocolException.class);
    }
  }

  @Test
  void exchange_withEndlessHeads_fails() throws IOException {
    String line = OK + "X: " + "x".repeat(100_000);
    String headers = OK + "X: x\r\n".repeat(1_000);
    for (String response : new String[] {line, headers}) {
      try (ScriptedServer server = ScriptedServer.saying(100_000, response);
          HttpConnection connection = to(server)) {
        assertThatThrownBy(() -> connection.exchange(REQUEST)).isInstanceOf(IOException.class);
      }
    }
  }

  @Test
  void exchange_withAHostThatDoesNotExist_fails() throws IOException {
    try (HttpConnection connection = new HttpConnection(NameServer.UNKNOWN, 80)) {
      assertThatThrownBy(() -> connection.exchange(REQUEST))
          .isInstanceOf(UnknownHostException.class);
    }
  }

  @Test
  void exchange_waitsForWhateverTrickles() throws IOException {
    try (ScriptedServer server = ScriptedServer.trickling(OK + "Content-Length: 5\r\n\r\nhello");
        HttpConnection connection = to(server)) {
      assertThat(connection.exchange(REQUEST).body()).hasContent("hello");
      assertThat(connection.exchange(REQUEST).body()).hasContent("hello");

      assertThat(server.connections()).isEqualTo(1);
    }
  }

  @Test
  void exchange_afterTheServerLeft_connectsAnew() throws IOException {
    String response = OK + "Content-Length: 5\r\n\r\nhello";
    try (ScriptedServer server = ScriptedServer.hangingUpAfter(response);
        HttpConnection connection = to(server)) {
      connection.exchange(REQUEST);

      assertThat(connection.exchange(REQUEST).body()).hasContent("hello");
      assertThat(server.connections()).isEqualTo(2);
    }
  }

  private static HttpConnection to(ScriptedServer server) {
    return new HttpConnection("127.0.0.1", server.port());
  }
}
