package papercatalog.local.engine;

import module java.base;

import java.security.cert.Certificate;
import java.security.cert.CertificateEncodingException;

/**
 * A certificate of {@code localhost}, made on the spot: what listens there shows it, and what asks
 * there trusts it.
 *
 * @param store the file that it is in, with its key
 */
public record LocalCertificate(Path store) {
  private static final String PASSWORD = "password";
  private static final String ALIAS = "localhost";

  /**
   * Makes it.
   *
   * @param store a file that is not there yet
   */
  public static LocalCertificate make(Path store) throws IOException, InterruptedException {
    return make(store, "-1d", "90");
  }

  /** Makes one that was good for a day, a month ago. */
  public static LocalCertificate makeExpired(Path store) throws IOException, InterruptedException {
    return make(store, "-30d", "1");
  }

  private static LocalCertificate make(Path store, String start, String days)
      throws IOException, InterruptedException {
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                ALIAS,
                "-keyalg",
                "RSA",
                "-keysize",
                "2048",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost",
                "-startdate",
                start,
                "-validity",
                days,
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
    LocalCertificate certificate = new LocalCertificate(store);
    certificate.writeTrusted();
    return certificate;
  }

  /**
   * What a JVM trusts anyway, and this: it takes as long to read as what it trusts on Lambda, and
   * has no password, which would take longer.
   */
  private void writeTrusted() throws IOException {
    try {
      KeyStore authorities =
          KeyStore.getInstance(
              Path.of(System.getProperty("java.home"), "lib", "security", "cacerts").toFile(),
              (char[]) null);
      KeyStore trusted = KeyStore.getInstance("PKCS12");
      trusted.load(null, null);
      for (String name : Collections.list(authorities.aliases())) {
        trusted.setCertificateEntry(name, authorities.getCertificate(name));
      }
      trusted.setCertificateEntry(ALIAS, content().getCertificate(ALIAS));
      try (OutputStream file = Files.newOutputStream(trusted())) {
        trusted.store(file, null);
      }
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  private Path trusted() {
    return store.resolveSibling("trusted.p12");
  }

  /** Removes its files. */
  public void delete() throws IOException {
    Files.delete(trusted());
    Files.delete(store);
  }

  /** Of a server that shows it, or of a client that trusts it and no other. */
  public SSLContext context() throws IOException {
    try {
      KeyStore content = content();
      KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
      keys.init(content, PASSWORD.toCharArray());
      TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
      trust.init(content);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
      return context;
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  /** The certificate alone, as programs that are no JVM read it. */
  public String pem() throws IOException {
    try {
      return pem(content().getCertificate(ALIAS));
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  /** A certificate as programs that are no JVM read it. */
  public static String pem(Certificate certificate) throws CertificateEncodingException {
    return "-----BEGIN CERTIFICATE-----\n"
        + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(certificate.getEncoded())
        + "\n-----END CERTIFICATE-----\n";
  }

  private KeyStore content() throws IOException, GeneralSecurityException {
    try (InputStream file = Files.newInputStream(store)) {
      KeyStore content = KeyStore.getInstance("PKCS12");
      content.load(file, PASSWORD.toCharArray());
      return content;
    }
  }

  /** The options by which a JVM trusts it. */
  public List<String> trust() {
    return List.of("-Djavax.net.ssl.trustStore=" + trusted());
  }
}
