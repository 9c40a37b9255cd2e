package papercatalog.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C and SIGTERM while a command runs: it is asked to stop, and the process ends once it has
 * said how far it came.
 */
public final class Interruption implements AutoCloseable {
  private static final int GRACE_SECONDS = 60;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean requested;

  /** From here on, and until it is closed. */
  public Interruption(Runnable stop) {
    hook = new Thread(() -> end(stop), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Whether it was. */
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
        // It is being asked right now, when there is nothing left to stop.
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
