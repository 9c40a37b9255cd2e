package papercatalog.runtime.http;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;

/** Looks up the address of a server, on a thread of its own: the JDK sets a lookup no limit. */
final class Lookup implements Runnable {
  private final Origin origin;
  private volatile InetSocketAddress address;

  private Lookup(Origin origin) {
    this.origin = origin;
  }

  /**
   * The address; an unresolved one when the host does not exist.
   *
   * @throws SocketTimeoutException when the name server does not answer in time
   */
  static InetSocketAddress address(Origin origin, Deadline deadline) throws IOException {
    Lookup lookup = new Lookup(origin);
    if (deadline.never()) {
      lookup.run();
      return lookup.address;
    }
    Thread thread = new Thread(lookup, "lookup");
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join(deadline.left());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("Interrupted while looking up " + origin.host());
    }
    if (lookup.address == null) {
      throw new SocketTimeoutException("Looking up " + origin.host() + " took too long");
    }
    return lookup.address;
  }

  @Override
  public void run() {
    address = new InetSocketAddress(origin.host(), origin.port());
  }
}
