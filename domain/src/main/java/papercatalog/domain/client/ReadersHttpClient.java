package papercatalog.domain.client;

import module java.base;

import org.apache.hc.client5.http.SystemDefaultDnsResolver;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;

/**
 * Apache's HTTP client for functions. A frozen function runs no thread that closes idle
 * connections, so a connection is checked when it is next used. Packages without Apache's jars load
 * no class but this one that names them.
 */
public final class ReadersHttpClient {
  /** DynamoDB and the networks on the way to it keep idle connections for longer than this. */
  private static final Duration LONGEST_IDLE = Duration.ofSeconds(20);

  private ReadersHttpClient() {}

  /** A builder of clients. The timeout is to connect, and to wait for the next bytes. */
  public static SdkHttpClient.Builder<?> builder(Duration timeout) {
    return Apache5HttpClient.builder()
        .connectionTimeout(timeout)
        .socketTimeout(timeout)
        .connectionMaxIdleTime(LONGEST_IDLE)
        .useIdleConnectionReaper(false)
        .expectContinueEnabled(false)
        .dnsResolver(new InterruptibleLookup());
  }

  /**
   * Looks up addresses on a thread of its own. The JDK sets a lookup no limit and ignores
   * interrupts, by which the SDK ends an attempt that takes too long.
   */
  private static final class InterruptibleLookup extends SystemDefaultDnsResolver {
    @Override
    public InetAddress[] resolve(String host) throws UnknownHostException {
      FutureTask<InetAddress[]> lookup = new FutureTask<>(() -> super.resolve(host));
      Thread.ofPlatform().daemon().name("lookup").start(lookup);
      try {
        return lookup.get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw unknown(host, e);
      } catch (ExecutionException e) {
        throw unknown(host, e.getCause());
      }
    }

    private static UnknownHostException unknown(String host, Throwable cause) {
      UnknownHostException unknown = new UnknownHostException(host);
      unknown.initCause(cause);
      return unknown;
    }
  }
}
