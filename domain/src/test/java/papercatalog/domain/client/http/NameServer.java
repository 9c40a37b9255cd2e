package papercatalog.domain.client.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolverProvider;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/** The machine's name server, but for two names. The JVM of these tests asks it. */
public final class NameServer extends InetAddressResolverProvider {
  /** Has no answer before {@link #answer}. */
  static final String SILENT = "silent.invalid";

  /** Does not exist. */
  static final String UNKNOWN = "unknown.invalid";

  private static final CountDownLatch ANSWERED = new CountDownLatch(1);

  static void answer() {
    ANSWERED.countDown();
  }

  @Override
  public InetAddressResolver get(Configuration configuration) {
    InetAddressResolver usual = configuration.builtinResolver();
    return new InetAddressResolver() {
      @Override
      public Stream<InetAddress> lookupByName(String host, LookupPolicy policy)
          throws UnknownHostException {
        if (host.equals(SILENT)) {
          awaitAnswer();
        }
        if (host.equals(SILENT) || host.equals(UNKNOWN)) {
          throw new UnknownHostException(host);
        }
        return usual.lookupByName(host, policy);
      }

      @Override
      public String lookupByAddress(byte[] address) throws UnknownHostException {
        return usual.lookupByAddress(address);
      }
    };
  }

  @Override
  public String name() {
    return "test";
  }

  private static void awaitAnswer() {
    try {
      ANSWERED.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
