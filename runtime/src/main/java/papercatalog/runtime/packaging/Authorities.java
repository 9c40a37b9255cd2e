package papercatalog.runtime.packaging;

import module java.base;

import java.security.cert.X509Certificate;

/**
 * The authorities of AWS's endpoints in the JDK: Amazon's, and the one before. <a
 * href="https://www.amazontrust.com/repository/">Their list</a>.
 */
final class Authorities {
  private static final Pattern NAME =
      Pattern.compile(
          "CN=(Amazon Root CA [1-4]|Starfield Services Root Certificate Authority - G2),.*");

  private static final int COUNT = 5;

  private Authorities() {}

  /** The certificates in one file; fails when the JDK does not list all of them. */
  static String pem() throws IOException {
    try {
      return pem(TrustManagerFactory.getInstance("PKIX"));
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  private static String pem(TrustManagerFactory factory) throws GeneralSecurityException {
    factory.init((KeyStore) null);
    X509TrustManager trust = (X509TrustManager) factory.getTrustManagers()[0];
    StringBuilder pem = new StringBuilder();
    int found = 0;
    for (X509Certificate authority : trust.getAcceptedIssuers()) {
      if (NAME.matcher(authority.getSubjectX500Principal().getName()).matches()) {
        pem.append(LocalCertificate.pem(authority));
        found++;
      }
    }
    if (found != COUNT) {
      throw new IllegalStateException(
          "The JDK lists " + found + " of the " + COUNT + " authorities of AWS's endpoints");
    }
    return pem.toString();
  }
}
