package papercatalog.benchmarks.clients;

import java.time.Duration;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache.ApacheHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.http.crt.AwsCrtHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;

/**
 * The HTTP client that an option of the JVM names, with the time limits of the functions as far as
 * it has such. Nothing of the others is loaded: a zip holds one of them.
 */
final class ChosenClient {
  /** Of the JVM. */
  private static final String OPTION = "papercatalog.http";

  /** A class of the CRT's is not asked to trust a certificate made for a test: it cannot be. */
  private static final String TRUST_ALL = "papercatalog.http.trust-all";

  private static final Duration LIMIT = Duration.ofMillis(1_400);

  private ChosenClient() {}

  static SdkHttpClient.Builder<?> builder() {
    String name = System.getProperty(OPTION);
    return switch (name) {
      case "url-connection" ->
          UrlConnectionHttpClient.builder().connectionTimeout(LIMIT).socketTimeout(LIMIT);
      case "apache4" -> apache4();
      case "apache5" -> Apache5HttpClient.builder().connectionTimeout(LIMIT).socketTimeout(LIMIT);
      case "crt" -> crt();
      case "jdk" -> new JdkHttpClient.Builder(LIMIT);
      default -> throw new IllegalStateException("No HTTP client: " + name);
    };
  }

  @SuppressWarnings("deprecation") // in favour of apache5, and still what many have
  private static SdkHttpClient.Builder<?> apache4() {
    return ApacheHttpClient.builder().connectionTimeout(LIMIT).socketTimeout(LIMIT);
  }

  private static SdkHttpClient.Builder<?> crt() {
    AwsCrtHttpClient.Builder builder = AwsCrtHttpClient.builder().connectionTimeout(LIMIT);
    return Boolean.getBoolean(TRUST_ALL) ? new TrustingBuilder(builder) : builder;
  }
}
