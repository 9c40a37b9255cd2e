package papercatalog.cli.console;

import module java.base;

/** Lets Ctrl-C and SIGTERM stop the command, and waits until it has reported its progress. */
public final class Interruption implements AutoCloseable {
  private static final int GRACE_SECONDS = 60;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean requested;

  public Interruption() {
    this(() -> {});
  }

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
