package papercatalog.publishing.orders;

import module java.base;

/**
 * Virtual threads that run on the thread of their owner, one at a time, and only while it lets
 * them. Threads that they start belong to them.
 */
final class SteppedThreads {
  private static final Constructor<?> BUILDER = builder();
  private static final Duration LOST = Duration.ofSeconds(60);

  private final BlockingQueue<Runnable> ready = new LinkedBlockingQueue<>();

  private static Constructor<?> builder() {
    try {
      Constructor<?> builder =
          Class.forName("java.lang.ThreadBuilders$VirtualThreadBuilder")
              .getDeclaredConstructor(Executor.class);
      builder.setAccessible(true); // --add-opens java.base/java.lang
      return builder;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  void start(Runnable work) {
    try {
      Executor carrier = ready::add;
      ((Thread.Builder.OfVirtual) BUILDER.newInstance(carrier)).start(work);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Runs the threads until each waits or has ended. A thread that meets one of another test at a
   * monitor comes back by itself.
   *
   * @param settled whether none is missing
   */
  void settle(BooleanSupplier settled) {
    Runnable next = ready.poll();
    while (next != null) {
      next.run();
      next = settled.getAsBoolean() ? ready.poll() : poll();
    }
  }

  private Runnable poll() {
    try {
      return Optional.ofNullable(ready.poll(LOST.toSeconds(), TimeUnit.SECONDS))
          .orElseThrow(() -> new IllegalStateException("A thread waits for no request"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Does work, with all threads that it starts. */
  void run(Runnable work) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    start(
        () -> {
          try {
            work.run();
            done.complete(null);
          } catch (Throwable e) {
            done.completeExceptionally(e);
          }
        });
    settle(done::isDone);
    switch (done.isCompletedExceptionally() ? done.exceptionNow() : null) {
      case null -> {}
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }
}
