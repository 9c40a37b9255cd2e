package papercatalog.runtime.http;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.Base64;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/**
 * Sockets through TLS whose first handshake does not read what AWS does not need: of the hundred
 * and forty authorities that a JVM trusts only those that sign AWS's certificates, and of the two
 * keys that it offers only the one that is made faster.
 *
 * <p>A connection that fails so is tried again as the JVM would by itself; so nothing is trusted
 * that a JVM would not trust. {@code docs/decisions/start.md} has the figures.
 */
final class TlsSockets {
  /** The file of certificates that takes the place of Amazon's, for servers of tests. */
  static final String AUTHORITIES = "papercatalog.client.authorities";

  private static final String AMAZON = "amazon.pem";

  // The factory reads such files by itself, with the help of regular expressions.
  private static final String BEGIN = "-----BEGIN CERTIFICATE-----";
  private static final String END = "-----END CERTIFICATE-----";
  private static final String[] GROUPS = {"x25519"};

  private final AtomicReference<SSLSocketFactory> amazons = new AtomicReference<>();
  private volatile Origin ofOthers;

  /**
   * Connects and shakes hands.
   *
   * @throws SSLException when the server's certificate is not trusted or not its own
   */
  SSLSocket open(Origin origin, Deadline deadline) throws IOException {
    boolean others = isOfOthers(origin);
    if (!others) {
      try {
        return secured(origin, deadline, amazons(), GROUPS);
      } catch (SSLException e) {
        others = e.getCause() instanceof CertificateException;
      }
    }
    SSLSocketFactory usual = (SSLSocketFactory) SSLSocketFactory.getDefault();
    SSLSocket socket = secured(origin, deadline, usual, null);
    if (others) {
      ofOthers = origin;
    }
    return socket;
  }

  /** Whether a server has a certificate that others than Amazon's authorities have signed. */
  boolean isOfOthers(Origin origin) {
    return origin.equals(ofOthers);
  }

  private static SSLSocket secured(
      Origin origin, Deadline deadline, SSLSocketFactory factory, String[] groups)
      throws IOException {
    Socket plain = HttpConnection.connected(origin, deadline);
    boolean done = false;
    try {
      SSLSocket socket =
          (SSLSocket) factory.createSocket(plain, origin.host(), origin.port(), true);
      SSLParameters parameters = socket.getSSLParameters();
      // Without it the certificate would be checked, but not whose it is.
      parameters.setEndpointIdentificationAlgorithm("HTTPS");
      parameters.setNamedGroups(groups);
      socket.setSSLParameters(parameters);
      socket.setSoTimeout(deadline.left());
      socket.startHandshake();
      done = true;
      return socket;
    } finally {
      if (!done) {
        plain.close();
      }
    }
  }

  private SSLSocketFactory amazons() throws IOException {
    SSLSocketFactory made = amazons.get();
    if (made != null) {
      return made;
    }
    try (InputStream file = authorities()) {
      String text = new String(file.readAllBytes(), US_ASCII);
      KeyStore trusted = KeyStore.getInstance("PKCS12");
      trusted.load(null, null);
      CertificateFactory factory = CertificateFactory.getInstance("X.509");
      for (int begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, begin)) {
        int end = text.indexOf(END, begin);
        byte[] lines = text.substring(begin + BEGIN.length(), end).getBytes(US_ASCII);
        InputStream encoded = new ByteArrayInputStream(Base64.getMimeDecoder().decode(lines));
        trusted.setCertificateEntry(Integer.toString(begin), factory.generateCertificate(encoded));
        begin = end;
      }
      TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
      trust.init(trusted);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, trust.getTrustManagers(), null);
      amazons.compareAndSet(null, context.getSocketFactory());
      return amazons.get();
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  private static InputStream authorities() throws IOException {
    String other = System.getProperty(AUTHORITIES);
    return other == null
        ? Objects.requireNonNull(TlsSockets.class.getResourceAsStream(AMAZON))
        : Files.newInputStream(Path.of(other));
  }
}
