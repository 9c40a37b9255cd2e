package papercatalog.domain;

import module java.base;

/** The machine's name server, but for two names. The JVM of these tests asks it. */
public final class NameServer extends InetAddressResolverProvider {
  /** Has no answer before {@link #answer}. */
  public static final String SILENT = "silent.invalid";

  /** Does not exist. */
  public static final String UNKNOWN = "unknown.invalid";

  private static final AtomicReference<CountDownLatch> ANSWERED =
      new AtomicReference<>(new CountDownLatch(1));

  /** Ends the lookups of {@link #SILENT} that are under way. */
  public static void answer() {
    ANSWERED.getAndSet(new CountDownLatch(1)).countDown();
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
      ANSWERED.get().await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
