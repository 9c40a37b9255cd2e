package papercatalog.cli.console;

import module java.base;

/**
 * Handles Ctrl-C and SIGTERM: asks the command to stop and delays the exit until it has reported
 * how far it got.
 */
public final class Interruption implements AutoCloseable {
  private static final int GRACE_SECONDS = 60;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean requested;

  public Interruption() {
    this(() -> {});
  }

  /**
   * @param stop called once when a signal arrives
   */
  public Interruption(Runnable stop) {
    hook = new Thread(() -> end(stop), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  public boolean requested() {
    return requested;
  }

  @Override
  public void close() {
    finished.countDown();
    if (!requested) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException _) {
        // The JVM is shutting down already.
      }
    }
  }

  private void end(Runnable stop) {
    requested = true;
    stop.run();
    try {
      finished.await(GRACE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
