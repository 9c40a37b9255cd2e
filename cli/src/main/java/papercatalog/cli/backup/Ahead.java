package papercatalog.cli.backup;

import module java.base;

/**
 * Runs a bounded number of tasks at a time and returns their results in the order of the tasks. It
 * takes a task only when it can start it. Not thread-safe.
 */
final class Ahead<T> implements AutoCloseable {
  private final Iterator<Supplier<T>> tasks;
  private final int room;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Deque<Future<T>> begun = new ArrayDeque<>();

  Ahead(Iterator<Supplier<T>> tasks, int room) {
    this.tasks = tasks;
    this.room = room;
  }

  /** Starts as many tasks as have room. */
  void begin() {
    while (begun.size() < room && tasks.hasNext()) {
      begun.add(threads.submit(tasks.next()::get));
    }
  }

  /** The next result, empty at the end; throws the exception of its task. */
  Optional<T> next() {
    begin();
    if (begun.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(begun.removeFirst().get());
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted", e);
    }
  }

  /** Waits for the tasks that have started. */
  @Override
  public void close() {
    threads.close();
  }
}
