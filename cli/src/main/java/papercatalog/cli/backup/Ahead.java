package papercatalog.cli.backup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * Does a bounded number of tasks at a time and gives their results in the order of the tasks. A
 * task is taken when there is room for it and not before. For one thread.
 */
final class Ahead<T> implements Iterator<T>, AutoCloseable {
  private final Iterator<Supplier<T>> tasks;
  private final int room;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Deque<Future<T>> begun = new ArrayDeque<>();

  Ahead(Iterator<Supplier<T>> tasks, int room) {
    this.tasks = tasks;
    this.room = room;
  }

  @Override
  public boolean hasNext() {
    while (begun.size() < room && tasks.hasNext()) {
      begun.add(threads.submit(tasks.next()::get));
    }
    return !begun.isEmpty();
  }

  /** The next result, or the exception of the next task. */
  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    try {
      return begun.removeFirst().get();
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

  /** Waits for what has begun. */
  @Override
  public void close() {
    threads.close();
  }
}
