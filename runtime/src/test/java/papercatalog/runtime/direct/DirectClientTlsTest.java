package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsParameters;
import com.sun.net.httpserver.HttpsServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.runtime.packaging.LocalCertificate;
import software.amazon.awssdk.crt.auth.credentials.Credentials;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** Through TLS, a server must show a certificate that is trusted, and its own. */
@Tag("slow")
@Timeout(60)
final class DirectClientTlsTest {
  private static final Credentials ANY =
      new Credentials("local".getBytes(UTF_8), "local".getBytes(UTF_8), null);
  private static final GetItemRequest REQUEST =
      GetItemRequest.builder()
          .tableName("papers")
          .key(Map.of("PK", AttributeValue.fromS("x")))
          .build();

  @TempDir private static Path directory;
  private static LocalCertificate good;
  private static LocalCertificate expired;

  @BeforeAll
  static void makeCertificates() throws Exception {
    good = LocalCertificate.make(Files.createDirectory(directory.resolve("good")).resolve("p12"));
    expired =
        LocalCertificate.makeExpired(
            Files.createDirectory(directory.resolve("expired")).resolve("p12"));
  }

  @BeforeEach
  void trustBoth() throws IOException {
    System.setProperty(
        CrtConnections.AUTHORITIES,
        Files.writeString(directory.resolve("authorities.pem"), good.pem() + expired.pem())
            .toString());
  }

  @AfterEach
  void trustTheSystem() {
    System.clearProperty(CrtConnections.AUTHORITIES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x25519", "secp256r1", "secp384r1"})
  void server_thatIsTrusted_isAnswered_whicheverKeysItTakes(String group) throws Exception {
    try (Server server = Server.start(good, group);
        DirectClient client = client("localhost", server.port())) {
      assertThat(client.getItem(REQUEST).hasItem()).isFalse();
      assertThat(client.getItem(REQUEST).hasItem()).isFalse();
      assertThat(server.requests()).hasValue(2);
    }
  }

  @Test
  void certificate_ofAnotherName_isRefused() throws Exception {
    assertRefused("127.0.0.1", good);
  }

  @Test
  void certificate_thatHasExpired_isRefused() throws Exception {
    assertRefused("localhost", expired);
  }

  /** Without another list, that of the system counts. */
  @Test
  void certificate_ofAnUnknownAuthority_isRefused() throws Exception {
    trustTheSystem();
    assertRefused("localhost", good);
  }

  @Test
  void handshake_thatIsNotAnswered_isOverAtItsDeadline() throws Exception {
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        DirectClient client = client("localhost", silent.getLocalPort(), Duration.ofMillis(200))) {
      assertThatThrownBy(() -> client.getItem(REQUEST))
          .hasRootCauseInstanceOf(SocketTimeoutException.class);
    }
  }

  /** The library answers a broken handshake late, so that nobody learns from its time. */
  private static void assertRefused(String host, LocalCertificate certificate) throws Exception {
    try (Server server = Server.start(certificate, "x25519");
        DirectClient client = client(host, server.port(), Duration.ofSeconds(3))) {
      assertThatThrownBy(() -> client.getItem(REQUEST)).hasCauseInstanceOf(IOException.class);
      assertThat(server.requests()).hasValue(0);
    }
  }

  private static DirectClient client(String host, int port) {
    return client(host, port, Duration.ofSeconds(20));
  }

  private static DirectClient client(String host, int port, Duration timeout) {
    return new DirectClient(
        URI.create("https://" + host + ":" + port),
        "us-east-1",
        ANY,
        ClientSettings.forReads().within(1, timeout, timeout));
  }

  private record Server(HttpsServer https, AtomicInteger requests) implements AutoCloseable {
    /** One that knows a single group of keys. */
    static Server start(LocalCertificate certificate, String group) throws IOException {
      HttpsServer https =
          HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      https.setHttpsConfigurator(
          new HttpsConfigurator(certificate.context()) {
            @Override
            public void configure(HttpsParameters parameters) {
              SSLParameters own = getSSLContext().getDefaultSSLParameters();
              own.setNamedGroups(new String[] {group});
              parameters.setSSLParameters(own);
            }
          });
      AtomicInteger requests = new AtomicInteger();
      https.createContext(
          "/",
          exchange -> {
            requests.incrementAndGet();
            exchange.getRequestBody().readAllBytes();
            exchange.sendResponseHeaders(200, 2);
            exchange.getResponseBody().write("{}".getBytes(US_ASCII));
            exchange.close();
          });
      https.start();
      return new Server(https, requests);
    }

    int port() {
      return https.getAddress().getPort();
    }

    @Override
    public void close() {
      https.stop(0);
    }
  }
}
