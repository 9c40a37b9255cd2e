package papercatalog.domain.client;

import module java.base;

import org.apache.hc.client5.http.SystemDefaultDnsResolver;

/**
 * Looks up addresses on a thread of its own. The JDK sets a lookup no limit and ignores interrupts,
 * by which the SDK ends an attempt that takes too long.
 */
final class InterruptibleLookup extends SystemDefaultDnsResolver {
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
