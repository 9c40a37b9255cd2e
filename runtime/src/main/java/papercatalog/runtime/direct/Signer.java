package papercatalog.runtime.direct;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import software.amazon.awssdk.crt.auth.credentials.Credentials;
import software.amazon.awssdk.crt.auth.signing.AwsSigner;
import software.amazon.awssdk.crt.auth.signing.AwsSigningConfig;
import software.amazon.awssdk.crt.http.HttpRequest;

/**
 * Signature Version 4 in native code: the JDK's hash would first load all of its cryptography
 * providers, a tenth of a start.
 */
record Signer(Credentials credentials, String region, String service) {
  static {
    CrtLibrary.load();
  }

  /** The credentials that Lambda gives a function; those of a user have no session token. */
  static Credentials credentials(Map<String, String> environment) {
    String token = environment.getOrDefault("AWS_SESSION_TOKEN", "");
    return new Credentials(
        environment.get("AWS_ACCESS_KEY_ID").getBytes(UTF_8),
        environment.get("AWS_SECRET_ACCESS_KEY").getBytes(UTF_8),
        token.isEmpty() ? null : token.getBytes(UTF_8));
  }

  HttpRequest signed(HttpRequest request, Instant now) {
    try (AwsSigningConfig config = new AwsSigningConfig()) {
      config.setAlgorithm(AwsSigningConfig.AwsSigningAlgorithm.SIGV4);
      config.setSignatureType(AwsSigningConfig.AwsSignatureType.HTTP_REQUEST_VIA_HEADERS);
      config.setSignedBodyHeader(AwsSigningConfig.AwsSignedBodyHeaderType.X_AMZ_CONTENT_SHA256);
      config.setCredentials(credentials);
      config.setRegion(region);
      config.setService(service);
      config.setTime(now.toEpochMilli());
      return AwsSigner.signRequest(request, config).join();
    }
  }
}
