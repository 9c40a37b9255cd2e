package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.memory.Hashes;
import papercatalog.domain.memory.MemoryEngine;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** One order of the requests of the writers of a scenario, step by step. */
final class RequestOrder {
  /** A pause of this length lets the indexes see all changes: the bound that writers assume. */
  private static final Duration LAG = Duration.ofSeconds(2);

  private static final int NOBODY = -1;
  private static final int MAX_PAUSES = 2;

  private final MemoryEngine engine;
  private final Mutant mutant;
  private final SteppedThreads threads = new SteppedThreads();
  private final List<Writer> writers = new ArrayList<>();
  private final List<Turn> taken = new ArrayList<>();
  private final List<String> log = new ArrayList<>();
  private int last = NOBODY;
  private int faults;
  private int switches;
  private int pauses;

  /** Starts the writers; each waits with its first request. */
  RequestOrder(MemoryEngine engine, Scenario scenario, String table, Mutant mutant) {
    this.engine = engine;
    this.mutant = mutant;
    for (Scenario.Command command : scenario.commands()) {
      Writer writer = new Writer();
      writers.add(writer);
      writer.start(threads, command, table);
      threads.settle(writer::isSettled);
    }
  }

  List<Writer> writers() {
    return writers;
  }

  MemoryEngine engine() {
    return engine;
  }

  SteppedThreads threads() {
    return threads;
  }

  List<Turn> taken() {
    return taken;
  }

  /** The requests in their order, one a line. */
  String log() {
    return String.join("\n", log);
  }

  int switches() {
    return switches;
  }

  /** The possible next steps, beginning with the one that changes nothing. */
  List<Turn> steps(Bounds bounds) {
    List<Turn> steps = new ArrayList<>();
    for (int i = 0; i < writers.size(); i++) {
      int writer = (Math.max(last, 0) + i) % writers.size();
      if (writers.get(writer).waits() && switches + cost(writer) <= bounds.switches()) {
        steps.add(new Turn(writer, Turn.Kind.ANSWERED));
        if (faults < bounds.faults()) {
          bounds.kinds().stream()
              .filter(kind -> isPossible(writers.get(writer), kind))
              .forEach(kind -> steps.add(new Turn(writer, kind)));
        }
      }
    }
    if (!engine.table().isIndexed() && !steps.isEmpty()) {
      steps.add(new Turn(0, Turn.Kind.INDEXED));
    }
    return steps;
  }

  private static boolean isPossible(Writer writer, Turn.Kind kind) {
    return switch (kind) {
      case ANSWERED, INDEXED -> false;
      case KILLED -> true;
      case THROTTLED -> !writer.pauses();
      case UNHEARD, UNINDEXED -> writer.writes();
    };
  }

  /** One for a writer that goes on although the last one could; none in its first pauses. */
  private int cost(int writer) {
    boolean free =
        last == NOBODY
            || writer == last
            || !writers.get(last).waits()
            || writers.get(last).pauses() && pauses < MAX_PAUSES;
    return free ? 0 : 1;
  }

  void take(Turn step) {
    taken.add(step);
    log.add(step + " " + describe(step));
    if (step.kind() == Turn.Kind.INDEXED) {
      indexAll();
      return;
    }
    Writer writer = writers.get(step.writer());
    switches += cost(step.writer());
    pauses += last != NOBODY && last != step.writer() && writers.get(last).pauses() ? 1 : 0;
    last = step.writer();
    faults += step.kind().isFault() ? 1 : 0;
    switch (step.kind()) {
      case ANSWERED, INDEXED -> answer(writer);
      case KILLED -> writer.kill();
      case THROTTLED ->
          writer.hear(
              () -> {
                throw Requests.refusal(writer.request().orElseThrow(), "ThrottlingError");
              });
      case UNHEARD -> {
        try {
          engine.answer(mutant.sent(writer.request().orElseThrow()));
        } catch (RuntimeException _) {
          // The client does not hear it.
        }
        writer.hearNothing();
      }
      case UNINDEXED -> {
        engine.table().lag(true);
        answer(writer);
        engine.table().lag(false);
      }
    }
    threads.settle(writer::isSettled);
  }

  private void answer(Writer writer) {
    Optional<DynamoDbRequest> request = writer.request();
    if (request.isEmpty() && writer.pause().compareTo(LAG) >= 0 && mutant.waits()) {
      indexAll();
    }
    writer.hear(() -> request.map(mutant::sent).map(engine::answer).orElse(null));
  }

  void indexAll() {
    while (!engine.table().isIndexed()) {
      engine.table().indexNext();
    }
  }

  boolean isOver() {
    return writers.stream().noneMatch(Writer::waits);
  }

  /** Ends the writers that still wait. */
  void abandon() {
    writers.forEach(Writer::kill);
    threads.settle(() -> writers.stream().allMatch(Writer::hasEnded));
  }

  /** A hash of all that decides how the order can go on. */
  long state() {
    long state = Hashes.mix(engine.table().hash() + last + 8L * faults + 64L * pauses);
    for (Writer writer : writers) {
      state = Hashes.mix(state + writer.state());
    }
    return state;
  }

  private String describe(Turn step) {
    if (step.kind() == Turn.Kind.INDEXED) {
      return "";
    }
    return writers.get(step.writer()).request().map(Requests::describe).orElse("pause");
  }
}
