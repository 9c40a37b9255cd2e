package papercatalog.benchmarks.clients;

import java.time.Duration;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache.ApacheHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.http.crt.AwsCrtHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;

/**
 * Creates the HTTP client named by a JVM option, with the functions' time limits where it supports
 * them. Loads no other client: a zip contains only one.
 */
final class ChosenClient {
  /** The JVM option. */
  private static final String OPTION = "papercatalog.http";

  /** The CRT client cannot be told to trust a test certificate. */
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

  @SuppressWarnings("deprecation") // replaced by apache5 but still in wide use
  private static SdkHttpClient.Builder<?> apache4() {
    return ApacheHttpClient.builder().connectionTimeout(LIMIT).socketTimeout(LIMIT);
  }

  private static SdkHttpClient.Builder<?> crt() {
    AwsCrtHttpClient.Builder builder = AwsCrtHttpClient.builder().connectionTimeout(LIMIT);
    return Boolean.getBoolean(TRUST_ALL) ? new TrustingBuilder(builder) : builder;
  }
}
