package papercatalog.lambda;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/**
 * TLS in front of a local engine, with a certificate made on the spot: DynamoDB is spoken to
 * through TLS, and a function that has never done so has not loaded what it takes.
 */
public final class TlsFront implements AutoCloseable {
  private static final String PASSWORD = "password";

  private final URI engine;
  private final Path store;
  private final ServerSocket server;

  /** Opens it on a free port. */
  public TlsFront(URI engine) throws IOException, InterruptedException {
    this.engine = engine;
    store = Files.createTempFile("localhost", ".p12");
    makeCertificate(store);
    try {
      server =
          context(store)
              .getServerSocketFactory()
              .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
    Thread.ofPlatform().daemon().name("tls-front").start(this::accept);
  }

  /** Where the engine is found through TLS. */
  public URI endpoint() {
    return URI.create("https://localhost:" + server.getLocalPort());
  }

  /** The options by which a JVM trusts the certificate. */
  public List<String> trust() {
    return List.of(
        "-Djavax.net.ssl.trustStore=" + store, "-Djavax.net.ssl.trustStorePassword=" + PASSWORD);
  }

  @Override
  public void close() throws IOException {
    server.close();
    Files.delete(store);
  }

  private static void makeCertificate(Path store) throws IOException, InterruptedException {
    Files.delete(store);
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
                store.toString(),
                "-storepass",
                PASSWORD)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (keytool.waitFor() != 0) {
      throw new IOException("keytool made no certificate");
    }
  }

  private static SSLContext context(Path store) throws IOException, GeneralSecurityException {
    KeyStore keyStore = KeyStore.getInstance("PKCS12");
    try (InputStream file = Files.newInputStream(store)) {
      keyStore.load(file, PASSWORD.toCharArray());
    }
    KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
    keys.init(keyStore, PASSWORD.toCharArray());
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), null, null);
    return context;
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket client = server.accept();
        Socket plain = new Socket(engine.getHost(), engine.getPort());
        client.setTcpNoDelay(true);
        plain.setTcpNoDelay(true);
        Thread.ofVirtual().start(() -> pump(client, plain));
        Thread.ofVirtual().start(() -> pump(plain, client));
      } catch (IOException _) {
        // Whoever asked has left, or this is closed.
      }
    }
  }

  private static void pump(Socket from, Socket to) {
    try (from;
        to) {
      OutputStream output = to.getOutputStream();
      from.getInputStream().transferTo(output);
    } catch (IOException _) {
      // One side has closed, and so does the other.
    }
  }
}
