package papercatalog.runtime.packaging;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import papercatalog.local.engine.LocalCertificate;

/**
 * TLS in front of a local engine, with a certificate made on the spot: DynamoDB is spoken to
 * through TLS, and a function that has never done so has not loaded what it takes.
 */
public final class TlsFront implements AutoCloseable {
  private final URI engine;
  private final LocalCertificate certificate;
  private final Path pem;
  private final Path authorities;
  private final ServerSocket server;

  /** Opens it on a free port. */
  public TlsFront(URI engine) throws IOException, InterruptedException {
    this.engine = engine;
    certificate =
        LocalCertificate.make(Files.createTempDirectory("localhost").resolve("localhost.p12"));
    pem = Files.writeString(certificate.store().resolveSibling("localhost.pem"), certificate.pem());
    authorities =
        Files.writeString(
            certificate.store().resolveSibling("authorities.pem"), certificate.trustedPem());
    server =
        certificate
            .context()
            .getServerSocketFactory()
            .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofPlatform().daemon().name("tls-front").start(this::accept);
  }

  /** Where the engine is found through TLS. */
  public URI endpoint() {
    return URI.create("https://localhost:" + server.getLocalPort());
  }

  /** The options by which a JVM, and the functions' client in it, trust the certificate. */
  public List<String> trust() {
    List<String> options = new ArrayList<>(certificate.trust());
    options.add("-Dpapercatalog.client.authorities=" + authorities);
    return options;
  }

  /** The file of the certificate alone, for programs that add it to what they trust. */
  public Path pem() {
    return pem;
  }

  /** A file as a system has it, with the certificate: reading it takes as long. */
  public Path authorities() {
    return authorities;
  }

  @Override
  public void close() throws IOException {
    server.close();
    Files.delete(pem);
    Files.delete(authorities);
    certificate.delete();
    Files.delete(certificate.store().getParent());
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
