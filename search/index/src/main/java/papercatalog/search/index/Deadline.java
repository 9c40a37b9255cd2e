package papercatalog.search.index;

import module java.base;

/** A time until which calls of a store may take: a store that hangs must not hold its caller. */
record Deadline(Duration limit, long nanos) {
  Deadline(Duration limit) {
    this(limit, System.nanoTime() + limit.toNanos());
  }

  <T> T one(Callable<T> call) throws IOException {
    return all(1, List.of(call)).getFirst();
  }

  /**
   * The results of calls that run at once. Calls that are not done in time are abandoned.
   *
   * @throws IOException when one fails, or is not done in time
   */
  <T> List<T> all(int threads, List<Callable<T>> calls) throws IOException {
    ExecutorService pool =
        Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> call :
          pool.invokeAll(calls, nanos - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        results.add(call.get());
      }
      return results;
    } catch (CancellationException _) {
      throw new SocketTimeoutException(
          "The index's store did not answer within %d s".formatted(limit.toSeconds()));
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException failure ? failure : new IOException(e.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("Interrupted while waiting for the index's store");
    } finally {
      pool.shutdownNow();
    }
  }
}
