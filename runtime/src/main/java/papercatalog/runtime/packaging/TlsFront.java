package papercatalog.runtime.packaging;

import module java.base;

/**
 * A TLS proxy for a local engine with a new self-signed certificate: a cold start on AWS includes
 * the classes for TLS.
 */
public final class TlsFront implements AutoCloseable {
  private final URI engine;
  private final LocalCertificate certificate;
  private final Path pem;
  private final Path authorities;
  private final ServerSocket server;

  public TlsFront(URI engine) throws IOException, InterruptedException {
    this.engine = engine;
    certificate =
        LocalCertificate.make(Files.createTempDirectory("localhost").resolve("localhost.p12"));
    pem = Files.writeString(certificate.store().resolveSibling("localhost.pem"), certificate.pem());
    authorities =
        Files.writeString(
            certificate.store().resolveSibling("authorities.pem"),
            Authorities.pem() + certificate.pem());
    server =
        certificate
            .context()
            .getServerSocketFactory()
            .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofPlatform().daemon().name("tls-front").start(this::accept);
  }

  public URI endpoint() {
    return URI.create("https://localhost:" + server.getLocalPort());
  }

  /** The JVM options with which a JVM and the functions' client trust the certificate. */
  public List<String> trust() {
    return List.of(certificate.trust(), "-Dpapercatalog.client.authorities=" + authorities);
  }

  /** The certificate alone, for programs that add it to the ones they trust. */
  public Path pem() {
    return pem;
  }

  /** With the package's authorities, so that reading it takes as long as on AWS. */
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
        // The client disconnected, or the proxy was closed.
      }
    }
  }

  private static void pump(Socket from, Socket to) {
    try (from;
        to) {
      OutputStream output = to.getOutputStream();
      from.getInputStream().transferTo(output);
    } catch (IOException _) {
      // One side closed the connection; close the other.
    }
  }
}
