package papercatalog.domain;

import module java.base;

/** Holds one request until a test lets it go on. */
public final class Gate {
  private final CountDownLatch arrival = new CountDownLatch(1);
  private final CountDownLatch opening = new CountDownLatch(1);

  /** Waits until the request is here. */
  public void awaitArrival() throws InterruptedException {
    await(arrival);
  }

  /** Lets the request go on. */
  public void open() {
    opening.countDown();
  }

  /** What the request does. */
  void pass() throws InterruptedException {
    arrival.countDown();
    await(opening);
  }

  private static void await(CountDownLatch latch) throws InterruptedException {
    if (!latch.await(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("No request came to the gate");
    }
  }
}
