package papercatalog.client.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Through TLS, a server must show a certificate that is trusted, and its own. */
@Timeout(60)
final class TlsTest {
  private static final char[] PASSWORD = "password".toCharArray();
  private static final SSLContext UNTOUCHED = defaultContext();

  @TempDir static Path directory;

  /** The JVM's default context, and so that of the pool, trusts the certificate of "localhost". */
  @BeforeAll
  static void trustLocalhost() throws Exception {
    SSLContext.setDefault(context());
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
    static Server start() throws Exception {
      HttpsServer https =
          HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      https.setHttpsConfigurator(new HttpsConfigurator(context()));
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

  private static SSLContext context() throws Exception {
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream file = Files.newInputStream(keyStore())) {
      store.load(file, PASSWORD);
    }
    KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
    keys.init(store, PASSWORD);
    TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
    trust.init(store);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
    return context;
  }

  private static Path keyStore() throws IOException, InterruptedException {
    Path file = directory.resolve("localhost.p12");
    if (Files.notExists(file)) {
      Process keytool =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                  "-genkeypair",
                  "-keyalg",
                  "EC",
                  "-dname",
                  "CN=localhost",
                  "-ext",
                  "san=dns:localhost",
                  "-storetype",
                  "PKCS12",
                  "-keystore",
                  file.toString(),
                  "-storepass",
                  new String(PASSWORD))
              .redirectErrorStream(true)
              .start();
      String output = new String(keytool.getInputStream().readAllBytes(), US_ASCII);
      assertThat(keytool.waitFor()).as(output).isZero();
    }
    return file;
  }

  private static SSLContext defaultContext() {
    try {
      return SSLContext.getDefault();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
