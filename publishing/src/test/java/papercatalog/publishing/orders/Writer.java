package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.memory.Hashes;
import papercatalog.domain.memory.MemoryClient;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.VirtualTime;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * One writer of an order: a command whose requests wait until the order lets them through. Its own
 * threads send theirs in the order in which they come.
 */
final class Writer {
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private long history = 1;
  private boolean killed;
  private boolean ended;
  private Optional<Throwable> failure = Optional.empty();

  /**
   * A request, or a pause if there is none, that waits.
   *
   * @param request empty for a pause
   */
  private static final class Waiting {
    final Optional<DynamoDbRequest> request;
    final Duration pause;
    final Thread thread = Thread.currentThread();
    Supplier<DynamoDbResponse> answer;

    Waiting(Optional<DynamoDbRequest> request, Duration pause) {
      this.request = request;
      this.pause = pause;
    }

    void end(Supplier<DynamoDbResponse> with) {
      answer = with;
      LockSupport.unpark(thread);
    }
  }

  void start(SteppedThreads threads, Scenario.Command command, String table) {
    threads.start(
        () -> {
          VirtualTime.takeOver(pause -> await(new Waiting(Optional.empty(), pause)));
          try {
            command.run(
                new CatalogTable(
                    new MemoryClient(
                        request ->
                            await(
                                new Waiting(
                                    Optional.of(Requests.withToken(request)), Duration.ZERO))),
                    table));
          } catch (Throwable e) {
            failure = Optional.of(e);
          }
          ended = true;
        });
  }

  private DynamoDbResponse await(Waiting one) {
    if (killed) {
      throw new Killed();
    }
    waiting.add(one);
    while (one.answer == null) {
      if (Thread.currentThread().isInterrupted()) {
        waiting.remove(one);
        throw AbortedException.create("Interrupted: another thread of the command has failed");
      }
      LockSupport.park();
    }
    return one.answer.get();
  }

  boolean waits() {
    return !waiting.isEmpty();
  }

  boolean pauses() {
    return waits() && waiting.getFirst().request.isEmpty();
  }

  boolean writes() {
    return waits() && waiting.getFirst().request.filter(Requests::writes).isPresent();
  }

  /** The next request; empty at a pause. */
  Optional<DynamoDbRequest> request() {
    return waiting.getFirst().request;
  }

  Duration pause() {
    return waiting.getFirst().pause;
  }

  /** Ends the first wait. */
  void hear(Supplier<DynamoDbResponse> answer) {
    try {
      DynamoDbResponse response = answer.get();
      history = Hashes.mix(history + (response == null ? 0 : Hashes.of(response)));
      waiting.remove().end(() -> response);
    } catch (RuntimeException e) {
      history = Hashes.mix(history + Hashes.of(e));
      waiting.remove().end(() -> rethrown(e));
    }
  }

  private static DynamoDbResponse rethrown(RuntimeException e) {
    throw e;
  }

  /** The engine has answered, but the client sends its request again. */
  void hearNothing() {
    history = Hashes.mix(history + 7);
  }

  void kill() {
    killed = true;
    while (waits()) {
      waiting
          .remove()
          .end(
              () -> {
                throw new Killed();
              });
    }
  }

  boolean isKilled() {
    return killed;
  }

  /** Whether the command has said that it is done. */
  boolean isAcknowledged() {
    return ended && !killed && failure.isEmpty();
  }

  Optional<Throwable> failure() {
    return killed ? Optional.empty() : failure;
  }

  boolean hasEnded() {
    return ended;
  }

  boolean isSettled() {
    return waits() || ended;
  }

  long state() {
    return killed ? 3 : ended ? Hashes.mix(history) + (failure.isPresent() ? 5 : 9) : history;
  }
}
