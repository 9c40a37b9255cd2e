package papercatalog.client.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.engine.LocalCertificate;

/** Through TLS, a server must show a certificate that is trusted, and its own. */
@Timeout(60)
final class TlsTest {
  private static final SSLContext UNTOUCHED = defaultContext();

  private static LocalCertificate certificate;

  /** The JVM's default context, and so that of the pool, trusts the certificate of "localhost". */
  @BeforeAll
  static void trustLocalhost(@TempDir Path directory) throws Exception {
    certificate = LocalCertificate.make(directory.resolve("localhost.p12"));
    SSLContext.setDefault(certificate.context());
  }

  @AfterAll
  static void trustNobodyElseAnyMore() {
    SSLContext.setDefault(UNTOUCHED);
  }

  @Test
  void exchange_withTheServerOfTheCertificate_isAnswered() throws Exception {
    try (Server server = Server.start();
        ConnectionPool pool = new ConnectionPool(Duration.ofSeconds(20))) {
      assertThat(exchange(pool, "localhost", server).body()).hasContent("hello");
      assertThat(exchange(pool, "localhost", server).body()).hasContent("hello");
    }
  }

  @Test
  void exchange_withACertificateOfAnotherName_isRefused() throws Exception {
    try (Server server = Server.start();
        ConnectionPool pool = new ConnectionPool(Duration.ofSeconds(20))) {
      assertThatThrownBy(() -> exchange(pool, "127.0.0.1", server))
          .isInstanceOf(SSLHandshakeException.class);
    }
  }

  private static HttpResponse exchange(ConnectionPool pool, String host, Server server)
      throws IOException {
    Origin origin = new Origin(true, host, server.https.getAddress().getPort());
    byte[] request = ("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n").getBytes(US_ASCII);
    return pool.exchange(origin, request, new AtomicReference<Closeable>());
  }

  private record Server(HttpsServer https) implements AutoCloseable {
    static Server start() throws IOException {
      HttpsServer https =
          HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      https.setHttpsConfigurator(new HttpsConfigurator(certificate.context()));
      https.createContext(
          "/",
          exchange -> {
            exchange.sendResponseHeaders(200, 5);
            exchange.getResponseBody().write("hello".getBytes(US_ASCII));
            exchange.close();
          });
      https.start();
      return new Server(https);
    }

    @Override
    public void close() {
      https.stop(0);
    }
  }

  private static SSLContext defaultContext() {
    try {
      return SSLContext.getDefault();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
