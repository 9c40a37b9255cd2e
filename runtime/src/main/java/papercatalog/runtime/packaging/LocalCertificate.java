package papercatalog.runtime.packaging;

import module java.base;

import java.security.cert.Certificate;
import java.security.cert.CertificateEncodingException;

/** A self-signed certificate of {@code localhost} in a file with its key. */
public record LocalCertificate(Path store) {
  private static final String PASSWORD = "password";
  private static final String ALIAS = "localhost";

  public static LocalCertificate make(Path store) throws IOException, InterruptedException {
    return make(store, "-1d", "90");
  }

  public static LocalCertificate makeExpired(Path store) throws IOException, InterruptedException {
    return make(store, "-30d", "1");
  }

  private static LocalCertificate make(Path store, String start, String days)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    String options =
        "-J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -genkeypair -keyalg RSA -keysize 2048 -dname CN=localhost -ext san=dns:localhost"
            + " -storetype PKCS12 -J-Dkeystore.pkcs12.macIterationCount=1"
            + " -J-Dkeystore.pkcs12.certPbeIterationCount=1 -J-Dkeystore.pkcs12.keyPbeIterationCount=1";
    command.addAll(List.of(options.split(" ", -1)));
    command.addAll(List.of("-alias", ALIAS, "-startdate", start, "-validity", days));
    command.addAll(List.of("-storepass", PASSWORD, "-keystore", store.toString()));
    Process keytool = new ProcessBuilder(command).redirectErrorStream(true).start();
    keytool.getInputStream().transferTo(OutputStream.nullOutputStream());
    if (keytool.waitFor() != 0) {
      throw new IOException("keytool made no certificate");
    }
    LocalCertificate certificate = new LocalCertificate(store);
    certificate.writeTrusted();
    return certificate;
  }

  /**
   * A trust store of the JVM's authorities and this one takes as long to read as Lambda's; a
   * password would take longer.
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

  public void delete() throws IOException {
    Files.delete(trusted());
    Files.delete(store);
  }

  /** The context of a server with this certificate, or of a client that trusts no other. */
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

  public String pem() throws IOException {
    try {
      return pem(content().getCertificate(ALIAS));
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

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

  public String trust() {
    return "-Djavax.net.ssl.trustStore=" + trusted();
  }
}
