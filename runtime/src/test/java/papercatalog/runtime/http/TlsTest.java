package papercatalog.runtime.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsParameters;
import com.sun.net.httpserver.HttpsServer;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.local.engine.LocalCertificate;

/** Through TLS, a server must show a certificate that is trusted, and its own. */
@Timeout(60)
final class TlsTest {
  private static final SSLContext UNTOUCHED = defaultContext();
  private static final String ALERT_OF_AN_INTERNAL_ERROR = "15030300020250";
  private static final int MOST_OF_A_HELLO = 16 * 1024;

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

  @Test
  void exchange_withAServerOfAmazonsAuthorities_readsNoOthers(@TempDir Path directory)
      throws Exception {
    SSLContext.setDefault(UNTOUCHED); // which does not trust the server
    System.setProperty(TlsSockets.AUTHORITIES, pem(directory).toString());
    try (Server server = Server.start();
        ConnectionPool pool = new ConnectionPool(Duration.ofSeconds(20))) {
      assertThat(exchange(pool, "localhost", server).body()).hasContent("hello");
      assertThatThrownBy(() -> exchange(pool, "127.0.0.1", server))
          .isInstanceOf(SSLHandshakeException.class);
    } finally {
      System.clearProperty(TlsSockets.AUTHORITIES);
      SSLContext.setDefault(certificate.context());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x25519", "secp256r1", "secp384r1"})
  void server_thatDoesNotTakeTheFirstKey_isOfferedTheOthers(String group, @TempDir Path directory)
      throws Exception {
    System.setProperty(TlsSockets.AUTHORITIES, pem(directory).toString());
    TlsSockets sockets = new TlsSockets();
    try (Server server = Server.startWith(group)) {
      Origin origin = new Origin(true, "localhost", server.https.getAddress().getPort());
      try (SSLSocket socket = sockets.open(origin, Deadline.in(Duration.ofSeconds(20)))) {
        assertThat(socket.getSession().isValid()).isTrue();
      }
      assertThat(sockets.isOfOthers(origin)).isFalse();
    } finally {
      System.clearProperty(TlsSockets.AUTHORITIES);
    }
  }

  @Test
  void server_ofAnotherAuthority_isFromThenOnAskedAsTheJvmWould() throws Exception {
    TlsSockets sockets = new TlsSockets();
    try (Server server = Server.start()) {
      int port = server.https.getAddress().getPort();
      Origin origin = new Origin(true, "localhost", port);
      sockets.open(origin, Deadline.in(Duration.ofSeconds(20))).close();

      assertThat(sockets.isOfOthers(origin)).isTrue();
      assertThat(sockets.isOfOthers(new Origin(true, "dynamodb.example", port))).isFalse();
    }
  }

  /** What breaks off says nothing of the server's certificate. */
  @ParameterizedTest
  @ValueSource(strings = {"", ALERT_OF_AN_INTERNAL_ERROR})
  void handshake_thatBreaksOffOnce_leavesTheNextOneToAmazonsAuthorities(
      String lastWords, @TempDir Path directory) throws Exception {
    SSLContext.setDefault(UNTOUCHED); // which does not trust the server
    System.setProperty(TlsSockets.AUTHORITIES, pem(directory).toString());
    TlsSockets sockets = new TlsSockets();
    try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      Origin origin = new Origin(true, "localhost", server.getLocalPort());
      Thread.ofVirtual().start(() -> breakOffOnce(server, HexFormat.of().parseHex(lastWords)));

      assertThatThrownBy(() -> sockets.open(origin, Deadline.in(Duration.ofSeconds(20))))
          .isInstanceOf(SSLException.class);
      try (SSLSocket socket = sockets.open(origin, Deadline.in(Duration.ofSeconds(20)))) {
        assertThat(socket.getSession().isValid()).isTrue();
      }
    } finally {
      System.clearProperty(TlsSockets.AUTHORITIES);
      SSLContext.setDefault(certificate.context());
    }
  }

  /** Whoever is trusted first is trusted by every JVM. */
  @Test
  void amazonsAuthorities_areThoseOfTheJdk_andInTheirTime() throws Exception {
    TrustManagerFactory usual = TrustManagerFactory.getInstance("PKIX");
    usual.init((KeyStore) null);
    X509TrustManager trusted = (X509TrustManager) usual.getTrustManagers()[0];
    try (InputStream file = TlsSockets.class.getResourceAsStream("amazon.pem")) {
      Collection<? extends Certificate> certificates =
          CertificateFactory.getInstance("X.509").generateCertificates(file);

      assertThat(certificates).hasSize(5);
      assertThat(List.of(trusted.getAcceptedIssuers())).containsAll(asIssuers(certificates));
      for (X509Certificate certificate : asIssuers(certificates)) {
        certificate.checkValidity(Date.from(Instant.now().plus(Duration.ofDays(365))));
        assertThat(certificate.getSubjectX500Principal().getName())
            .containsAnyOf("Amazon Root CA", "Starfield Services Root");
      }
    }
  }

  private static void breakOffOnce(ServerSocket server, byte[] lastWords) {
    try {
      try (Socket first = server.accept()) {
        int _ = first.getInputStream().read(new byte[MOST_OF_A_HELLO]);
        first.getOutputStream().write(lastWords);
      }
      while (true) {
        Socket plain = server.accept();
        Thread.ofVirtual().start(() -> shakeHands(plain));
      }
    } catch (IOException _) {
      // The test is over.
    }
  }

  private static void shakeHands(Socket plain) {
    try {
      SSLSocket socket =
          (SSLSocket) certificate.context().getSocketFactory().createSocket(plain, null, 0, true);
      socket.setUseClientMode(false);
      socket.startHandshake();
    } catch (IOException _) {
      // The client refuses, which is for the test to see.
    }
  }

  private static List<X509Certificate> asIssuers(Collection<? extends Certificate> certificates) {
    return certificates.stream().map(X509Certificate.class::cast).toList();
  }

  private static Path pem(Path directory) throws IOException {
    return Files.writeString(directory.resolve("localhost.pem"), certificate.pem());
  }

  private static HttpResponse exchange(ConnectionPool pool, String host, Server server)
      throws IOException {
    Origin origin = new Origin(true, host, server.https.getAddress().getPort());
    byte[] request = ("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n").getBytes(US_ASCII);
    return pool.exchange(origin, request, new AtomicReference<Closeable>());
  }

  private record Server(HttpsServer https) implements AutoCloseable {
    static Server start() throws IOException {
      return start(new HttpsConfigurator(certificate.context()));
    }

    /** One that knows a single group of keys. */
    static Server startWith(String group) throws IOException {
      return start(
          new HttpsConfigurator(certificate.context()) {
            @Override
            public void configure(HttpsParameters parameters) {
              SSLParameters own = getSSLContext().getDefaultSSLParameters();
              own.setNamedGroups(new String[] {group});
              parameters.setSSLParameters(own);
            }
          });
    }

    private static Server start(HttpsConfigurator configurator) throws IOException {
      HttpsServer https =
          HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      https.setHttpsConfigurator(configurator);
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
